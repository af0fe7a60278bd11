import type { AccountId, NewsId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import { publish } from "../../kernel/events.ts";
import { inTransaction, type Tx } from "../../kernel/transaction.ts";
import { countUnread, markAllRead as markAll, markRead as markOne } from "./inbox.queries.ts";

/** Marks one piece of news as read. Refuses with NOT_FOUND for what is not the person's own. */
export function markRead(
  { app }: { app: Pool },
  caller: Caller,
  { id }: { id: NewsId },
): Promise<{ unreadCount: number }> {
  return inTransaction(app, caller, async (tx, { userId }) => {
    const [read] = await tx.query(markOne, [userId, id]);
    return await tellDevices(tx, userId, (read ?? refuse("NOT_FOUND")).id);
  });
}

export function markAllRead({ app }: { app: Pool }, caller: Caller): Promise<{ unreadCount: number }> {
  return inTransaction(app, caller, async (tx, { userId }) => {
    await tx.query(markAll, [userId]);
    return await tellDevices(tx, userId, userId);
  });
}

/** The person's other tabs and devices hear of it. */
async function tellDevices(tx: Tx, userId: AccountId, id: string): Promise<{ unreadCount: number }> {
  await publish(tx, { recipient: userId, kind: "notification.read", payload: { id } });
  const [left] = await tx.query(countUnread, [userId]);
  return { unreadCount: left!.unread };
}
