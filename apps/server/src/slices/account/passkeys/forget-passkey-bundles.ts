import type { AccountId, Uuid } from "@heirlock/domain/identifiers";
import type { Tx } from "../../../kernel/transaction.ts";
import * as queries from "./passkeys.queries.ts";

/**
 * Takes the vault away from all passkeys of a person: what they opened is a bundle of before. They still sign in. Part
 * of a reset that makes new keys. Returns the passkeys that could open the vault until now.
 */
export async function forgetPasskeyBundles(tx: Tx, userId: AccountId): Promise<Uuid[]> {
  const rows = await tx.query(queries.forgetBundles, [userId]);
  return rows.map(({ id }) => id);
}
