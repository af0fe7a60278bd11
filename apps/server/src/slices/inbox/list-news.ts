import type { inboxRoutes } from "@heirlock/contract/inbox";
import type { Answer } from "@heirlock/contract/route";
import type { NewsId } from "@heirlock/domain/identifiers";
import { isNews } from "@heirlock/domain/inbox/news-kinds";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { readAs } from "../../kernel/read.ts";
import { found } from "../../kernel/statement.ts";
import { listNews as statement } from "./inbox.queries.ts";

const page = 30;

/** A page of the person's news, newest first, with the names that they may know today. */
export async function listNews(
  { app }: { app: Pool },
  caller: Caller,
  { before, unread }: { before?: NewsId | undefined; unread?: "true" | "false" | undefined },
): Promise<Answer<typeof inboxRoutes.news>> {
  // One more than is shown: then there is another page.
  const rows = found(await readAs(app, caller, statement, [before ?? null, unread === "true", page + 1]), "id");
  const shown = rows.slice(0, page);
  return {
    data: shown.flatMap(({ id, kind, membership_id, created_at, is_read, ...other }) => {
      // A kind that was taken out since.
      if (!isNews(kind)) return [];
      const { other_first_name: first_name, other_last_name: last_name } = other;
      const name = first_name !== null && last_name !== null ? { first_name, last_name } : null;
      return [{ id, kind, relationship_id: membership_id, name, created_at, is_read }];
    }),
    unreadCount: rows[0]?.unread ?? 0,
    next: rows.length > page ? shown.at(-1)!.id : null,
  };
}
