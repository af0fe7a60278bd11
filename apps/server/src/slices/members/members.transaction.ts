import type { AuditEvent } from "@heirlock/contract/audit";
import type { Uuid } from "@heirlock/domain/identifiers";
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
import type { Statement } from "../../kernel/statement.ts";
import { inTransactionFrom, type Tx } from "../../kernel/transaction.ts";
import { offerAssets } from "./assignments/assignments.queries.ts";
import { lockCounted, requireRoomFor } from "./member-room.ts";

/**
 * What every change of a member shares: the lock, the history, the audit entry and the events. Row security confines each
 * statement to the estate of the holder; whoever acts for a member has proved it in a function of the database first, and
 * then enters that estate (`enterEstateOf`).
 */

/** A membership under its row lock. */
export interface LockedMember extends MemberState {
  id: Uuid;
  holderId: Uuid;
  userId: Uuid | null;
  isActive: boolean;
  primaryRole: MemberRole | null;
  permissionsVersion: number;
}

interface MemberRow {
  member_id: Uuid | null;
  member_user_id: Uuid | null;
  status: MemberStatus;
  confirmed_by_holder: boolean;
  is_active: boolean;
  primary_role: MemberRole | null;
  permissions_version: number;
}

const memberColumns = `m.id as member_id, m.user_id as member_user_id, m.status, m.confirmed_by_holder, m.is_active,
  m.primary_role, m.permissions_version`;

const enterMember: Statement = {
  name: "people-enter-member",
  text: `with actor as materialized (select * from auth.enter($1))
    select actor.*, m.*
      from actor left join lateral (
        select ${memberColumns} from app.memberships m where m.holder_id = actor.user_id and m.id = $2 for update
      ) m on true`,
};

const lockMember: Statement = {
  name: "people-lock-member",
  text: `select ${memberColumns} from app.memberships m where m.holder_id = $1 and m.id = $2 for update`,
};

