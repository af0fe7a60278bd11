import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import * as audit from "../../kernel/audit.ts";
import { publish } from "../../kernel/events.ts";
import { inTransaction } from "../../kernel/transaction.ts";
import * as queries from "./account.queries.ts";
import { deviceOfSession } from "./security/device-of-session.ts";

/** Ends this session for good; the person's open tabs and streams hear of it. */
export function signOut(deps: { auth: Pool }, caller: Caller): Promise<void> {
  return inTransaction(deps.auth, caller, async (tx, { userId, sessionId }) => {
    const device = await deviceOfSession(tx, sessionId);
    await tx.query(queries.deleteSession, [caller.sessionHash]);
    await audit.append(tx, {
      estate: userId,
      type: "account.signed_out",
      actor: userId,
      data: { session: sessionId, ...device },
    });
    await publish(tx, { recipient: userId, kind: "session.revoked", payload: { session: sessionId } });
  });
}
