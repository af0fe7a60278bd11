import { type MemberRole, memberRoles } from "./roles.ts";
import type { RoleStatus } from "./statuses.ts";

/** Several roles of one person, and the most important of them (MEM-011). */
export interface ChosenRoles {
  roles: readonly MemberRole[];
  primary: MemberRole | null;
}

/** Ticks or unticks a role. The first ticked is the primary one (MEM-052); if that goes, the next is (MEM-053). */
export function toggleRole({ roles, primary }: ChosenRoles, role: MemberRole): ChosenRoles {
  if (!roles.includes(role)) return { roles: [...roles, role], primary: primary ?? role };
  const left = roles.filter((one) => one !== role);
  return { roles: left, primary: primary === role ? (left[0] ?? null) : primary };
}

/** What is stored for a ticked role (MEM-054, MEM-013). */
export function storedRole(role: MemberRole): {
  role: MemberRole;
  role_metadata: Record<string, string>;
  status: RoleStatus;
} {
  return { role, role_metadata: {}, status: "active" };
}

export type RolesFinding = "roles.none" | "roles.unknown" | "roles.twice" | "roles.primary";

/** What is wrong with roles as they came over the wire; null when nothing is (MEM-024, MEM-025, D39). */
export function checkRoles(roles: readonly string[], primary: string | null): RolesFinding | null {
  if (roles.length === 0) return "roles.none";
  if (!roles.every((role) => (memberRoles as readonly string[]).includes(role))) return "roles.unknown";
  if (new Set(roles).size < roles.length) return "roles.twice";
  return primary !== null && roles.includes(primary) ? null : "roles.primary";
}
