import type { Pool } from "pg";
import * as audit from "../../../kernel/audit.ts";
import { refuse } from "../../../kernel/errors.ts";
import { publish } from "../../../kernel/events.ts";
import type { Jobs } from "../../../kernel/jobs.ts";
import { inSystemTransaction } from "../../../kernel/transaction.ts";
import { linkIdentifier } from "../link-tokens.ts";
import { tell } from "../notices/tell.ts";
import * as queries from "./recovery-options.queries.ts";

/**
 * Makes the address the recovery e-mail. The one that held before is told, and the account's own (SEC-012). Refuses with
 * TOKEN_EXPIRED a link that was used, replaced, taken back, or has become the account's own address.
 */
export function verifyRecoveryEmail(deps: { auth: Pool; jobs: Jobs }, token: string): Promise<void> {
  return inSystemTransaction(deps.auth, async (tx) => {
    const [taken] = await tx.query(queries.takePending, ["recovery-email", linkIdentifier("recovery-email", token)]);
    if (!taken) refuse("TOKEN_EXPIRED");
    const { user_id: userId, address } = taken;
    const [user] = await tx.query(queries.lockUser, [userId]);
    if (!user || user.email === address) refuse("TOKEN_EXPIRED");
    await tell(tx, deps.jobs, { userId, kind: "recovery-email-changed" });
    await tx.query(queries.setRecoveryEmail, [userId, address]);
    await tx.query(queries.dropRecoveryLinks, [userId]);
    await audit.append(tx, { estate: userId, type: "account.recovery_email_verified", actor: userId });
    await publish(tx, { recipient: userId, kind: "profile.updated", payload: { id: userId } });
  });
}
