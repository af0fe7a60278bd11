import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import * as audit from "../../../kernel/audit.ts";
import { refuse } from "../../../kernel/errors.ts";
import { publish } from "../../../kernel/events.ts";
import type { Jobs } from "../../../kernel/jobs.ts";
import type { KeyRing } from "../../../kernel/key-ring.ts";
import { inTransaction } from "../../../kernel/transaction.ts";
import { endSessions } from "../end-sessions.ts";
import { tell } from "../notices/tell.ts";
import { deviceOfSession } from "../security/device-of-session.ts";
import { stepOfCode } from "./authenticator.ts";
import { newBackupCodes } from "./backup-codes.ts";
import * as queries from "./factors.queries.ts";
import { forgetTrustedDevices } from "./trusted-device.ts";

/**
 * Switches the second factor on, for whom a code of the new secret shows that the app has it. That code is used. Returns
 * the ten backup codes, which nobody can show again. Refuses with INVALID_CODE or ALREADY_ENABLED.
 */
export async function enableTwoFactor(
  deps: { auth: Pool; ring: KeyRing; jobs: Jobs },
  caller: Caller,
  code: string,
): Promise<string[]> {
  // Who may ask is settled first, so that nobody else makes the processor work (SEC-040).
  await inTransaction(deps.auth, caller, async () => {});
  // Outside of the transaction: a connection is not held while the processor works.
  const backup = await newBackupCodes();
  return inTransaction(deps.auth, caller, async (tx, { userId, sessionId }) => {
    const [row] = await tx.query(queries.lockAuthenticator, [userId]);
    if (!row) refuse("INVALID_CODE");
    if (row.enabled_at) refuse("ALREADY_ENABLED");
    const step = stepOfCode(deps.ring, userId, row.secret, code, row.now);
    if (step === null) refuse("INVALID_CODE");
    await tx.query(queries.enableAuthenticator, [userId, step]);
    await tx.query(queries.forgetBackupCodes, [userId]);
    await tx.query(queries.insertBackupCodes, [userId, backup.salt, backup.hashes]);
    await forgetTrustedDevices(tx, userId);
    // What began with the password alone does not go on beside it.
    await endSessions(tx, userId, { except: sessionId });
    const data = await deviceOfSession(tx, sessionId);
    await audit.append(tx, { estate: userId, type: "account.two_factor_enabled", actor: userId, data });
    await tell(tx, deps.jobs, { userId, kind: "two-factor-enabled" });
    await publish(tx, { recipient: userId, kind: "profile.updated", payload: { id: userId } });
    return backup.codes;
  });
}
