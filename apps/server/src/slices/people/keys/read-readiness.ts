import type { memberKeyRoutes, missingReasons } from "@heirlock/contract/people-keys";
import type { Answer } from "@heirlock/contract/route";
import type { Uuid } from "@heirlock/domain/identifiers";
import { keyGrantOf } from "@heirlock/domain/people/key-grants";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { inTransaction } from "../../../kernel/transaction.ts";
import { grantedLevels } from "../permissions/stored-levels.ts";
import { listReadiness, type ReadinessRow } from "./keys.queries.ts";

type Readiness = Answer<typeof memberKeyRoutes.readiness>["data"];
type Missing = (typeof missingReasons)[number];

/** The entries that nobody, or only one person, could open if the release were today (keys-and-release §4). */
export async function readReadiness(pool: Pool, caller: Caller): Promise<Readiness> {
  const rows = await inTransaction(pool, caller, (tx, { userId }) => tx.query<ReadinessRow>(listReadiness, [userId]));
  const byEntry = new Map<Uuid, Readiness["entries"][number]>();
  for (const row of rows) {
    const { entry_id, membership_id } = row;
    const entry = byEntry.get(entry_id) ?? { entry_id, openers: [], missing: [] };
    byEntry.set(entry_id, entry);
    if (membership_id === null) continue;
    const why = missingOf(row);
    if (why === null) entry.openers.push(membership_id);
    else entry.missing.push({ member_id: membership_id, why });
  }
  return { total: byEntry.size, entries: [...byEntry.values()].filter(({ openers }) => openers.length <= 1) };
}

/** What a member lacks for opening it, the nearest thing first; null is nothing. */
function missingOf(row: ReadinessRow): Missing | null {
  const grant = keyGrantOf({ status: row.status, roles: row.roles, levels: grantedLevels(row) });
  if (grant === "none" || grant === "summary") return "level";
  if (!row.is_active) return "switched_off";
  if (row.opens_by_card || row.opens_by_account) return null;
  if (!row.has_wrap) return "queued";
  if (!row.has_account || row.state === "none") return "no_account";
  if (row.state === "unverified") return "not_compared";
  // Compared, and sealed to the card alone until the client has made it anew.
  return row.state === "verified" ? "queued" : "identity_changed";
}
