import type { Pool } from "pg";
import type { Config } from "../../../kernel/config.ts";
import { refuse } from "../../../kernel/errors.ts";
import { inSystemTransaction } from "../../../kernel/transaction.ts";
import { type Challenge, makeAssertionOptions } from "../passkeys/make-challenge.ts";
import { resetTokenHash } from "../reset-tokens.ts";
import { findReset } from "./recovery.queries.ts";

/** Asks for a passkey of whose link this is. Refuses with TOKEN_EXPIRED, or with NOT_FOUND for somebody without one. */
export function makeResetChallenge(deps: { auth: Pool; config: Config }, token: string): Promise<Challenge> {
  return inSystemTransaction(deps.auth, async (tx) => {
    const [reset] = await tx.query(findReset, [resetTokenHash(token)]);
    if (!reset) refuse("TOKEN_EXPIRED");
    return makeAssertionOptions(tx, deps, { purpose: "reset", userId: reset.user_id });
  });
}
