import type { Uuid } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import * as audit from "../../../kernel/audit.ts";
import { publish } from "../../../kernel/events.ts";
import { inTransaction } from "../../../kernel/transaction.ts";
import { endOtherSessions } from "./security.queries.ts";

/** Ends every session of the person but the one that asks, and says how many there were. */
export function revokeOtherSessions(deps: { auth: Pool }, caller: Caller): Promise<number> {
  return inTransaction(deps.auth, caller, async (tx, { userId, sessionId }) => {
    const ended = await tx.query<{ id: Uuid }>(endOtherSessions, [userId, sessionId]);
    if (ended.length === 0) return 0;
    await audit.append(tx, {
      estate: userId,
      type: "account.sessions_revoked",
      actor: userId,
      data: { session: sessionId, ended: ended.length },
    });
    for (const { id } of ended) {
      await publish(tx, { recipient: userId, kind: "session.revoked", payload: { session: id } });
    }
    return ended.length;
  });
}
