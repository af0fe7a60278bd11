import type { Answer } from "@heirlock/contract/route";
import type { memberKeyRoutes } from "@heirlock/contract/sharing/keys";
import { keyGrantOf } from "@heirlock/domain/sharing/key-grants";
import { type Reach, readinessOf } from "@heirlock/domain/sharing/reach";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { inTransaction } from "../../kernel/transaction.ts";
import { grantedLevels } from "../members/permissions/stored-levels.ts";
import { listMeant, listOpeners } from "./sharing.queries.ts";
import type { ListMeantRow, ListOpenersRow } from "./sharing.rows.ts";

type Readiness = Answer<typeof memberKeyRoutes.readiness>["data"];

/**
 * What the tables say of whom entries reach, for as long as the vault is locked. With it open the holder's client computes
 * the same from what was signed (KEY-063).
 */
export async function readReadiness({ app }: { app: Pool }, caller: Caller): Promise<Readiness> {
  const [people, meant] = await inTransaction(app, caller, (tx, { holderId }) =>
    Promise.all([tx.query(listOpeners, [holderId]), tx.query(listMeant, [holderId])]),
  );
  const openers = new Map(people.map((row) => [row.id, row]));
  const entries = meant.map(({ entry_id }) => entry_id);
  const reaches = meant.flatMap((row) => {
    const opener = row.membership_id === null ? undefined : openers.get(row.membership_id);
    // Those who left are no part of it.
    return opener ? [reachOf(opener, row)] : [];
  });
  return readinessOf([...new Set(entries)], reaches);
}

function reachOf(opener: ListOpenersRow, { entry_id, has_wrap, card_id, account_key }: ListMeantRow) {
  const reach: Reach<typeof entry_id, typeof opener.id> = {
    entry: entry_id,
    member: opener.id,
    level: keyGrantOf({ status: opener.status, roles: opener.roles, levels: grantedLevels(opener) }),
    isActive: opener.is_active,
    keys: has_wrap ? "stored" : "none",
    byCard: card_id !== null && card_id === opener.card_id,
    byAccount: account_key !== null && account_key === opener.account_key,
    account: opener.has_account ? opener.state : "none",
  };
  return reach;
}
