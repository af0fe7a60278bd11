import { expect, test } from "vitest";
import { grantLevel } from "../sharing/key-grants.ts";
import { type Area, areas, type Level, type Levels, levels } from "./areas.ts";
import { seenAt } from "./can-see.ts";
import { choicesOf, chosenLevel, paperChoices } from "./choices.ts";
import { defaultLevels, noLevels } from "./default-levels.ts";
import { type permissionGroups, shownAreas } from "./permission-groups.ts";
import { thingOf } from "./things.ts";

test("[PRM-002] a level is a choice if it shows something else than the one below, alone or beside all other areas", () => {
  const full = Object.fromEntries(areas.map((area) => [area, "full"])) as Levels;
  for (const area of areas) {
    const thing = thingOf(area);
    const shown = (level: Level) =>
      thing.kind === null
        ? String(level !== "none")
        : JSON.stringify([seenAt(thing, level, noLevels), seenAt(thing, level, full)]);
    const differing = levels.filter((level, at) => at === 0 || shown(level) !== shown(levels[at - 1]!));
    expect([area, choicesOf([area], noLevels).map(({ level }) => level)]).toEqual([area, differing]);
  }
});

test("a group offers what differs for one of its areas", () => {
  const offered = (group: keyof typeof permissionGroups) =>
    choicesOf(shownAreas(group), noLevels).map(({ level }) => level);
  expect(offered("will")).toEqual(["none", "summary", "details", "full"]);
  expect(offered("documents")).toEqual(["none", "summary", "details"]);
  expect(offered("communication")).toEqual(["none", "summary", "details"]);
});

test("of levels that show the same, the role's own is stored, else the lowest", () => {
  const stored = (area: Area, role: keyof typeof defaultLevels) =>
    choicesOf([area], defaultLevels[role]).map(({ levels }) => levels[area]);
  expect(stored("canViewWillTitle", "executor")).toEqual(["none", "full"]);
  expect(stored("canViewWillTitle", "beneficiary")).toEqual(["none", "summary"]);
  expect(stored("canViewWillTitle", "lawyer")).toEqual(["none", "summary"]);
  // No is what the role has, where that shows nothing.
  expect(stored("canViewWillDescription", "beneficiary")).toEqual(["summary", "details"]);
  expect(stored("canViewAssignedAssets", "beneficiary")).toEqual(["none", "details", "full"]);
  const details = choicesOf(shownAreas("documents"), defaultLevels.beneficiary).at(-1);
  expect(details?.levels).toEqual({
    canViewAssignedDocuments: "details",
    canDownloadDocuments: "details",
    canViewDocumentMetadata: "details",
  });
});

test("which of them is chosen follows from what is seen", () => {
  const will: Area[] = ["canViewWillTitle", "canViewWillStatus"];
  expect(chosenLevel(["canViewWillTitle"], defaultLevels.executor)).toBe("summary");
  expect(chosenLevel(["canViewWillDescription"], defaultLevels.beneficiary)).toBe("none");
  expect(chosenLevel(["canViewAssetValues"], defaultLevels.executor)).toBe("details");
  expect(chosenLevel(will, { ...noLevels, canViewWillTitle: "full", canViewWillStatus: "summary" })).toBe("summary");
  expect(chosenLevel(will, { ...noLevels, canViewWillTitle: "full" })).toBeNull();
});

test("[KEY-039] papers: each choice is stored as what opens just that much, whoever it is for", () => {
  for (const usual of Object.values(defaultLevels))
    for (const before of Object.values(defaultLevels))
      for (const { level, levels } of paperChoices(usual)) expect(grantLevel({ ...before, ...levels })).toBe(level);
  // What the role starts with is stored as the role has it.
  const [, , , full] = paperChoices(defaultLevels.executor);
  expect(full?.levels).toEqual({
    canViewAssignedDocuments: "full",
    canViewDocumentMetadata: "full",
    canDownloadDocuments: "full",
  });
});
