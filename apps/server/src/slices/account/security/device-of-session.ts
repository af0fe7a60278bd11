import type { SessionId } from "@heirlock/domain/identifiers";
import type { Tx } from "../../../kernel/transaction.ts";
import { deviceCodes } from "./describe-device.ts";
import { readSessionDevice } from "./security.queries.ts";

/** The codes of the device that a session was begun with, for the audit entry of what was done in it. */
export async function deviceOfSession(tx: Tx, sessionId: SessionId): Promise<Record<string, string>> {
  const [device] = await tx.query(readSessionDevice, [sessionId]);
  return device ? deviceCodes(device) : {};
}
