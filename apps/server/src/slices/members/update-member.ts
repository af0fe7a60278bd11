import type { ChangedMember } from "@heirlock/contract/members/form";
import type { Member } from "@heirlock/contract/members/members";
import type { HolderId, MemberId } from "@heirlock/domain/identifiers";
import { mayAct } from "@heirlock/domain/members/may-act";
import { standingOf } from "@heirlock/domain/members/member-transitions";
import { keptInvite } from "@heirlock/domain/members/new-member-status";
import { kinshipFits, type RelationshipType } from "@heirlock/domain/members/relationships";
import type { MemberRole } from "@heirlock/domain/members/roles";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import type { Tx } from "../../kernel/transaction.ts";
import { reload } from "./get-member.ts";
import { readMessage } from "./invitations/invitations.queries.ts";
import { readEmail, requireFreeEmail } from "./member-email.ts";
import { familyOfCountry, recordValues, requireFields } from "./member-form.ts";
import { lockCounted, requireRoomFor } from "./member-room.ts";
import type { MemberHooks } from "./members.hooks.ts";
import * as queries from "./members.queries.ts";
import type { ReadRecordRow } from "./members.rows.ts";
import {
  findAndLock,
  type LockedMember,
  moveMember,
  noteChange,
  noteHistory,
  withMember,
} from "./members.transaction.ts";

/**
 * Changes what the holder wrote about a member who is not confirmed (D31). Of one whom the holder confirmed alone the
 * address may still be given, which is how they come to be invited (D33). Refuses with MEMBER_CONFIRMED.
 */
export async function updateMember(
  { app, hooks }: { app: Pool; hooks: MemberHooks },
  caller: Caller,
  { id, relationshipId, ...change }: ChangedMember & { id: MemberId },
): Promise<Member> {
  if (relationshipId !== undefined && relationshipId !== id) refuse("UPDATE_ERROR");
  return await withMember(app, caller, id, async (tx, member, { holderId }) => {
    requireEditable(member, holderId, change);
    const [stored] = await tx.query(queries.readRecord, [holderId, id]);
    const next = merge(stored!, change);
    await requireFit(tx, member, next, stored!);

    const { first_name, last_name, will_id } = next;
    const active = change.is_active ?? member.isActive;
    await tx.query(queries.updateMember, [
      holderId,
      id,
      first_name,
      last_name,
      next.primary_role ?? null,
      will_id,
      active,
    ]);
    await tx.query(queries.updateRecord, [holderId, id, ...recordValues(next)]);
    if (change.kinship !== undefined) {
      requireKinship(next.relationship_type, change.kinship);
      await tx.query(queries.setKinship, [holderId, id, change.kinship]);
    }
    const fields = Object.keys(change).filter((field) => change[field as keyof typeof change] !== undefined);
    await noteHistory(tx, member, {
      type: "status",
      action: "edited",
      from: member.status,
      to: member.status,
      by: holderId,
    });
    // Nobody with an account is edited but those who have left.
    await noteChange(tx, member, { type: "member.updated", by: holderId, data: { fields }, quiet: true });
    await followEmail(tx, hooks, member, { before: stored!.email, after: next.email, invite: next.invite_by_email });
    return await reload(tx, holderId, id);
  });
}

type Change = Omit<ChangedMember, "relationshipId">;

function requireEditable(member: LockedMember, holderId: HolderId, change: Change): void {
  const decision = mayAct("edit_member", { userId: holderId }, member);
  if (decision.allowed) return;
  const onlyEmail = Object.keys(change).every((field) => field === "email" || field === "invite_by_email");
  if (standingOf(member) === "confirmed_by_holder" && onlyEmail) return;
  refuse(decision.code === "NOT_FOUND" ? "MEMBER_NOT_FOUND" : decision.code);
}

/** Only what belongs to the relation (D38). */
function requireKinship(type: RelationshipType | null, kinship: string): void {
  if (type === null ? kinship === "" : kinshipFits(type, kinship)) return;
  refuse("VALIDATION_ERROR", { fields: { kinship: ["Exact relation is not valid"] } });
}

function merge(stored: ReadRecordRow, change: Change) {
  const email = change.email === undefined ? stored.email : readEmail(change.email);
  const given = Object.fromEntries(
    queries.recordColumns.flatMap((column) => (change[column] === undefined ? [] : [[column, change[column]]])),
  ) as Partial<queries.RecordColumns>;
  return {
    ...stored,
    ...given,
    email,
    invite_by_email: keptInvite({ email: email ?? "", invite: change.invite_by_email ?? stored.invite_by_email }),
    first_name: change.first_name ?? stored.first_name,
    last_name: change.last_name ?? stored.last_name,
    will_id: change.will_id === undefined ? stored.will_id : change.will_id,
    primary_role: change.primary_role,
  };
}

/** The address under the lock of the estate, and what the roles ask for. Fills in the primary role. */
async function requireFit(
  tx: Tx,
  member: LockedMember,
  next: Omit<ReturnType<typeof merge>, "primary_role"> & { primary_role?: MemberRole | null | undefined },
  stored: ReadRecordRow,
): Promise<void> {
  const counted = await lockCounted(tx, member.holderId);
  const [own] = await tx.query(queries.readOwn);
  if (next.email !== stored.email || next.will_id !== stored.will_id) {
    const { members } = counted;
    requireFreeEmail(next.email, { own: own!.email, members, willId: next.will_id, except: member.id });
    requireRoomFor(counted, member.id, { email: next.email });
  }
  next.primary_role = next.primary_role ?? member.primaryRole ?? stored.roles[0] ?? null;
  requireFields({ ...next, roles: stored.roles, primary_role: next.primary_role }, familyOfCountry(own!.country));
}

/** An invitation is for one address: with another it no longer stands. A draft with an address is a member (D33). */
async function followEmail(
  tx: Tx,
  hooks: MemberHooks,
  member: LockedMember,
  { before, after, invite }: { before: string | null; after: string | null; invite: boolean },
): Promise<void> {
  const by = { actor: "holder", userId: member.holderId } as const;
  if (member.status === "draft" && after !== null) await moveMember(tx, member, "convert", by);
  const [words] = await tx.query(readMessage, [member.holderId, member.id]);
  const message = member.status === "invited" ? (words?.message ?? undefined) : undefined;
  if (member.status === "invited" && after !== before) await moveMember(tx, member, "cancel_invitation", by);
  if (after === null || !invite) return;
  const now = (await findAndLock(tx, member.holderId, member.id))!;
  if (now.status === "pending" || standingOf(now) === "confirmed_by_holder")
    await hooks.invite(tx, now, { mail: true, message, by: member.holderId });
}
