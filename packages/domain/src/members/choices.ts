import type { KeyGrant } from "../sharing/key-grants.ts";
import { type Area, levels as everyLevel, type Level, type Levels } from "./areas.ts";
import { type Overrides, reaches } from "./member-levels.ts";

/** What can be chosen: the least level that shows this much, and what is stored for it. */
export interface Choice {
  level: Level;
  levels: Overrides;
}

/**
 * The choices about some areas that differ, no first. Of levels that show the same, the one the role starts with is stored
 * if it is among them, else the lowest (ease §3). One choice besides no is no question.
 */
export function choicesOf(about: readonly Area[], usual: Levels): Choice[] {
  return groupsOf(about).map((group) => ({
    level: group[0]!,
    levels: Object.fromEntries(
      about.map((area) => [area, isSame(area, usual[area], group[0]!) ? usual[area] : lowest(area, group[0]!)]),
    ),
  }));
}

/** Which of them the levels come to; null where the areas differ. */
export function chosenLevel(about: readonly Area[], levels: Levels): Level | null {
  return groupsOf(about).find(([first]) => about.every((area) => isSame(area, levels[area], first!)))?.[0] ?? null;
}

/**
 * What can be chosen about the papers of a person: no, their titles, reading, or also saving and printing. Three areas
 * decide it together; what `chosenLevel` is to one area, `grantLevel` is to these.
 */
export function paperChoices(usual: Levels): (Choice & { level: KeyGrant })[] {
  const among = (area: Area, least: Level) => {
    const same = choicesOf([area], usual).find(({ level }) => level === least)!;
    return { [area]: same.levels[area] };
  };
  const atLeast = (area: Area) => ({ [area]: usual[area] === "none" ? "summary" : usual[area] });
  const read = { ...among("canViewAssignedDocuments", "details"), ...atLeast("canViewDocumentMetadata") };
  return [
    { level: "none", levels: { canViewAssignedDocuments: "none", canViewDocumentMetadata: "none" } },
    {
      level: "summary",
      levels: { canViewAssignedDocuments: "summary", ...atLeast("canViewDocumentMetadata") },
    },
    { level: "details", levels: { ...read, canDownloadDocuments: "none" } },
    { level: "full", levels: { ...read, ...atLeast("canDownloadDocuments") } },
  ];
}

const yesNo = ["none", "summary"] as const;
const threeSteps = ["none", "summary", "details"] as const;

/**
 * The levels of each area that show more than the one below, by the table of visible fields: written out, so that a form
 * need not load it; the test holds one to the other.
 */
const steps: Record<Area, readonly Level[]> = {
  canViewWillTitle: yesNo,
  canViewWillStatus: yesNo,
  // At summary title and status are known by their own areas, and not the text.
  canViewWillDescription: ["none", "details"],
  canViewWillHolderInfo: ["none", "summary", "full"],
  canViewAssignedAssets: ["none", "summary", "full"],
  canViewAssetValues: threeSteps,
  canViewAssetDetails: everyLevel,
  canViewAssetDocuments: yesNo,
  canViewAssignedDocuments: threeSteps,
  canDownloadDocuments: yesNo,
  canViewDocumentMetadata: threeSteps,
  canViewOtherMembers: everyLevel,
  canViewMemberRoles: yesNo,
  // Summary gives nobody's address away.
  canViewMemberContactInfo: ["none", "details", "full"],
  canSendMessages: yesNo,
  canReceiveNotifications: yesNo,
  canViewActivityLog: threeSteps,
};

/** The lowest level that shows as much of an area. */
const lowest = (area: Area, level: Level): Level => steps[area].findLast((step) => reaches(level, step))!;
const isSame = (area: Area, one: Level, other: Level) => lowest(area, one) === lowest(area, other);

/** Levels that show the same of all of them, the lowest first. */
function groupsOf(about: readonly Area[]): Level[][] {
  const groups: Level[][] = [];
  for (const level of everyLevel) {
    const group = groups.find(([first]) => about.every((area) => isSame(area, level, first!)));
    if (group) group.push(level);
    else groups.push([level]);
  }
  return groups;
}
