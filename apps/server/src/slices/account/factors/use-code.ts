import type { AccountId } from "@heirlock/domain/identifiers";
import * as audit from "../../../kernel/audit.ts";
import { refuse } from "../../../kernel/errors.ts";
import type { Jobs } from "../../../kernel/jobs.ts";
import type { KeyRing } from "../../../kernel/key-ring.ts";
import type { Tx } from "../../../kernel/transaction.ts";
import { tell } from "../notices/tell.ts";
import { stepOfCode } from "./authenticator.ts";
import { hashBackupCode } from "./backup-codes.ts";
import * as queries from "./factors.queries.ts";

/** A code of the app or one of the backup codes; the app's is looked at if somebody sends both. */
export interface GivenCode {
  code?: string | undefined;
  backupCode?: string | undefined;
}

/** Whether signing in with the password alone is not enough for this person. */
export async function hasSecondFactor(tx: Tx, userId: AccountId): Promise<boolean> {
  const [row] = await tx.query(queries.readAuthenticator, [userId]);
  return row !== undefined && row.enabled_at !== null;
}

/**
 * Takes a code as the proof of a second factor and uses it up, in the transaction of what it is the proof for. A used
 * backup code goes to the log and is told to the person. Refuses with INVALID_CODE for a wrong or used code and for
 * somebody without a second factor; call it under countingFailures, which holds that against the guesser.
 */
export async function useSecondFactorCode(
  tx: Tx,
  deps: { ring: KeyRing; jobs: Jobs },
  userId: AccountId,
  { code, backupCode }: GivenCode,
): Promise<"totp" | "backup_code"> {
  const [row] = await tx.query(queries.readAuthenticator, [userId]);
  if (!row?.enabled_at) refuse("INVALID_CODE");
  if (code !== undefined) {
    const step = stepOfCode(deps.ring, userId, row.secret, code, row.now);
    if (step === null) refuse("INVALID_CODE");
    const used = await tx.query(queries.useStep, [userId, step]);
    if (used.length === 0) refuse("INVALID_CODE");
    return "totp";
  }
  if (backupCode === undefined || row.backup_salt === null) refuse("INVALID_CODE");
  const used = await tx.query(queries.useBackupCode, [userId, await hashBackupCode(backupCode, row.backup_salt)]);
  if (used.length === 0) refuse("INVALID_CODE");
  const left = await backupCodesLeft(tx, userId);
  await audit.append(tx, { estate: userId, type: "account.backup_code_used", actor: userId, data: { left } });
  await tell(tx, deps.jobs, { userId, kind: "backup-code-used", facts: { left } });
  return "backup_code";
}

export async function backupCodesLeft(tx: Tx, userId: AccountId): Promise<number> {
  const [row] = await tx.query(queries.countBackupCodes, [userId]);
  return row!.left;
}
