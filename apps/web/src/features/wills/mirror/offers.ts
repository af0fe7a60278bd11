import type { HeldMirror } from "@heirlock/contract/wills/mirror";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../platform/api/call.ts";

/** Below the key of the members: that an offer was taken is told as a change of the membership. */
const keyOf = (id: string) => ["members", "mirror", id] as const;

export const listOffers = (id: string) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: async ({ signal }): Promise<HeldMirror[]> =>
      (await call("GET /api/wills/:id/mirror", { params: { id } }, { signal })).data.offers,
  });

/** Makes or withdraws an offer to a member; the answer is what is shown next. */
export function useOffering(id: string, memberId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (what: "offer" | "withdraw"): Promise<HeldMirror[]> => {
      const answer =
        what === "offer"
          ? await call("POST /api/wills/:id/mirror", { params: { id }, body: { member_id: memberId } })
          : await call("DELETE /api/wills/:id/mirror/:member", { params: { id, member: memberId } });
      return answer.data.offers;
    },
    onSuccess: (offers) => client.setQueryData(keyOf(id), offers),
    // It may have been taken meanwhile.
    onError: () => client.invalidateQueries({ queryKey: keyOf(id) }),
  });
}
