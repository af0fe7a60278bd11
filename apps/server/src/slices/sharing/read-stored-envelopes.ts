import type { StoredEnvelopes } from "@heirlock/contract/sharing/keys";
import { keysFingerprint } from "@heirlock/crypto/verify";
import { keyGrantOf } from "@heirlock/domain/sharing/key-grants";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { inTransaction } from "../../kernel/transaction.ts";
import { grantedLevels } from "../members/permissions/stored-levels.ts";
import { listWraps } from "../vault/meant-for/list-grants.ts";
import * as queries from "./sharing.queries.ts";

/** All that is stored for everybody, from which the holder's client computes whom entries reach (KEY-063). */
export async function readStoredEnvelopes({ app }: { app: Pool }, caller: Caller): Promise<StoredEnvelopes> {
  return await inTransaction(app, caller, async (tx, { holderId }) => {
    const [people, entries, envelopes, wraps] = await Promise.all([
      tx.query(queries.listOpeners, [holderId]),
      tx.query(queries.listEntryStates, [holderId, null]),
      tx.query(queries.listAllEnvelopes, [holderId]),
      listWraps(tx, holderId),
    ]);
    const placeOf = (row: { membership_id: string; lane: string; key_id: string }) =>
      `${row.membership_id} ${row.lane} ${row.key_id}`;
    const wrapsAt = Map.groupBy(wraps, placeOf);
    const envelopesOf = Map.groupBy(envelopes, ({ membership_id }) => membership_id);
    return {
      entries: entries
        .filter(({ deletedOn }) => deletedOn === null)
        .map(({ entry, keyId }) => ({ entry_id: entry, key_id: keyId })),
      members: people.map((row) => ({
        member_id: row.id,
        level: keyGrantOf({ status: row.status, roles: row.roles, levels: grantedLevels(row) }),
        is_active: row.is_active,
        printed_card: row.card_id,
        account_fingerprint:
          row.account_key !== null && row.account_recipient !== null
            ? keysFingerprint({ recipient: row.account_recipient, verifying_key: row.account_key })
            : null,
        envelopes: (envelopesOf.get(row.id) ?? []).map((one) => ({ ...one, wraps: wrapsAt.get(placeOf(one)) ?? [] })),
      })),
    };
  });
}
