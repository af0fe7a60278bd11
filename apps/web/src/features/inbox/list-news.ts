import type { inboxRoutes } from "@heirlock/contract/inbox";
import type { Answer } from "@heirlock/contract/route";
import type { NewsId } from "@heirlock/domain/identifiers";
import { infiniteQueryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../platform/api/call.ts";

type NewsPage = Answer<typeof inboxRoutes.news>;
export type NewsItem = NewsPage["data"][number];

export const listNews = infiniteQueryOptions({
  queryKey: ["inbox", "news"],
  initialPageParam: null as NewsId | null,
  queryFn: ({ signal, pageParam }): Promise<NewsPage> =>
    call("GET /api/notifications", { query: pageParam ? { before: pageParam } : {} }, { timeout: 10_000, signal }),
  getNextPageParam: (page) => page.next,
});

/** One piece of news, or all of it when none is named. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: NewsId | null): Promise<void> => {
      if (id) await call("POST /api/notifications/:id/read", { params: { id } });
      else await call("POST /api/notifications/read-all", {});
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["inbox"] }),
  });
}
