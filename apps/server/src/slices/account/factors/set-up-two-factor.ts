import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { refuse } from "../../../kernel/errors.ts";
import type { KeyRing } from "../../../kernel/key-ring.ts";
import { inTransaction } from "../../../kernel/transaction.ts";
import { newAuthenticator } from "./authenticator.ts";
import * as queries from "./factors.queries.ts";

/**
 * Makes the secret for the authenticator app. Nothing is switched on: enableTwoFactor() does so once a code has shown
 * that the app took it in. Refuses with ALREADY_ENABLED.
 */
export function setUpTwoFactor(
  deps: { auth: Pool; ring: KeyRing },
  caller: Caller,
): Promise<{ secret: string; otpauthUrl: string }> {
  return inTransaction(deps.auth, caller, async (tx, { userId }) => {
    const [user] = await tx.query(queries.readEmail, [userId]);
    const { text, url, sealed } = newAuthenticator(deps.ring, userId, user!.email);
    const started = await tx.query(queries.startAuthenticator, [userId, sealed]);
    if (started.length === 0) refuse("ALREADY_ENABLED");
    return { secret: text, otpauthUrl: url };
  });
}
