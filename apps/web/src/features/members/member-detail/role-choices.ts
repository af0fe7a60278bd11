import type { Member } from "@heirlock/contract/members/members";
import type { MemberState } from "@heirlock/domain/members/member-transitions";
import { addRole, type RoleState, removeRole, setRoleStatus } from "@heirlock/domain/members/role-transitions";
import { firstRole, type MemberRole, memberRoles } from "@heirlock/domain/members/roles";
import { type SettableRoleStatus, settableRoleStatuses } from "@heirlock/domain/members/statuses";

/** What can be done to the roles of a member, by the rules that the server asks again. */

type Known = Pick<Member, "status" | "confirmed_by_holder" | "member_roles">;
export type HeldRole = Member["member_roles"][number];

export function stateOf(member: Pick<Member, "status" | "confirmed_by_holder">): MemberState {
  return { status: member.status, confirmedByHolder: member.confirmed_by_holder };
}

function roleState({ status, inactive_because }: HeldRole): RoleState {
  return { status, inactiveBecause: inactive_because };
}

/** The roles that may be added, or asked for anew, in their usual order. */
export function addableRoles(member: Known): MemberRole[] {
  return memberRoles.filter((role) => {
    const held = member.member_roles.find((one) => one.role === role);
    return addRole(stateOf(member), role, held ? roleState(held) : null).ok;
  });
}

/** The role that the form starts with: beneficiary where it can be given (MEM-074). */
export function firstAddable(member: Known): MemberRole {
  const addable = addableRoles(member);
  return addable.includes(firstRole) ? firstRole : (addable[0] ?? firstRole);
}

/** What a role may be set to; its own status is always among them (MEM-078). */
export function settableFor(member: Known, role: HeldRole): SettableRoleStatus[] {
  return settableRoleStatuses.filter(
    (status) => status === role.status || setRoleStatus(stateOf(member), roleState(role), status).ok,
  );
}

export function canRemove(member: Known, role: HeldRole): boolean {
  return removeRole(stateOf(member), roleState(role), member.member_roles.length).ok;
}