function toMember(holderId: Uuid, row: MemberRow): LockedMember {
  return {
    id: row.member_id!,
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
  id: Uuid,
  work: (tx: Tx, member: LockedMember, actor: Actor) => Promise<T>,
): Promise<T> {
  return inTransactionFrom(
    pool,
    caller,
    { statement: enterMember, values: [id] },
    async (tx, actor, row: MemberRow) => {
      if (row.member_id === null) refuse("MEMBER_NOT_FOUND");
      return await work(tx, toMember(actor.userId, row), actor);
    },
  );
}

/** The same inside of a transaction that has entered the estate already; null when there is no such member. */
export async function findAndLock(tx: Tx, holderId: Uuid, id: Uuid): Promise<LockedMember | null> {
  const [row] = await tx.query<MemberRow & Record<string, unknown>>(lockMember, [holderId, id]);
  return row ? toMember(holderId, row) : null;
}

const actIn: Statement = { name: "people-act-in-estate", text: "select set_config('app.user_id', $1, true)" };

/**
 * From here on the transaction works in this holder's estate. Only for a person whose part in it the database has just
 * confirmed in the same transaction, and only for what that part allows.
 */
export async function enterEstateOf(tx: Tx, holderId: Uuid): Promise<void> {
  await tx.query(actIn, [holderId]);
}

export interface HistoryLine {
  type: "role" | "status" | "permissions" | "assignment" | "key";
  action: string;
  role?: MemberRole | undefined;
  from?: string | null;
  to?: string | null;
  reason?: string | null | undefined;
  /** Null is a timer of ours. */
  by: Uuid | null;
}

const insertHistory: Statement = {
  name: "people-insert-history",
  text: `insert into app.membership_history
      (holder_id, membership_id, type, action_type, role_name, previous_status, new_status, reason, changed_by)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
};

type Whose = Pick<LockedMember, "holderId" | "id">;

/** A line in the history of the relationship (MEM-097). Inside of the holder's estate. */
export async function noteHistory(tx: Tx, member: Whose, line: HistoryLine): Promise<void> {
  await tx.query(insertHistory, [
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

const noteStatement: Statement = {
  name: "people-note-change",
  text: `select audit.append($1, $4, $3, $5) as seq,
      app.publish_event($1, 'member.changed', jsonb_build_object('id', $2::uuid)) as holder_note,
      case when $6::uuid is not null
        then app.publish_event($6, 'relationship.changed', jsonb_build_object('id', $2::uuid)) end as member_note`,
};

/** Ids and codes only (OPS-023). */
type AuditData = Record<string, string | number | boolean | null | readonly string[]>;

/** The audit entry of a change and the events that make both sides look again. */
export async function noteChange(
  tx: Tx,
  member: Whose & Pick<LockedMember, "userId">,
  change: { type: AuditEvent; by: Uuid | null; data?: AuditData; quiet?: boolean },
): Promise<void> {
  const data = JSON.stringify({ member: member.id, ...change.data });
  const told = change.quiet ? null : member.userId;
  const values = [member.holderId, member.id, change.by, change.type, data, told];
  const [notes] = await tx.query<{ holder_note: string; member_note: string | null }>(noteStatement, values);
  tx.announce(notes!.holder_note);
  if (notes!.member_note !== null) tx.announce(notes!.member_note);
}

/**
 * Only who said yes has an account here, and who said goodbye keeps theirs for the record: whoever is asked again, or is
 * confirmed by the holder alone (D33), may be somebody else, and has agreed to nothing yet.
 */
const updateStatus: Statement = {
  name: "people-update-status",
  text: `update app.memberships
      set status = $3, confirmed_by_holder = $4, status_changed_at = now(), updated_at = now(),
          user_id = case when $3 in ('revoked', 'rejected') or ($3 = 'confirmed' and not $4) then user_id end
    where holder_id = $1 and id = $2`,
};
const voidRequests: Statement = {
  name: "people-void-requests",
  text: `with gone as (
      update app.member_requests set status = 'void'
       where holder_id = $1 and membership_id = $2 and status = 'pending')
    update app.membership_roles set status = 'inactive', inactive_because = 'expired', status_changed_at = now()
     where holder_id = $1 and membership_id = $2 and status = 'pending_approval'`,
};
const voidInvitations: Statement = {
  name: "people-void-invitations",
  text: `with keys as (
      update app.will_keys set ended_as = 'revoked', ended_at = now()
       where holder_id = $1 and membership_id = $2 and ended_as is null)
    update app.invitations set ended_as = 'cancelled', ended_at = now(), updated_at = now()
     where holder_id = $1 and membership_id = $2 and ended_as is null`,
};
const activateRoles: Statement = {
  name: "people-activate-roles",
  text: `with answered as (
      update app.member_requests set status = 'void'
       where holder_id = $1 and membership_id = $2 and kind = 'role' and status = 'pending')
    update app.membership_roles set status = 'active', inactive_because = null, status_changed_at = now()
     where holder_id = $1 and membership_id = $2 and status = 'pending_approval'`,
};

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
  by: { actor: "holder" | "member" | "time"; userId: Uuid | null; reason?: string | undefined },
): Promise<MemberDecision & { ok: true }> {
  const decision = decideMember(member, event, by.actor);
  if (!decision.ok) refuse(decision.code);
  const { next, effects } = decision;
  // Who comes back takes a place of the plan again (D39).
  if (hasEnded(member.status)) {
    requireRoomFor(await lockCounted(tx, member.holderId), member.id, { status: next.status });
  }
  const whose = [member.holderId, member.id];
  await tx.query(updateStatus, [...whose, next.status, next.confirmedByHolder]);
  if (effects.includes("void_requests")) await tx.query(voidRequests, whose);
  if (effects.includes("void_invitations")) await tx.query(voidInvitations, whose);
  if (effects.includes("activate_roles")) await tx.query(activateRoles, whose);
  if (effects.includes("offer_assets")) await tx.query(offerAssets, [...whose, null]);
  if (effects.includes("write_history")) {
    const line = { type: "status", action: event, from: member.status, to: next.status } as const;
    await noteHistory(tx, member, { ...line, reason: by.reason, by: by.userId });
  }
  return decision;
}
