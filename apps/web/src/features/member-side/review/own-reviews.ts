import type { Answer, Request } from "@heirlock/contract/route";
import type { OwnReview, reviewRoutes } from "@heirlock/contract/wills/reviews";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../platform/api/call.ts";

const key = ["member-side", "reviews"] as const;

export type ListedReview = Answer<typeof reviewRoutes.ownReviews>["data"]["reviews"][number];

export const listOwnReviews = queryOptions({
  queryKey: [...key, "list"],
  queryFn: async ({ signal }): Promise<ListedReview[]> =>
    (await call("GET /api/member/reviews", {}, { signal })).data.reviews,
});

export const getOwnReview = (id: string, number: number) =>
  queryOptions({
    queryKey: [...key, "one", id, number],
    queryFn: async ({ signal }): Promise<OwnReview> => {
      const params = { id, number: String(number) };
      return (await call("GET /api/member/reviews/:id/:number", { params }, { signal })).data;
    },
  });

type Comment = Request<typeof reviewRoutes.comment>["body"];
type Decision = Request<typeof reviewRoutes.decide>["body"];

/** What the lawyer does; each ends with what is on the page asked for again. */
export function useReviewActions(id: string, number: number) {
  const client = useQueryClient();
  const params = { id, number: String(number) };
  const refresh = () => client.invalidateQueries({ queryKey: key });
  return {
    write: async (body: Comment) => {
      await call("POST /api/member/reviews/:id/:number/comments", { params, body });
      await refresh();
    },
    settle: async (comment: string) => {
      await call("POST /api/member/reviews/:id/:number/comments/:comment/settle", { params: { ...params, comment } });
      await refresh();
    },
    decide: async (body: Decision) => {
      try {
        await call("POST /api/member/reviews/:id/:number/decision", { params, body });
      } finally {
        await refresh();
      }
    },
  };
}
