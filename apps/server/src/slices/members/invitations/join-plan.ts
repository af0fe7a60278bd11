import type { AccountId, MemberId } from "@heirlock/domain/identifiers";
import { daysToAnswer } from "@heirlock/domain/members/deadlines";
import { firstRole, type MemberRole } from "@heirlock/domain/members/roles";
import { refuse } from "../../../kernel/errors.ts";
import type { Tx } from "../../../kernel/transaction.ts";
import { type Sending, tellOther } from "../letters/tell-other.ts";
import { lockEstate } from "../members.queries.ts";
import { type LockedMember, moveMember, noteChange, noteHistory } from "../members.transaction.ts";
import * as queries from "./invitations.queries.ts";

/** Refuses with EMAIL_IS_OWN or ALREADY_IN_PLAN: nobody is a member of their own plan, or twice of one (D36, D41). */
async function requireStranger(tx: Tx, member: LockedMember, userId: AccountId): Promise<void> {
  if (userId === member.holderId) refuse("EMAIL_IS_OWN");
  // Behind the lock of the estate: with two keys at once the second finds the first.
  await tx.query(lockEstate, [member.holderId]);
  const [found] = await tx.query(queries.isInPlan, [member.holderId, member.id, userId]);
  if (found!.is_in_plan) refuse("ALREADY_IN_PLAN");
}

/** By an invitation, a will key or a printed card. */
const ways = {
  accept: { event: "accept", type: "member.accepted" },
  join_by_key: { event: "join_by_key", type: "member.will_key_used" },
  join_by_card: { event: "join_by_key", type: "member.card_used" },
} as const;

/** Roles that nobody has shown to the person wait for their answer, but for receiving something (MEM-083). */
async function askAboutRoles(tx: Tx, member: LockedMember): Promise<void> {
  const values = [member.holderId, member.id, firstRole, daysToAnswer.role_request] as const;
  const asked = await tx.query(queries.askAboutRoles, values);
  for (const { role, was } of asked) {
    const line = { type: "role", action: "role_requested", role, from: was, to: "pending_approval" } as const;
    await noteHistory(tx, member, { ...line, by: member.holderId });
  }
}

/**
 * Makes the person a confirmed member, inside of the holder's estate and under the row lock. Saying yes agrees to the
 * roles that were shown, but for those that were unticked; receiving something cannot be unticked (D40). A key or a card
 * shows none by itself: without word on what is left out, the other roles are asked about then. Refuses with EMAIL_IS_OWN,
 * ALREADY_IN_PLAN, LAST_ROLE or INVALID_TRANSITION.
 */
export async function joinPlan(
  tx: Tx,
  jobs: Sending,
  member: LockedMember,
  {
    userId,
    by,
    declinedRoles,
  }: { userId: AccountId; by: keyof typeof ways; declinedRoles?: readonly MemberRole[] | undefined },
): Promise<{ relationshipId: MemberId; status: "confirmed" }> {
  const whose = [member.holderId, member.id] as const;
  await requireStranger(tx, member, userId);
  await tx.query(queries.endInvitation, [...whose, "accepted", userId, null]);
  await moveMember(tx, member, ways[by].event, { actor: "member", userId });
  await tx.query(queries.joinMember, [...whose, userId]);

  const unticked = (declinedRoles ?? []).filter((role) => role !== firstRole);
  const left = await tx.query(queries.untickRoles, [...whose, unticked]);
  if (by === "accept" || declinedRoles !== undefined) await tx.query(queries.agreeToRoles, whose);
  else await askAboutRoles(tx, member);
  const [count] = await tx.query(queries.countOpenRoles, whose);
  if (count!.open === 0) refuse("LAST_ROLE");
  for (const { role } of left)
    await noteHistory(tx, member, { type: "role", action: "unticked", role, to: "inactive", by: userId });

  const joined = { ...member, userId };
  await noteChange(tx, joined, { type: ways[by].type, by: userId, data: { unticked: left.map(({ role }) => role) } });
  await tellOther(tx, jobs, joined, { kind: "joined" });
  return { relationshipId: member.id, status: "confirmed" };
}
