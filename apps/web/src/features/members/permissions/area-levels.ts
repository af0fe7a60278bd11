import { type Area, areas, type Level, type Levels } from "@heirlock/domain/members/areas";
import { type Choice, choicesOf, chosenLevel } from "@heirlock/domain/members/choices";
import { defaultLevels } from "@heirlock/domain/members/default-levels";
import type { Overrides } from "@heirlock/domain/members/member-levels";
import { type PermissionGroup, shownAreas } from "@heirlock/domain/members/permission-groups";
import type { MemberRole } from "@heirlock/domain/members/roles";

/** Whether a level shows anything: that of some areas is not none, and shows nothing all the same. */
export function isOn(levels: Levels, area: Area): boolean {
  return chosenLevel([area], levels) !== "none";
}

/** A switch turns an area on at the role's level, at the least one if that shows nothing, or off (D42). */
export function switchArea(levels: Levels, area: Area, on: boolean, role: MemberRole): Levels {
  const usual = defaultLevels[role];
  const [no, least] = choicesOf([area], usual);
  if (!on) return { ...levels, ...no!.levels };
  return { ...levels, ...(isOn(usual, area) ? { [area]: usual[area] } : least!.levels) };
}

/** What can be chosen for some areas together, and what is. */
export function choicesFor(
  about: readonly Area[],
  levels: Levels,
  role: MemberRole,
): { choices: Choice[]; chosen: Level | null } {
  return { choices: choicesOf(about, defaultLevels[role]), chosen: chosenLevel(about, levels) };
}

export function countOn(levels: Levels, group: PermissionGroup): number {
  return shownAreas(group).filter((area) => isOn(levels, area)).length;
}

/** What differs from the defaults of a role: the holder's own choices, and all that is stored (D43). */
export function ownChoices(levels: Levels, role: MemberRole): Overrides {
  const changed = areas.filter((area) => levels[area] !== defaultLevels[role][area]);
  return Object.fromEntries(changed.map((area) => [area, levels[area]]));
}
