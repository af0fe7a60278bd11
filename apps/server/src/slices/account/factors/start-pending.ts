import type { AccountId } from "@heirlock/domain/identifiers";
import type { Tx } from "../../../kernel/transaction.ts";
import { newToken, setPending, tokenHash } from "./device-cookies.ts";
import * as queries from "./factors.queries.ts";

/** As long as the row waits. */
const pendingSeconds = 10 * 60;

/**
 * Remembers that the password was right, until the second factor is there too. What is remembered is no session and
 * opens nothing; verifyTwoFactor() makes one of it.
 */
export async function startPending(tx: Tx, userId: AccountId): Promise<{ expiresAt: Date; cookie: string }> {
  const token = newToken();
  const [row] = await tx.query(queries.insertPending, [tokenHash(token), userId]);
  return { expiresAt: row!.expires_at, cookie: setPending(token, pendingSeconds) };
}
