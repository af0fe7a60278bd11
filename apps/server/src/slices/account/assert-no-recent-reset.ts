import { mayAfterReset, type RestrictedAfterReset } from "@heirlock/domain/account/recent-reset";
import type { AccountId } from "@heirlock/domain/identifiers";
import { refuse } from "../../kernel/errors.ts";
import type { Tx } from "../../kernel/transaction.ts";
import { readWaitedReset } from "./account.queries.ts";

/** Refuses with RECENT_RESET what has to wait after a reset by mailbox alone (SEC-042). There is no release plan yet. */
export async function assertNoRecentReset(tx: Tx, userId: AccountId, action: RestrictedAfterReset): Promise<void> {
  const [row] = await tx.query(readWaitedReset, [userId]);
  if (!row) return;
  const decision = mayAfterReset(action, { waitedAt: row.waited_at, releaseWaitDays: null, now: row.now });
  if (!decision.allowed) refuse(decision.code);
}
