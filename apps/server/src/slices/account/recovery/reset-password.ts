import type { recoveryRoutes } from "@heirlock/contract/account/recovery";
import { passwordResetMessage } from "@heirlock/contract/account/signed-password";
import type { Request } from "@heirlock/contract/route";
import { verifySignature } from "@heirlock/crypto/verify";
import type { AccountId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import * as audit from "../../../kernel/audit.ts";
import type { Config } from "../../../kernel/config.ts";
import { refuse } from "../../../kernel/errors.ts";
import type { Jobs } from "../../../kernel/jobs.ts";
import type { KeyRing } from "../../../kernel/key-ring.ts";
import { query } from "../../../kernel/query.ts";
import { inSystemTransaction, type Tx } from "../../../kernel/transaction.ts";
import { settleObjections } from "../account.queries.ts";
import { hashAuthKey } from "../credential.ts";
import { endSessions } from "../end-sessions.ts";
import { forgetTrustedDevices } from "../factors/trusted-device.ts";
import { useSecondFactorCode as takeCode } from "../factors/use-code.ts";
import { tell } from "../notices/tell.ts";
import { forgetPasskeyBundles } from "../passkeys/forget-passkey-bundles.ts";
import { verifyAssertion } from "../passkeys/verify-assertion.ts";
import { resetTokenHash } from "../reset-tokens.ts";
import { countingFailures, forgiveAccount } from "../sign-in-tries.ts";
import type { CameFrom } from "../visit.ts";
import * as queries from "./recovery.queries.ts";
import type { LockResetRow } from "./recovery.rows.ts";

type Reset = Request<typeof recoveryRoutes.resetPassword>["body"];

interface Deps {
  auth: Pool;
  jobs: Jobs;
  ring: KeyRing;
  config: Config;
}

/**
 * Sets a forgotten password, with its keys, in one transaction (KEY-014): with the Recovery Kit the bundle stays;
 * otherwise new keys take its place and the old bundle is kept, sealed (KEY-019). The link counts once, and all
 * sessions, other links and trusted devices end; the second factor stays (KEY-018). Guessed codes count like guessed
 * passwords. Refuses with TOKEN_EXPIRED, VALIDATION_ERROR, FORBIDDEN before the 72 hours are over, INVALID_CODE,
 * INVALID_PASSKEY or INVALID_SIGNATURE, and changes nothing then.
 */
export async function resetPassword(deps: Deps, reset: Reset, visit: CameFrom): Promise<void> {
  assertShape(reset);
  const tokenHash = resetTokenHash(reset.token);
  const rows = await query(deps.auth, queries.findReset, [tokenHash]);
  const { email } = rows[0] ?? refuse("TOKEN_EXPIRED");
  const run = async () => {
    const stored = await hashAuthKey(reset.newPassword);
    await inSystemTransaction(deps.auth, async (tx) => {
      const [row] = await tx.query(queries.lockReset, [tokenHash]);
      if (!row) refuse("TOKEN_EXPIRED");
      await assertAllowed(tx, deps, row, reset);
      await save(tx, deps, row, reset, stored);
    });
  };
  if (reset.code === undefined && reset.backupCode === undefined) await run();
  else await countingFailures(deps, { email, visit, door: "reset-code" }, run);
}

/** With the kit nothing is replaced; without it everything is. */
function assertShape({ way, newKeys }: Reset): void {
  if ((way === "kit") === (newKeys === undefined)) return;
  const message = newKeys ? "With the Recovery Kit the keys stay" : "New keys are required";
  refuse("VALIDATION_ERROR", { fields: { newKeys: [message] } });
}

async function assertAllowed(tx: Tx, deps: Deps, row: LockResetRow, reset: Reset): Promise<void> {
  const [keys] = await tx.query(queries.lockKeys, [row.user_id]);
  const signer = reset.newKeys?.verifyingKey ?? keys?.verifying_key ?? refuse("INVALID_SIGNATURE");
  const message = passwordResetMessage(reset);
  if (!verifySignature(signer, "password-reset", message, reset.signature)) refuse("INVALID_SIGNATURE");
  if (reset.way === "waited" && row.state !== "ready") refuse("FORBIDDEN");
  // The kit stands for the password, never for the second factor (D19).
  if (reset.way === "second-factor" || (reset.way === "kit" && row.has_code)) {
    await proveSecondFactor(tx, deps, row.user_id, reset);
  }
}

async function proveSecondFactor(
  tx: Tx,
  deps: Deps,
  userId: AccountId,
  { code, backupCode, passkey }: Reset,
): Promise<void> {
  if (passkey) await verifyAssertion(tx, deps, { purpose: "reset", userId, ...passkey });
  else await takeCode(tx, deps, userId, { code, backupCode });
}

async function save(tx: Tx, deps: Deps, row: LockResetRow, reset: Reset, stored: string): Promise<void> {
  const { user_id: userId } = row;
  const { way, newKeys } = reset;
  const wrap = [userId, reset.newSalt, reset.kdf, reset.bundleByPassword] as const;
  await tx.query(queries.setPassword, [userId, stored, way === "waited"]);
  if (newKeys) {
    const { recipient, verifyingKey, bundleByKit, kitNumber, kitConfirmed = false } = newKeys;
    await tx.query(queries.keepOlderBundle, [userId]);
    await tx.query(queries.replaceKeys, [...wrap, recipient, verifyingKey, bundleByKit, kitNumber, kitConfirmed]);
    await forgetPasskeyBundles(tx, userId);
  } else {
    await tx.query(queries.rewrapByPassword, wrap);
  }
  await tx.query(queries.endResets, [userId, row.id]);
  if (way !== "waited") await tx.query(settleObjections, [userId]);
  const sessionsEnded = await endSessions(tx, userId);
  await forgetTrustedDevices(tx, userId);
  await forgiveAccount(tx, deps.ring.active, { email: row.email, userId });
  await audit.append(tx, {
    estate: userId,
    type: "account.password_reset",
    actor: userId,
    data: { way, sessionsEnded },
  });
  await tell(tx, deps.jobs, { userId, kind: "password-reset", facts: { way } });
}
