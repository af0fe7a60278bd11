import type { Member } from "@heirlock/contract/members/members";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../platform/api/call.ts";
import { membersKey } from "../offers/list-members.ts";

export interface InvitationWish {
  email: string;
  message: string;
  /** False: a link to hand over. */
  mail: boolean;
}

/**
 * Invites; a draft becomes a member on the way, with the e-mail it lacked (MEM-104), and somebody confirmed by hand gets one
 * first (D33). Resolves to the link, if one was wanted.
 */
export function useSendInvitation({ id, status, email: known }: Pick<Member, "id" | "status" | "email">) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ email, message, mail }: InvitationWish): Promise<string | null> => {
      const params = { id };
      if (status === "draft") await call("POST /api/members/:id/convert-draft", { params, body: { email } });
      else if (known === null) await call("PATCH /api/members/:id", { params, body: { relationshipId: id, email } });
      const { data } = await call("POST /api/members/:id/invitation/send", {
        params,
        // Also no words: else those of an earlier invitation would go along.
        body: { mail, message },
      });
      return data.link;
    },
    // Also after a failure: the draft may have been converted before.
    onSettled: () => client.invalidateQueries({ queryKey: membersKey }),
  });
}

export function useConvertDraft(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (email: string) => {
      await call("POST /api/members/:id/convert-draft", { params: { id }, body: { email } });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: membersKey }),
  });
}
