import type { HeldReview } from "@heirlock/contract/wills/reviews";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../platform/api/call.ts";

/** Below the key of the members: what a lawyer does is told as a change of their membership. */
const keyOf = (id: string, number: number) => ["members", "reviews", id, number] as const;

export const listReviews = (id: string, number: number) =>
  queryOptions({
    queryKey: keyOf(id, number),
    queryFn: async ({ signal }): Promise<HeldReview[]> => {
      const params = { id, number: String(number) };
      return (await call("GET /api/wills/:id/versions/:number/review", { params }, { signal })).data.reviews;
    },
  });

/** What the holder does; each answer is what is shown next. */
export function useReviewing(id: string, number: number) {
  const client = useQueryClient();
  const params = { id, number: String(number) };
  const show = ({ data }: { data: { reviews: HeldReview[] } }) =>
    void client.setQueryData(keyOf(id, number), data.reviews);
  return {
    ask: async (memberId: string) =>
      show(await call("POST /api/wills/:id/versions/:number/review", { params, body: { member_id: memberId } })),
    end: async (member: string) =>
      show(await call("DELETE /api/wills/:id/versions/:number/review/:member", { params: { ...params, member } })),
    write: async (
      memberId: string,
      comment: { clause: HeldReview["comments"][number]["clause"]; words: string; answers: string | null },
    ) =>
      show(
        await call("POST /api/wills/:id/versions/:number/comments", {
          params,
          body: { ...comment, member_id: memberId },
        }),
      ),
    settle: async (comment: string) =>
      show(
        await call("POST /api/wills/:id/versions/:number/comments/:comment/settle", {
          params: { ...params, comment },
        }),
      ),
  };
}
