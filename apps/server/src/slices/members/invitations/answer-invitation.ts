import { normaliseEmail } from "@heirlock/domain/email";
import type { AccountId, InvitationId } from "@heirlock/domain/identifiers";
import type { MemberRole } from "@heirlock/domain/members/roles";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { refuse } from "../../../kernel/errors.ts";
import { inSystemTransaction, inTransaction, type Tx } from "../../../kernel/transaction.ts";
import { type Sending, tellOther } from "../letters/tell-other.ts";
import { enterPlan, findAndLock, type LockedMember, moveMember, noteChange } from "../members.transaction.ts";
import { tokenHash } from "./invitation-tokens.ts";
import * as queries from "./invitations.queries.ts";
import type { FindByTokenRow, LockInvitationRow } from "./invitations.rows.ts";
import { joinPlan } from "./join-plan.ts";
import { takeWillKey, tryWillKey, type WillKeyDeps } from "./redeem-will-key.ts";

export interface AnswerDeps {
  app: Pool;
  jobs: Sending;
}

type Found = Pick<FindByTokenRow, "holder_id" | "id" | "membership_id">;

async function byToken(tx: Tx, token: string): Promise<Found | undefined> {
  return (await tx.query(queries.findByToken, [tokenHash(token)]))[0];
}

async function byAccount(tx: Tx, id: InvitationId): Promise<Found | undefined> {
  return (await tx.query(queries.listOwn)).find((one) => one.id === id);
}

/**
 * Enters the estate of an invitation that was just found, and locks member and invitation: of fifty answers at once one
 * counts. Refuses with INVITATION_NOT_FOUND, ALREADY_ANSWERED or INVITATION_EXPIRED.
 */
async function lockOpen(
  tx: Tx,
  found: Found | undefined,
  key: string | null,
): Promise<{ member: LockedMember; invitation: LockInvitationRow }> {
  if (!found || !(await enterPlan(tx, found, key === null ? null : tokenHash(key)))) refuse("INVITATION_NOT_FOUND");
  const member = await findAndLock(tx, found.holder_id, found.membership_id);
  const [invitation] = await tx.query(queries.lockInvitation, [found.holder_id, found.id]);
  if (!member || !invitation) refuse("INVITATION_NOT_FOUND");
  const { ended_as, is_expired } = invitation;
  if (ended_as === "accepted" || ended_as === "declined") refuse("ALREADY_ANSWERED");
  if (ended_as === "expired" || (ended_as === null && is_expired)) refuse("INVITATION_EXPIRED");
  if (ended_as !== null) refuse("INVITATION_NOT_FOUND");
  return { member, invitation };
}

/**
 * Says yes to the invitation of a link. An account with another address than the invited one needs the will key besides:
 * a forwarded mail opens nothing (D34).
 */
export async function acceptInvitation(
  deps: WillKeyDeps,
  caller: Caller,
  {
    key,
    declinedRoles,
    willKey,
  }: { key: string; declinedRoles?: MemberRole[] | undefined; willKey?: string | undefined },
) {
  const proof = willKey === undefined ? null : await tryWillKey(deps, caller, willKey);
  return await inTransaction(deps.app, caller, async (tx, { userId }) => {
    const [own] = await tx.query(queries.ownVerifiedEmail);
    const { member, invitation } = await lockOpen(tx, await byToken(tx, key), key);
    if (userId !== member.holderId && normaliseEmail(own?.email ?? "") !== invitation.email) {
      if (proof === null) refuse("EMAIL_MISMATCH");
      if (proof.membershipId !== member.id) refuse("KEY_INVALID");
      await takeWillKey(tx, proof);
    }
    return await joinPlan(tx, deps.jobs, member, { userId, by: "accept", declinedRoles });
  });
}

/** Says yes without the link: the proven address of the account is the proof. */
export async function acceptOwn(
  { app, jobs }: AnswerDeps,
  caller: Caller,
  { id, declinedRoles }: { id: InvitationId; declinedRoles?: MemberRole[] | undefined },
) {
  return await inTransaction(app, caller, async (tx, { userId }) => {
    const { member } = await lockOpen(tx, await byAccount(tx, id), null);
    return await joinPlan(tx, jobs, member, { userId, by: "accept", declinedRoles });
  });
}

/** Says no. The link is enough: nobody needs an account for that. */
export async function declineInvitation(
  { app, jobs }: AnswerDeps,
  { key, reason }: { key: string; reason?: string | undefined },
): Promise<void> {
  await inSystemTransaction(app, async (tx) => decline(tx, jobs, await byToken(tx, key), { key, by: null, reason }));
}

export async function declineOwn(
  { app, jobs }: AnswerDeps,
  caller: Caller,
  { id, reason }: { id: InvitationId; reason?: string | undefined },
): Promise<void> {
  await inTransaction(app, caller, async (tx, { userId }) =>
    decline(tx, jobs, await byAccount(tx, id), { key: null, by: userId, reason }),
  );
}

async function decline(
  tx: Tx,
  jobs: Sending,
  found: Found | undefined,
  { key, by, reason }: { key: string | null; by: AccountId | null; reason: string | undefined },
): Promise<void> {
  const { member } = await lockOpen(tx, found, key);
  await tx.query(queries.endInvitation, [member.holderId, member.id, "declined", by, reason || null]);
  await moveMember(tx, member, "decline", { actor: "member", userId: by, reason });
  await noteChange(tx, member, { type: "member.declined", by });
  await tellOther(tx, jobs, member, { kind: "declined" });
}
