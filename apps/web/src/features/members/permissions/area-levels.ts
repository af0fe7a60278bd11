import { type Area, areas, type Level, type Levels } from "@heirlock/domain/members/areas";
import { defaultLevels } from "@heirlock/domain/members/default-levels";
import { levelMeant, type Overrides } from "@heirlock/domain/members/member-levels";
import { type PermissionGroup, shownAreas, yesNoAreas } from "@heirlock/domain/members/permission-groups";
import type { MemberRole } from "@heirlock/domain/members/roles";

/** Yes or no only: no level is offered for it (D42). */
export function isYesNo(area: Area): boolean {
  return (yesNoAreas as readonly Area[]).includes(area);
}

/** A switch turns an area on at the role's level, summary if that is none, or off (D42). */
export function switchArea(levels: Levels, area: Area, on: boolean, role: MemberRole): Levels {
  return { ...levels, [area]: levelMeant(on, area, levels[area], role) };
}

export function setGroup(levels: Levels, group: PermissionGroup, level: Level): Levels {
  return { ...levels, ...Object.fromEntries(shownAreas(group).map((area) => [area, level])) };
}

/**
 * The one level that all areas of a group have, null where they differ. Yes and no have no levels to differ by: whatever
 * is not none goes with the others.
 */
export function levelOfGroup(levels: Levels, group: PermissionGroup): Level | null {
  const members = shownAreas(group);
  const graded = members.filter((area) => !isYesNo(area));
  const level = levels[graded[0]!];
  const isSame = members.every((area) =>
    isYesNo(area) ? (levels[area] === "none") === (level === "none") : levels[area] === level,
  );
  return isSame ? level : null;
}

export function countOn(levels: Levels, group: PermissionGroup): number {
  return shownAreas(group).filter((area) => levels[area] !== "none").length;
}

/** What differs from the defaults of a role: the holder's own choices, and all that is stored (D43). */
export function ownChoices(levels: Levels, role: MemberRole): Overrides {
  const changed = areas.filter((area) => levels[area] !== defaultLevels[role][area]);
  return Object.fromEntries(changed.map((area) => [area, levels[area]]));
}
