import { type Area, areas, type Level, type Levels } from "./areas.ts";
import { levelMeant, levelsOf, type Overrides, rank } from "./member-levels.ts";
import type { MemberRole } from "./roles.ts";

export type AskedLevels = Readonly<Partial<Record<Area, boolean | Level>>>;

export type LevelsDecision =
  | {
      outcome: "changed" | "unchanged";
      overrides: Overrides;
      levels: Levels;
      /** Widened areas with the level they had: the member may set them back (D47). */
      widened: Overrides;
      narrowed: readonly Area[];
    }
  /** Somebody else saved meanwhile: 409 UPDATE_ERROR (D44). */
  | { outcome: "outdated" };

interface StoredLevels {
  role: MemberRole;
  overrides: Overrides;
  version: number;
}

/**
 * Saves the changed keys of a member's permissions. Narrowing and widening both apply at once; what was widened is named,
 * because the member is asked about it afterwards (D47). A missing or old version is refused (D44).
 */
export function changeLevels(
  stored: StoredLevels,
  asked: AskedLevels,
  seenVersion: number | undefined,
): LevelsDecision {
  if (seenVersion !== stored.version) return { outcome: "outdated" };
  const before = levelsOf(stored.role, stored.overrides);
  const overrides: Partial<Record<Area, Level>> = { ...stored.overrides };
  for (const area of areas) {
    const wanted = asked[area];
    if (wanted !== undefined) overrides[area] = levelMeant(wanted, area, before[area], stored.role);
  }
  return decided(before, stored.overrides, overrides, stored.role);
}

/** "Reset to Defaults": no override is left (PRM-006, PRM-027). */
export function resetLevels({ role, overrides }: Omit<StoredLevels, "version">): LevelsDecision {
  return decided(levelsOf(role, overrides), overrides, {}, role);
}

/** The member rejects a widening: each widened area goes back to what it was, unless the holder has narrowed it since (D47). */
export function setBack(stored: Omit<StoredLevels, "version">, widened: Overrides): LevelsDecision {
  const before = levelsOf(stored.role, stored.overrides);
  const overrides: Partial<Record<Area, Level>> = { ...stored.overrides };
  for (const area of areas) {
    const was = widened[area];
    if (was !== undefined && rank(before[area]) > rank(was)) overrides[area] = was;
  }
  return decided(before, stored.overrides, overrides, stored.role);
}

/** Is nothing left of what was widened? Then there is nothing to keep or to give back either. */
export function isTakenBack(widened: Overrides, now: Levels): boolean {
  return areas.every((area) => widened[area] === undefined || rank(now[area]) <= rank(widened[area]));
}

/** After a change of roles: what follows the new role, and which own choices of the holder remain (D43). */
export function afterRoleChange(from: MemberRole, to: MemberRole, overrides: Overrides) {
  const before = levelsOf(from, overrides);
  const after = levelsOf(to, overrides);
  return {
    levels: after,
    recomputed: areas.filter((area) => before[area] !== after[area]),
    kept: areas.filter((area) => overrides[area] !== undefined),
  };
}

function decided(before: Levels, stored: Overrides, overrides: Overrides, role: MemberRole): LevelsDecision {
  const after = levelsOf(role, overrides);
  const widened = areas.filter((area) => rank(after[area]) > rank(before[area]));
  const isChanged = areas.some((area) => stored[area] !== overrides[area]);
  return {
    outcome: isChanged ? "changed" : "unchanged",
    overrides,
    levels: after,
    widened: Object.fromEntries(widened.map((area) => [area, before[area]])),
    narrowed: areas.filter((area) => rank(after[area]) < rank(before[area])),
  };
}
