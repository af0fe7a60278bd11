import { expect, test } from "vitest";
import { grantLevel } from "../sharing/key-grants.ts";
import type { Area } from "./areas.ts";
import { choicesOf, chosenLevel, paperChoices } from "./choices.ts";
import { defaultLevels, noLevels } from "./default-levels.ts";
import { type permissionGroups, shownAreas } from "./permission-groups.ts";
import { everyThing } from "./things.ts";

test("[PRM-002] only levels that show something else are a choice, no first", () => {
  const offered = Object.fromEntries(
    everyThing.map(({ id, areas }) => [id, choicesOf(areas, noLevels).map(({ level }) => level)]),
  );
  // Written from the table of visible fields (D42), not derived from it.
  expect(offered).toEqual({
    canViewWillTitle: ["none", "summary"],
    canViewWillStatus: ["none", "summary"],
    // At summary title and status are known by their own areas, and not the text.
    canViewWillDescription: ["none", "details"],
    canViewWillHolderInfo: ["none", "summary", "full"],
    canViewAssignedAssets: ["none", "summary", "full"],
    canViewAssetValues: ["none", "summary", "details"],
    canViewAssetDetails: ["none", "summary", "details", "full"],
    canViewAssetDocuments: ["none", "summary"],
    canViewAssignedDocuments: ["none", "summary", "details"],
    canDownloadDocuments: ["none", "summary"],
    canViewDocumentMetadata: ["none", "summary", "details"],
    canViewOtherMembers: ["none", "summary", "details", "full"],
    canViewMemberRoles: ["none", "summary"],
    // Summary gives nobody's address away.
    canViewMemberContactInfo: ["none", "details", "full"],
    canReceiveNotifications: ["none", "summary"],
    canViewActivityLog: ["none", "summary", "details"],
  });
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
