import type { Answer } from "@heirlock/contract/route";
import type { memberKeyRoutes, missingReasons } from "@heirlock/contract/sharing/keys";
import type { EntryId } from "@heirlock/domain/identifiers";
import { type KeyGrant, keyGrantOf } from "@heirlock/domain/sharing/key-grants";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { inTransaction } from "../../kernel/transaction.ts";
import { grantedLevels } from "../members/permissions/stored-levels.ts";
import { listMeant, listOpeners } from "./sharing.queries.ts";
import type { ListMeantRow, ListOpenersRow } from "./sharing.rows.ts";

type Readiness = Answer<typeof memberKeyRoutes.readiness>["data"];
type Missing = (typeof missingReasons)[number];
type Opener = ListOpenersRow & { grant: KeyGrant };

/** The entries that nobody, or only one person, could open if the release were today (keys-and-release §4). */
export async function readReadiness({ app }: { app: Pool }, caller: Caller): Promise<Readiness> {
  const [people, meant] = await inTransaction(app, caller, (tx, { holderId }) =>
    Promise.all([tx.query(listOpeners, [holderId]), tx.query(listMeant, [holderId])]),
  );
  const openers = new Map(people.map((row) => [row.id, { ...row, grant: grantOf(row) }]));
  const byEntry = new Map<EntryId, Readiness["entries"][number]>();
  for (const row of meant) {
    const { entry_id, membership_id } = row;
    const entry = byEntry.get(entry_id) ?? { entry_id, openers: [], missing: [] };
    byEntry.set(entry_id, entry);
    const opener = membership_id === null ? undefined : openers.get(membership_id);
    // Those who left are no part of it.
    if (!opener) continue;
    const why = missingOf(opener, row);
    if (why === null) entry.openers.push(opener.id);
    else entry.missing.push({ member_id: opener.id, why });
  }
  return { total: byEntry.size, entries: [...byEntry.values()].filter(({ openers }) => openers.length <= 1) };
}

function grantOf(row: ListOpenersRow): KeyGrant {
  return keyGrantOf({ status: row.status, roles: row.roles, levels: grantedLevels(row) });
}

/** What a member lacks for opening it, the nearest thing first; null is nothing. */
function missingOf(opener: Opener, { has_wrap, card_id, account_key }: ListMeantRow): Missing | null {
  const { grant, state } = opener;
  if (grant === "none" || grant === "summary") return "level";
  if (!opener.is_active) return "switched_off";
  if (!has_wrap) return "queued";
  if (card_id !== null && card_id === opener.card_id) return null;
  if (account_key !== null && account_key === opener.account_key) return null;
  if (!opener.has_account || state === "none") return "no_account";
  if (state === "unverified") return "not_compared";
  // Compared, and sealed to the card alone until the client has made it anew.
  return state === "verified" ? "queued" : "identity_changed";
}
