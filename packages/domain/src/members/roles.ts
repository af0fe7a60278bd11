/** What a person may be in somebody's plan, in the order in which it is offered (D29, MEM-011). */
export const memberRoles = ["beneficiary", "executor", "guardian", "lawyer", "witness", "trusted_contact"] as const;
export type MemberRole = (typeof memberRoles)[number];

export function isMemberRole(value: unknown): value is MemberRole {
  return memberRoles.some((role) => role === value);
}

/** The role that a form starts with (MEM-074), and the one role that nobody has to agree to (MEM-084). */
export const firstRole = "beneficiary" satisfies MemberRole;
