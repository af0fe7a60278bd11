import type { inboxRoutes } from "@heirlock/contract/inbox";
import type { Answer } from "@heirlock/contract/route";
import type { NewsId } from "@heirlock/domain/identifiers";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../platform/api/call.ts";

type NewsPage = Answer<typeof inboxRoutes.news>;
export type NewsItem = NewsPage["data"][number];

/** The newest news, this many pages of it; what was shown stays until more has come. */
export const listNews = (pages: number) =>
  queryOptions({
    queryKey: ["inbox", "news", pages],
    queryFn: async ({ signal }): Promise<NewsPage> => {
      let all: NewsPage = { data: [], unreadCount: 0, next: null };
      for (let page = 0; page === 0 || (page < pages && all.next); page++) {
        const query = all.next ? { before: all.next } : {};
        const { data, unreadCount, next } = await call(
          "GET /api/notifications",
          { query },
          { timeout: 10_000, signal },
        );
        all = { data: [...all.data, ...data], unreadCount, next };
      }
      return all;
    },
    placeholderData: (shown) => shown,
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
