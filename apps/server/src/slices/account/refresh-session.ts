import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import { countTry } from "../../kernel/rate-limit.ts";
import { inTransaction } from "../../kernel/transaction.ts";
import * as queries from "./account.queries.ts";
import { readSession } from "./read-session.ts";

/** Extends the session by an hour from now, never past 24 hours from sign-in, and at most every 30 seconds (D08). */
export async function refreshSession(deps: { app: Pool; auth: Pool; secret: string }, caller: Caller): Promise<Date> {
  if ((await readSession(deps, caller)) === null) refuse("AUTH_SESSION_MISSING");
  await countTry(deps, "sessionRefresh", caller.sessionHash);
  return inTransaction(deps.auth, caller, async (tx, { sessionId }) => {
    const [session] = await tx.query<{ expires_at: Date }>(queries.extendSession, [sessionId]);
    return session!.expires_at;
  });
}
