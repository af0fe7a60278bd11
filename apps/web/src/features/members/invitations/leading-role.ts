import { firstRole, type MemberRole } from "@heirlock/domain/members/roles";

/** The role that the question names: one that asks something of the person, before one that gives them something. */
export function leadingRole(roles: readonly MemberRole[]): MemberRole {
  return roles.find((role) => role !== firstRole) ?? firstRole;
}
