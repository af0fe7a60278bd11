import type { ownInvitationRoutes } from "@heirlock/contract/members/invitations";
import type { Answer } from "@heirlock/contract/route";
import type { MemberRole } from "@heirlock/domain/members/roles";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../platform/api/call.ts";
import { refreshUserFacts } from "../../../platform/session/validate-session.ts";

export type OwnInvitation = Answer<typeof ownInvitationRoutes.ownInvitations>["data"][number];

/** The invitations to the proven address of the account, and those it has answered. */
export const listInvitations = queryOptions({
  queryKey: ["member-side", "own-invitations"],
  queryFn: async ({ signal }): Promise<OwnInvitation[]> =>
    (await call("GET /api/member/invitations", { query: {} }, { timeout: 10_000, signal })).data,
});

export type InvitationAnswer = { accept: true; declinedRoles: MemberRole[] } | { accept: false; reason: string };

/** `onDone` is called although the card may have left the page by then. */
export function useAnswerInvitation(id: string, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (answer: InvitationAnswer): Promise<void> => {
      const params = { id };
      if (answer.accept) {
        const { declinedRoles } = answer;
        await call("POST /api/member/invitations/:id/accept", { params, body: { declinedRoles } });
        // The person has a member's side from now on.
        await refreshUserFacts();
      } else {
        const body = answer.reason.trim() ? { reason: answer.reason.trim() } : {};
        await call("POST /api/member/invitations/:id/decline", { params, body });
      }
    },
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: ["member-side"] }),
  });
}
