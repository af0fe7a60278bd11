import type { SessionId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import * as audit from "../../../kernel/audit.ts";
import { refuse } from "../../../kernel/errors.ts";
import { publish } from "../../../kernel/events.ts";
import { inTransaction } from "../../../kernel/transaction.ts";
import { deviceCodes } from "./describe-device.ts";
import { endSession } from "./security.queries.ts";

/**
 * Ends one session of the person: its next request is refused by every process, and its tabs and streams hear of it
 * (SEC-008). Refuses with NOT_FOUND for a session that is somebody else's or has ended.
 */
export function revokeSession(deps: { auth: Pool }, caller: Caller, sessionId: SessionId): Promise<void> {
  return inTransaction(deps.auth, caller, async (tx, { userId }) => {
    const [ended] = await tx.query(endSession, [userId, sessionId]);
    if (!ended) refuse("NOT_FOUND");
    await audit.append(tx, {
      estate: userId,
      type: "account.session_revoked",
      actor: userId,
      data: { session: sessionId, ...deviceCodes(ended) },
    });
    await publish(tx, { recipient: userId, kind: "session.revoked", payload: { session: sessionId } });
  });
}
