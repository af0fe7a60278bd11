import type { MemberStatus, RoleStatus } from "../members/statuses.ts";

/** The four kinds of user that the interface knows. Computed from what a person has, never stored (D03). */
export const userTypes = ["will_holder", "dual_role", "beneficiary", "executor"] as const;
export type UserType = (typeof userTypes)[number];

/** A person's part in somebody else's plan, as far as the kind of user depends on it. */
export interface Participation {
  status: MemberStatus;
  roles: readonly { role: string; status: RoleStatus }[];
}

/**
 * The kind of user a person is. A membership counts from the invitation on; one that was refused, taken
 * back or never sent counts for nothing, and so do the roles inside it.
 */
export function decideUserType(hasEstate: boolean, memberships: readonly Participation[]): UserType {
  if (hasEstate) return memberships.some(({ status }) => status === "confirmed") ? "dual_role" : "will_holder";

  const open = memberships.filter(({ status }) => status === "invited" || status === "confirmed");
  const executes = open.some(({ roles }) => roles.some((r) => r.role === "executor" && r.status === "active"));
  if (executes) return "executor";
  return open.length > 0 ? "beneficiary" : "will_holder";
}

/** Has a plan of their own to look after (ACC-018). */
export function isWillHolder(type: UserType): boolean {
  return type === "will_holder" || type === "dual_role";
}

/** Has a plan of their own and takes part in another (ACC-019). */
export function isDualRole(type: UserType): boolean {
  return type === "dual_role";
}
