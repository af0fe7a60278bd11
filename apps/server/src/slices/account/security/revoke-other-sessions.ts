import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import * as audit from "../../../kernel/audit.ts";
import { inTransaction } from "../../../kernel/transaction.ts";
import { endSessions } from "../end-sessions.ts";

/** Ends every session of the person but the one that asks, and says how many there were. */
export function revokeOtherSessions(deps: { auth: Pool }, caller: Caller): Promise<number> {
  return inTransaction(deps.auth, caller, async (tx, { userId, sessionId }) => {
    const ended = await endSessions(tx, userId, { except: sessionId });
    if (ended === 0) return 0;
    const data = { session: sessionId, ended };
    await audit.append(tx, { estate: userId, type: "account.sessions_revoked", actor: userId, data });
    return ended;
  });
}
