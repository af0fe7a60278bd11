import type { Pool } from "pg";
import { refuse } from "../../../kernel/errors.ts";
import type { Jobs } from "../../../kernel/jobs.ts";
import { inSystemTransaction } from "../../../kernel/transaction.ts";
import { stopTokenIdentifier } from "../reset-tokens.ts";
import { stopWaitingResets } from "../stop-waiting-resets.ts";
import * as queries from "./recovery.queries.ts";

/**
 * Stops a waiting reset with the token of one of its notices; another channel's wait goes on. Stopping twice is no error, because people tap twice.
 * Refuses with TOKEN_EXPIRED once the password was set, and for anything we did not mail.
 */
export function stopReset(deps: { auth: Pool; jobs: Jobs }, token: string): Promise<void> {
  return inSystemTransaction(deps.auth, async (tx) => {
    const [reset] = await tx.query(queries.findByStopToken, [stopTokenIdentifier(token)]);
    if (!reset || reset.state === "done") refuse("TOKEN_EXPIRED");
    if (reset.state === "stopped") return;
    await stopWaitingResets(tx, deps.jobs, { userId: reset.user_id, by: "notice", only: reset.id });
  });
}
