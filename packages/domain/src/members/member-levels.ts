import { type Area, areas, type Level, type Levels, levels } from "./areas.ts";
import { defaultLevels } from "./default-levels.ts";
import { firstRole, type MemberRole } from "./roles.ts";
import type { RoleStatus } from "./statuses.ts";

/** What the holder chose for a member; every other area follows the role (D43). */
export type Overrides = Readonly<Partial<Record<Area, Level>>>;

export interface HeldRole {
  role: MemberRole;
  status: RoleStatus;
  /** The oldest comes first where the primary role does not decide. */
  createdAt: Date;
}

/** The role whose defaults apply: the primary one if active, else the oldest active one, else beneficiary (PRM-009, D43). */
export function roleForDefaults(roles: readonly HeldRole[], primary: MemberRole | null): MemberRole {
  const active = roles.filter(({ status }) => status === "active");
  if (active.some(({ role }) => role === primary)) return primary!;
  const byAge = active.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  return byAge[0]?.role ?? firstRole;
}

/** Role defaults with the holder's own choices over them (PRM-008, D43). A reset is having none (PRM-006). */
export function levelsOf(role: MemberRole, overrides: Overrides): Levels {
  return { ...defaultLevels[role], ...overrides };
}

/** The booleans of the permission set: whatever is not none (PRM-001, D42). */
export function permissionsOf(of: Levels): Record<Area, boolean> {
  return Object.fromEntries(areas.map((area) => [area, of[area] !== "none"])) as Record<Area, boolean>;
}

/**
 * The level that a key of a request means: a level is itself; `true` keeps an area that is on, and turns one that is off on
 * at the role's level (summary if that is none); `false` turns it off (D42).
 */
export function levelMeant(asked: boolean | Level, area: Area, current: Level, role: MemberRole): Level {
  if (typeof asked === "string") return asked;
  if (!asked) return "none";
  if (current !== "none") return current;
  const usual = defaultLevels[role][area];
  return usual === "none" ? "summary" : usual;
}

export function rank(level: Level): number {
  return levels.indexOf(level);
}

/** Is a level at least as much as another? */
export function reaches(level: Level, least: Level): boolean {
  return rank(level) >= rank(least);
}
