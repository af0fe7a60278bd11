import type { AuditEvent } from "@heirlock/contract/audit";
import type { AccountId, HolderId, MemberId } from "@heirlock/domain/identifiers";
import {
  decideMember,
  type MemberDecision,
  type MemberEvent,
  type MemberState,
} from "@heirlock/domain/members/member-transitions";
import type { MemberRole } from "@heirlock/domain/members/roles";
import type { MemberStatus } from "@heirlock/domain/members/statuses";
import type { Pool } from "pg";
import type { Actor, Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import { inTransactionFrom, type Tx } from "../../kernel/transaction.ts";
import { loseAllKeys } from "../vault/meant-for/lose-keys.ts";
import * as queries from "./member-changes.queries.ts";
import type { LockMemberRow } from "./member-changes.rows.ts";
import { lockCounted, requireRoomFor } from "./member-room.ts";

/**
 * What every change of a member shares: the lock, the history, the audit entry and the events. Row security confines each
 * statement to the estate of the holder; whoever acts for a member has proved it in a function of the database first, and
 * then enters that estate (`enterPlan`).
 */

/** A membership under its row lock and that of its estate. */
export interface LockedMember extends MemberState {
  id: MemberId;
  holderId: HolderId;
  userId: AccountId | null;
  isActive: boolean;
  primaryRole: MemberRole | null;
  permissionsVersion: number;
}

function toMember(holderId: HolderId, row: LockMemberRow): LockedMember {
  return {
    id: row.member_id,
    holderId,
    userId: row.member_user_id,
    status: row.status,
    confirmedByHolder: row.confirmed_by_holder,
    isActive: row.is_active,
    primaryRole: row.primary_role,
    permissionsVersion: row.permissions_version,
  };
}

/** A transaction of the holder about one member, whose row is locked. Refuses with MEMBER_NOT_FOUND. */
export function withMember<T>(
  pool: Pool,
  caller: Caller,
  id: MemberId,
  work: (tx: Tx, member: LockedMember, actor: Actor) => Promise<T>,
): Promise<T> {
  return inTransactionFrom(pool, caller, { statement: queries.enterMember, values: [id] }, async (tx, actor, row) => {
    if (row.member_id === null) refuse("MEMBER_NOT_FOUND");
    return await work(tx, toMember(actor.holderId, row), actor);
  });
}

/** The same inside of a transaction that has entered the estate already; null when there is no such member. */
export async function findAndLock(tx: Tx, holderId: HolderId, id: MemberId): Promise<LockedMember | null> {
  const [row] = await tx.query(queries.lockMember, [holderId, id]);
  return row ? toMember(holderId, row) : null;
}

/**
 * From here on the transaction works in this holder's estate, as far as the membership reaches. The database looks itself:
 * it is the person's own, or they have something of it in hand (the hash of an invitation's link, the locator of a will
 * key, the key of a card). False where nothing of that is so.
 */
export async function enterPlan(
  tx: Tx,
  { holder_id, membership_id }: { holder_id: HolderId; membership_id: MemberId },
  inHand: string | null = null,
): Promise<boolean> {
  const [row] = await tx.query(queries.enterPlan, [holder_id, membership_id, inHand]);
  return row!.entered;
}

export interface HistoryLine {
  type: "role" | "status" | "permissions" | "assignment" | "key";
  action: string;
  role?: MemberRole | undefined;
  from?: string | null;
  to?: string | null;
  reason?: string | null | undefined;
  /** Null is a timer of ours. */
  by: AccountId | null;
}

type Whose = Pick<LockedMember, "holderId" | "id">;

/** A line in the history of the relationship (MEM-097). Inside of the holder's estate. */
export async function noteHistory(tx: Tx, member: Whose, line: HistoryLine): Promise<void> {
  await tx.query(queries.insertHistory, [
    member.holderId,
    member.id,
    line.type,
    line.action,
    line.role ?? null,
    line.from ?? null,
    line.to ?? null,
    line.reason || null,
    line.by,
  ]);
}

/** Ids and codes only (OPS-023). */
type AuditData = Record<string, string | number | boolean | null | readonly string[]>;

/** The audit entry of a change and the events that make both sides look again. */
export async function noteChange(
  tx: Tx,
  member: Whose & Pick<LockedMember, "userId">,
  change: { type: AuditEvent; by: AccountId | null; data?: AuditData; quiet?: boolean },
): Promise<void> {
  const data = JSON.stringify({ member: member.id, ...change.data });
  const told = change.quiet ? null : member.userId;
  const [notes] = await tx.query(queries.noteChange, [member.holderId, member.id, change.by, change.type, data, told]);
  tx.announce(notes!.holder_note);
  if (notes!.member_note !== null) tx.announce(notes!.member_note);
}

const hasEnded = (status: MemberStatus) => status === "rejected" || status === "revoked";

/**
 * Takes a member from one status to the next, as the table of the domain says, with everything that follows from it but
 * the answers to single roles, which only an acceptance brings. Refuses with INVALID_TRANSITION, and with CAP_REACHED when
 * somebody comes back for whom the plan has no room.
 */
export async function moveMember(
  tx: Tx,
  member: LockedMember,
  event: MemberEvent,
  by: { actor: "holder" | "member" | "time"; userId: AccountId | null; reason?: string | undefined },
): Promise<MemberDecision & { ok: true }> {
  const decision = decideMember(member, event, by.actor);
  if (!decision.ok) refuse(decision.code);
  const { next, effects } = decision;
  // Who comes back takes a place of the plan again (D39).
  if (hasEnded(member.status)) {
    requireRoomFor(await lockCounted(tx, member.holderId), member.id, { status: next.status });
  }
  const whose = [member.holderId, member.id] as const;
  await tx.query(queries.updateStatus, [...whose, next.status, next.confirmedByHolder]);
  if (hasEnded(next.status)) await loseAllKeys(tx, member);
  if (effects.includes("void_requests")) await tx.query(queries.voidRequests, whose);
  if (effects.includes("void_invitations")) await tx.query(queries.voidInvitations, whose);
  if (effects.includes("activate_roles")) await tx.query(queries.activateRoles, whose);
  if (effects.includes("offer_assets")) await tx.query(queries.offerAssets, [...whose, null]);
  if (effects.includes("write_history")) {
    const line = { type: "status", action: event, from: member.status, to: next.status } as const;
    await noteHistory(tx, member, { ...line, reason: by.reason, by: by.userId });
  }
  return decision;
}
