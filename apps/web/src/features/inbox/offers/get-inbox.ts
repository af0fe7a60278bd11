import type { inboxRoutes } from "@heirlock/contract/inbox";
import type { Answer } from "@heirlock/contract/route";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../platform/api/call.ts";

export type Inbox = Answer<typeof inboxRoutes.waiting>["data"];
export type WaitingItem = Inbox["waiting"][number];

/** What waits and how much news is unread: the one list that Home, the bell, the badges and the inbox count. */
export const getInbox = queryOptions({
  queryKey: ["inbox", "waiting"],
  queryFn: async ({ signal }): Promise<Inbox> =>
    (await call("GET /api/notifications/waiting", {}, { timeout: 10_000, signal })).data,
});
