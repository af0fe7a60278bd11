import type { AccountId, SessionId } from "@heirlock/domain/identifiers";
import { publish } from "../../kernel/events.ts";
import type { Tx } from "../../kernel/transaction.ts";
import { deletePendingSignIns, deleteSessionsOf, forgetPendingAddresses } from "./account.queries.ts";

/**
 * Ends every session of a person, but for the one named, every half sign-in, and what somebody at one of them asked for
 * and has not confirmed; open tabs and streams hear of each (SEC-008). Returns how many ended. The audit entry is the caller's, who knows why.
 */
export async function endSessions(
  tx: Tx,
  userId: AccountId,
  { except = null }: { except?: SessionId | null } = {},
): Promise<number> {
  // Half sign-ins first: one that is being completed is waited for here, and its session is seen below.
  await tx.query(deletePendingSignIns, [userId]);
  await tx.query(forgetPendingAddresses, [userId]);
  const ended = await tx.query(deleteSessionsOf, [userId, except]);
  for (const { id } of ended)
    await publish(tx, { recipient: userId, kind: "session.revoked", payload: { session: id } });
  return ended.length;
}
