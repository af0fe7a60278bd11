import { type SharedKeys, verifySignature } from "@heirlock/crypto/verify";
import { refuse } from "../../kernel/errors.ts";
import type { Tx } from "../../kernel/transaction.ts";
import { readOwnKey } from "./sharing.queries.ts";

type Context = Parameters<typeof verifySignature>[1];

/**
 * The keys of the person for whom the transaction acts. Refuses with INVALID_SIGNATURE when `keyId` is not the one they
 * sign with today: a request that was made with keys which a reset has replaced.
 */
export async function requireOwnKey(tx: Tx, keyId: string): Promise<SharedKeys> {
  const [own] = await tx.query(readOwnKey);
  return own?.verifying_key === keyId ? own : refuse("INVALID_SIGNATURE");
}

/**
 * Refuses with INVALID_SIGNATURE what that key did not sign. Clients check the same before they rely on it; here it keeps
 * what was altered on its way from being stored.
 */
export function requireSignature(keyId: string, context: Context, message: Uint8Array, signature: string): void {
  if (!verifySignature(keyId, context, message, signature)) refuse("INVALID_SIGNATURE");
}
