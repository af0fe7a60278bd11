import type { HistoryEntry } from "@heirlock/contract/members/members";
import type { MemberId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import { readAs } from "../../kernel/read.ts";
import { type Found, found, instantFromText } from "../../kernel/statement.ts";
import { readHistory as statement } from "./members.queries.ts";
import type { ReadHistoryRow } from "./members.rows.ts";

/** Newest first (MEM-097). Refuses with MEMBER_NOT_FOUND. */
export async function readHistory({ app }: { app: Pool }, caller: Caller, id: MemberId): Promise<HistoryEntry[]> {
  const rows = await readAs(app, caller, statement, [id]);
  if (rows[0]?.member_id == null) refuse("MEMBER_NOT_FOUND");
  return found(rows, "id").map(toEntry);
}

function toEntry(row: Found<ReadHistoryRow, "id">): HistoryEntry {
  const named = row.by_first_name !== null && row.by_last_name !== null;
  return {
    id: row.id,
    type: row.type,
    action_type: row.action_type,
    role_name: row.role_name,
    previous_status: row.previous_status,
    new_status: row.new_status,
    reason: row.reason,
    changed_at: instantFromText(row.changed),
    changed_by_user: named ? { first_name: row.by_first_name!, last_name: row.by_last_name! } : null,
  };
}
