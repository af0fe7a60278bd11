import type { KeyGrant } from "../sharing/key-grants.ts";
import { type Area, areas, levels as everyLevel, type Level, type Levels } from "./areas.ts";
import { seenAt } from "./can-see.ts";
import { noLevels } from "./default-levels.ts";
import type { Overrides } from "./member-levels.ts";
import { thingOf } from "./things.ts";

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

const fullLevels = Object.fromEntries(areas.map((area) => [area, "full"])) as Levels;

/** What an area shows at a level: alone, and beside all others, since it may add to one or give what another gives too. */
function shownAt(area: Area, level: Level): string {
  const thing = thingOf(area);
  // What is only to be done is allowed or not.
  if (thing.kind === null) return String(level !== "none");
  return JSON.stringify([seenAt(thing, level, noLevels), seenAt(thing, level, fullLevels)]);
}

const known = new Map<Area, readonly string[]>();

function isSame(area: Area, one: Level, other: Level): boolean {
  const shown = known.get(area) ?? everyLevel.map((level) => shownAt(area, level));
  known.set(area, shown);
  return shown[everyLevel.indexOf(one)] === shown[everyLevel.indexOf(other)];
}

const lowest = (area: Area, level: Level): Level => everyLevel.find((one) => isSame(area, one, level))!;

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
