import type { Pool } from "pg";
import * as audit from "../../kernel/audit.ts";
import { refuse } from "../../kernel/errors.ts";
import { inSystemTransaction } from "../../kernel/transaction.ts";
import * as queries from "./account.queries.ts";
import { tokenIdentifier, tokenValue } from "./email-tokens.ts";

/**
 * Confirms the address that the token was mailed to. Doing it twice is no error, because people tap twice and
 * mail programs open links ahead. Refuses with TOKEN_EXPIRED after 24 hours and for anything we did not mail.
 */
export function verifyEmail(deps: { auth: Pool }, token: string): Promise<void> {
  return inSystemTransaction(deps.auth, async (tx) => {
    const [found] = await tx.query(queries.readVerification, [tokenIdentifier(token)]);
    if (!found || found.value !== tokenValue(found.id, found.email)) refuse("TOKEN_EXPIRED");
    if (found.email_verified) return;
    await tx.query(queries.markVerified, [found.id]);
    await audit.append(tx, { estate: found.id, type: "account.email_verified", actor: found.id });
  });
}
