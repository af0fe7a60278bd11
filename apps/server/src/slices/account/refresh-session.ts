import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import type { KeyRing } from "../../kernel/key-ring.ts";
import { countTry } from "../../kernel/rate-limit.ts";
import { inTransactionFrom } from "../../kernel/transaction.ts";
import * as queries from "./account.queries.ts";
import { readSession } from "./read-session.ts";

/**
 * Extends the session by an hour from now, never past 24 hours from sign-in, and at most every 30 seconds (D08). A page
 * asks for it by itself, so it keeps nobody active.
 */
export async function refreshSession(deps: { app: Pool; auth: Pool; ring: KeyRing }, caller: Caller): Promise<Date> {
  if ((await readSession(deps, caller)) === null) refuse("AUTH_SESSION_MISSING");
  await countTry(deps, "sessionRefresh", caller.sessionHash);
  return inTransactionFrom(deps.auth, caller, { statement: queries.enterUnnoticed }, async (tx, { sessionId }) => {
    const [session] = await tx.query(queries.extendSession, [sessionId]);
    // Signed out between the two statements.
    if (!session) refuse("AUTH_SESSION_MISSING");
    return session.expires_at;
  });
}
