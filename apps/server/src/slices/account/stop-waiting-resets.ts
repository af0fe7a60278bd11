import type { AccountId, ResetId, Uuid } from "@heirlock/domain/identifiers";
import * as audit from "../../kernel/audit.ts";
import type { Jobs } from "../../kernel/jobs.ts";
import type { Tx } from "../../kernel/transaction.ts";
import { stopWaits } from "./account.queries.ts";
import { tell } from "./notices/tell.ts";

/** Who stopped a reset: the owner by signing in, one tap in a notice, an objection, or nobody who used the link. */
export type StoppedBy = "sign-in" | "notice" | "objection" | "unused";

/**
 * Stops resets that wait, or whose wait has earned a link, on every channel or the one named, and tells the outcome on
 * every channel (KEY-017). Returns whether there was one.
 */
export async function stopWaitingResets(
  tx: Tx,
  jobs: Pick<Jobs, "enqueue">,
  { userId, by, only = null }: { userId: AccountId; by: StoppedBy; only?: ResetId | null },
): Promise<boolean> {
  const stopped = await tx.query(stopWaits, [userId, only]);
  for (const { id } of stopped) await sayStopped(tx, jobs, { userId, reset: id, by });
  return stopped.length > 0;
}

export async function sayStopped(
  tx: Tx,
  jobs: Pick<Jobs, "enqueue">,
  { userId, reset, by }: { userId: AccountId; reset: Uuid; by: StoppedBy },
): Promise<void> {
  const actor = by === "sign-in" ? userId : null;
  await audit.append(tx, { estate: userId, type: "account.reset_stopped", actor, data: { reset, by } });
  await tell(tx, jobs, { userId, kind: "reset-stopped", facts: { by } });
}
