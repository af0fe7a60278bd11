import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import * as audit from "../../../kernel/audit.ts";
import { refuse } from "../../../kernel/errors.ts";
import { publish } from "../../../kernel/events.ts";
import type { Jobs } from "../../../kernel/jobs.ts";
import { inTransaction } from "../../../kernel/transaction.ts";
import { assertNoRecentReset } from "../assert-no-recent-reset.ts";
import { tell } from "../notices/tell.ts";
import { deviceOfSession } from "../security/device-of-session.ts";
import { newBackupCodes } from "./backup-codes.ts";
import * as queries from "./factors.queries.ts";

/** Ten new backup codes; the old ones stop working at the same moment. Refuses with NOT_FOUND without a second factor. */
export async function renewBackupCodes(deps: { auth: Pool; jobs: Jobs }, caller: Caller): Promise<string[]> {
  // Who may ask is settled first, so that nobody else makes the processor work (SEC-040).
  await inTransaction(deps.auth, caller, async () => {});
  const backup = await newBackupCodes();
  return inTransaction(deps.auth, caller, async (tx, { userId, sessionId }) => {
    const [row] = await tx.query(queries.lockAuthenticator, [userId]);
    if (!row?.enabled_at) refuse("NOT_FOUND");
    // The old codes are a factor that goes.
    await assertNoRecentReset(tx, userId, "factor-removal");
    await tx.query(queries.forgetBackupCodes, [userId]);
    await tx.query(queries.insertBackupCodes, [userId, backup.salt, backup.hashes]);
    const data = await deviceOfSession(tx, sessionId);
    await audit.append(tx, { estate: userId, type: "account.backup_codes_renewed", actor: userId, data });
    await tell(tx, deps.jobs, { userId, kind: "backup-codes-renewed" });
    await publish(tx, { recipient: userId, kind: "profile.updated", payload: { id: userId } });
    return backup.codes;
  });
}
