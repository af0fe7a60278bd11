import type {
  approvalRoutes,
  MemberAsset,
  MemberEntry,
  memberWillRoutes,
  Relationship,
} from "@heirlock/contract/member-side";
import type { Answer } from "@heirlock/contract/route";
import { queryOptions, useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../platform/api/call.ts";

/** Everything of the member's side hangs below this key, so that one live event refreshes it all. */
const key = ["member-side"] as const;
const options = (signal: AbortSignal) => ({ timeout: 10_000, signal });

export type { MemberAsset, MemberEntry, Relationship };
export type Approval = Answer<typeof approvalRoutes.approvals>["data"][number];
export type MemberWill = Answer<typeof memberWillRoutes.will>["data"];
export type OtherMember = Answer<typeof memberWillRoutes.willMembers>["data"][number];
export type Activity = Answer<typeof memberWillRoutes.willActivity>["data"][number];

export const listApprovals = queryOptions({
  queryKey: [...key, "approvals"],
  queryFn: async ({ signal }): Promise<Approval[]> =>
    (await call("GET /api/member/approvals", { query: {} }, options(signal))).data,
});

export const listAssignedAssets = queryOptions({
  queryKey: [...key, "assets"],
  queryFn: async ({ signal }) => (await call("GET /api/member/assigned-assets", {}, options(signal))).data,
});

export const getAssignedAsset = (id: string) =>
  queryOptions({
    queryKey: [...key, "asset", id],
    queryFn: async ({ signal }): Promise<MemberAsset> =>
      (await call("GET /api/member/assigned-assets/:id", { params: { id } }, options(signal))).data,
  });

export const listAssignedVault = queryOptions({
  queryKey: [...key, "vault"],
  queryFn: async ({ signal }) => (await call("GET /api/member/assigned-vault", {}, options(signal))).data,
});

export const getWill = (id: string) =>
  queryOptions({
    queryKey: [...key, "will", id],
    queryFn: async ({ signal }): Promise<MemberWill> =>
      (await call("GET /api/member/wills/:id", { params: { id } }, options(signal))).data,
  });

/** Every plan with what may be seen of its wills. */
export const listWills = queryOptions({
  queryKey: [...key, "wills"],
  queryFn: async ({ signal }): Promise<MemberWill[]> => (await call("GET /api/member/wills", {}, options(signal))).data,
});

export const listOthers = (id: string) =>
  queryOptions({
    queryKey: [...key, "others", id],
    queryFn: async ({ signal }): Promise<OtherMember[]> =>
      (await call("GET /api/member/wills/:id/members", { params: { id } }, options(signal))).data,
  });

export const listActivity = (id: string) =>
  queryOptions({
    queryKey: [...key, "activity", id],
    queryFn: async ({ signal }): Promise<Activity[]> =>
      (await call("GET /api/member/wills/:id/activity", { params: { id } }, options(signal))).data,
  });

export type Decision = "approved" | "rejected";
export interface Response {
  decision: Decision;
  reason: string;
}

/** Answers a request, once (APR-014). `onDone` is called although the card may have left the page by then. */
export function useRespond({ id, kind }: Pick<Approval, "id" | "kind">, onDone: (decision: Decision) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ decision, reason }: Response): Promise<void> => {
      const body = { decision, ...(reason.trim() && { reason: reason.trim() }) };
      if (kind === "role")
        await call("POST /api/member/role-approvals/:requestId/respond", { params: { requestId: id }, body });
      else await call("POST /api/member/approvals/:id/respond", { params: { id }, body });
    },
    onSuccess: (_, { decision }) => onDone(decision),
    // After a refusal too: somebody may have answered in another tab, or its time may be over.
    onSettled: () => client.invalidateQueries({ queryKey: ["member-side"] }),
  });
}

const leaveKey = (id: string) => ["member-side", "leave", id];

/** Whether the person is on the way out: their own pages no longer ask for a plan that has no place for them. */
export function useIsLeaving(id: string): boolean {
  const states = useMutationState({ filters: { mutationKey: leaveKey(id) }, select: ({ state }) => state.status });
  return states.some((status) => status === "pending" || status === "success");
}

/** Ends one's own membership (MBR-009). */
export function useLeave(id: string, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: leaveKey(id),
    gcTime: 10_000,
    mutationFn: async (reason: string): Promise<void> => {
      const body = reason.trim() ? { reason: reason.trim() } : {};
      await call("POST /api/member/relationships/:id/revoke", { params: { id }, body });
    },
    onSuccess: () => {
      onDone();
      return client.invalidateQueries({ queryKey: ["member-side", "relationships"] });
    },
  });
}
