import type { restorable } from "@heirlock/contract/account/recovery";
import { knewPassword } from "@heirlock/domain/account/held-password";
import type { NoticeKind } from "@heirlock/domain/account/notice-kinds";
import type { AccountId, NoticeId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import * as audit from "../../../kernel/audit.ts";
import { refuse } from "../../../kernel/errors.ts";
import { publish } from "../../../kernel/events.ts";
import type { Jobs } from "../../../kernel/jobs.ts";
import { inSystemTransaction, type Tx } from "../../../kernel/transaction.ts";
import { endSessions } from "../end-sessions.ts";
import { forgetTrustedDevices } from "../factors/trusted-device.ts";
import { linkIdentifier } from "../link-tokens.ts";
import { tell, tellAddress } from "../notices/tell.ts";
import { stopWaitingResets } from "../stop-waiting-resets.ts";
import * as former from "./former-rows.queries.ts";
import { sendRecoveryLetter } from "./recovery-options.jobs.ts";
import * as queries from "./recovery-options.queries.ts";

type Restored = (typeof restorable)[number];

export interface Objection {
  kind: NoticeKind;
  sessionsEnded: number;
  emailRestored: boolean;
  resetStopped: boolean;
  passwordHeld: boolean;
  restored: Restored[];
}

/**
 * Somebody with a letter of ours says that the change was not theirs (SEC-012). Whoever made it loses every session,
 * trusted device and reset under way, and the account is what it was before that change: keys, Recovery Kit, password,
 * second step, backup codes, passkeys, recovery options, address (SEC-041). A deletion is called off and never brought
 * back. Where somebody has shown that they know the password it is held (see mayUseHeldPassword). A link to a new
 * password goes to whoever objected. Refuses with TOKEN_EXPIRED; the link works once, for seven days, and each channel
 * has its own.
 */
export function object(deps: { auth: Pool; jobs: Jobs }, token: string): Promise<Objection> {
  return inSystemTransaction(deps.auth, async (tx) => {
    const [taken] = await tx.query(queries.takeObjection, [linkIdentifier("object", token)]);
    if (!taken) refuse("TOKEN_EXPIRED");
    const userId = taken.user_id;
    const [user] = await tx.query(queries.lockUser, [userId]);
    const [notice] = await tx.query(queries.readObjected, [taken.notice_id, userId]);
    if (!user || !notice) refuse("TOKEN_EXPIRED");
    const since = notice.created_at;

    const resetStopped = await stopWaitingResets(tx, deps.jobs, { userId, by: "objection" });
    await tx.query(queries.stopLinkedResets, [userId]);
    await tx.query(queries.forgetCodes, [userId]);
    await tx.query(queries.dropRecoveryLinks, [userId]);
    await tx.query(queries.dropObjectionsAfter, [userId, notice.id]);
    await tx.query(queries.noteObjection, [userId, notice.id]);
    const undone = await tx.query(queries.toldSince, [userId, since]);
    const restored = await restore(tx, deps.jobs, userId, notice);
    const emailRestored = await restoreEmail(tx, deps.jobs, userId, user.email, notice.address_then);
    await forgetTrustedDevices(tx, userId);
    await tx.query(queries.forgetYoungDevices, [userId, since]);
    const sessionsEnded = await endSessions(tx, userId);
    const passwordHeld = knewPassword(undone);
    if (passwordHeld) await tx.query(former.holdPassword, [userId]);

    const data = { kind: notice.kind, email: emailRestored, held: passwordHeld, restored };
    await audit.append(tx, { estate: userId, type: "account.objected", actor: null, data });
    await tell(tx, deps.jobs, { userId, kind: "objected" });
    await deps.jobs.enqueue(tx, sendRecoveryLetter, { kind: "objection-reset", userId, noticeId: notice.id });
    await publish(tx, { recipient: userId, kind: "profile.updated", payload: { id: userId } });
    return { kind: notice.kind, sessionsEnded, emailRestored, resetStopped, passwordHeld, restored };
  });
}

/** Gives every row back that changed since then, and says which parts of the account that concerned. */
async function restore(
  tx: Tx,
  jobs: Jobs,
  userId: AccountId,
  notice: { id: NoticeId; created_at: Date },
): Promise<Restored[]> {
  const values = [userId, notice.id] as const;
  const restored: Restored[] = [];
  const note = (what: Restored, happened: unknown) => happened && restored.push(what);
  const password = await tx.query(former.restorePassword, values);
  await tx.query(former.setKeysAside, values);
  const [keys] = await tx.query(former.restoreKeys, values);
  await tx.query(former.restoreOlderBundles, values);
  const passkeys = await tx.query(former.restorePasskeys, values);
  const [app] = await tx.query(former.restoreAuthenticator, values);
  await tx.query(former.dropUnfinishedSetUp, [userId]);
  const codes = await tx.query(former.restoreBackupCodes, values);
  const [options] = await tx.query(former.restoreOptions, values);
  note("password", password.length > 0);
  note("keys", keys?.other_keys);
  note("kit", keys?.other_kit);
  note("passkeys", passkeys.length > 0);
  note("two_factor", app?.other_app);
  note("backup_codes", codes.length > 0 && !app?.other_app);
  note("recovery_email", options?.other_email);
  note("recovery_phone", options?.other_phone);
  note("questions", options?.other_questions);
  note("closing", (await tx.query(queries.keepAccount, [userId, notice.created_at])).length > 0);
  // Perhaps they were the owner's own, and somebody with the mailbox objects: whoever reads there learns of it.
  const lost = [
    { channel: "recovery_email", address: options?.other_email && options.email_since },
    { channel: "phone", address: options?.other_phone && options.phone_since },
  ] as const;
  for (const { channel, address } of lost) {
    if (!address) continue;
    await tellAddress(tx, jobs, { userId, kind: "objected", facts: { toAddress: "recovery" }, channel, address });
  }
  return restored;
}

/** Brings the account back to where it was at home. The address that loses it is told, and its links die. */
async function restoreEmail(tx: Tx, jobs: Jobs, userId: AccountId, now: string, then: string | null): Promise<boolean> {
  if (then === null || then === now) return false;
  // Nobody keeps an owner out by signing up with the address and never confirming it.
  await tx.query(queries.freeUnconfirmed, [then]);
  const [taken] = await tx.query(queries.findUser, [then]);
  if (taken) return false;
  await tx.query(queries.dropObjectionsOf, [userId, now]);
  await tellAddress(tx, jobs, { userId, kind: "objected", facts: { toAddress: "new" }, address: now });
  await tx.query(queries.setEmail, [userId, then]);
  await audit.append(tx, { estate: userId, type: "account.email_restored", actor: null });
  return true;
}
