import type { removable } from "@heirlock/contract/account/recovery";
import type { NoticeKind } from "@heirlock/domain/account/notice-kinds";
import type { AccountId } from "@heirlock/domain/identifiers";
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
import { sendRecoveryLetter } from "./recovery-options.jobs.ts";
import * as queries from "./recovery-options.queries.ts";

type Removed = (typeof removable)[number];

export interface Objection {
  kind: NoticeKind;
  sessionsEnded: number;
  emailRestored: boolean;
  resetStopped: boolean;
  removed: Removed[];
}

/**
 * Somebody with a letter of ours says that the change was not theirs (SEC-012). Whoever made it loses every session,
 * trusted device and waiting reset, and whatever else came to the account with that change or after it: passkeys, an
 * authenticator app, recovery options, a Recovery Kit, a password, another e-mail address, a deletion. The account's
 * address is then the one that it had when the letter was written, and a link to a new password goes to whoever objected. Refuses with
 * TOKEN_EXPIRED; the link works once, for seven days.
 */
export function object(deps: { auth: Pool; jobs: Jobs }, token: string): Promise<Objection> {
  return inSystemTransaction(deps.auth, async (tx) => {
    const [taken] = await tx.query(queries.takeObjection, [linkIdentifier("object", token)]);
    if (!taken) refuse("TOKEN_EXPIRED");
    const userId = taken.user_id;
    const [user] = await tx.query(queries.lockUser, [userId]);
    const [notice] = await tx.query(queries.readObjected, [taken.notice_id, userId]);
    if (!user || !notice) refuse("TOKEN_EXPIRED");

    const resetStopped = await stopWaitingResets(tx, deps.jobs, { userId, by: "objection" });
    await tx.query(queries.stopLinkedResets, [userId]);
    await tx.query(queries.forgetCodes, [userId]);
    await tx.query(queries.dropRecoveryLinks, [userId]);
    await tx.query(queries.dropObjectionsSince, [userId, notice.created_at]);
    const removed = await takeAway(tx, deps.jobs, userId, notice.created_at);
    const emailRestored = await restoreEmail(tx, deps.jobs, userId, user.email, notice.address_then);
    await forgetTrustedDevices(tx, userId);
    await tx.query(queries.forgetKnownDevices, [userId]);
    const sessionsEnded = await endSessions(tx, userId);

    const data = { kind: notice.kind, restored: emailRestored, removed };
    await audit.append(tx, { estate: userId, type: "account.objected", actor: null, data });
    await tell(tx, deps.jobs, { userId, kind: "objected" });
    await deps.jobs.enqueue(tx, sendRecoveryLetter, { kind: "objection-reset", userId, noticeId: notice.id });
    await publish(tx, { recipient: userId, kind: "profile.updated", payload: { id: userId } });
    return { kind: notice.kind, sessionsEnded, emailRestored, resetStopped, removed };
  });
}

/** Removes what is as young as the change, or younger. What was there before is the objector's own. */
async function takeAway(tx: Tx, jobs: Jobs, userId: AccountId, since: Date): Promise<Removed[]> {
  const history = await tx.query(queries.toldSince, [userId, since, ["backup-codes-renewed", "questions-changed"]]);
  const told = (kind: NoticeKind) => history.some((one) => one.kind === kind);
  const removed: Removed[] = [];
  const note = (what: Removed, rows: unknown[]) => rows.length > 0 && removed.push(what);
  const passkeys = await tx.query(queries.dropPasskeysSince, [userId, since]);
  const authenticator = await tx.query(queries.dropAuthenticatorSince, [userId, since]);
  // Where a factor goes the password goes with it: an objection must not leave less than was there.
  const factorGone = passkeys.length > 0 || authenticator.length > 0;
  note("password", await tx.query(queries.closePassword, [userId, since, factorGone]));
  note("passkeys", passkeys);
  note("two_factor", authenticator);
  if (authenticator.length > 0) await tx.query(queries.dropBackupCodes, [userId]);
  else if (told("backup-codes-renewed")) note("backup_codes", await tx.query(queries.dropBackupCodes, [userId]));
  note("kit", await tx.query(queries.restoreKit, [userId, since]));
  const [options] = await tx.query(queries.dropOptionsSince, [userId, since]);
  // Perhaps they were the owner's own, and somebody with the mailbox objects: whoever reads there learns of it.
  const lost = [
    { what: "recovery_email", channel: "recovery_email", address: options?.email },
    { what: "recovery_phone", channel: "phone", address: options?.phone },
  ] as const;
  for (const { what, channel, address } of lost) {
    if (!address) continue;
    removed.push(what);
    await tellAddress(tx, jobs, { userId, kind: "objected", facts: { toAddress: "recovery" }, channel, address });
  }
  if (told("questions-changed")) note("questions", await tx.query(queries.dropQuestions, [userId]));
  note("closing", await tx.query(queries.keepAccount, [userId, since]));
  return removed;
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
