import type { Uuid } from "@heirlock/domain/identifiers";
import { publish } from "../../kernel/events.ts";
import type { Tx } from "../../kernel/transaction.ts";
import { deletePendingSignIns, deleteSessionsOf } from "./account.queries.ts";

/**
 * Ends every session of a person, but for the one named, and every half sign-in; open tabs and streams hear of each
 * (SEC-008). Returns how many ended. The audit entry is the caller's, who knows why.
 */
export async function endSessions(
  tx: Tx,
  userId: Uuid,
  { except = null }: { except?: Uuid | null } = {},
): Promise<number> {
  const ended = await tx.query<{ id: Uuid }>(deleteSessionsOf, [userId, except]);
  await tx.query(deletePendingSignIns, [userId]);
  for (const { id } of ended)
    await publish(tx, { recipient: userId, kind: "session.revoked", payload: { session: id } });
  return ended.length;
}
