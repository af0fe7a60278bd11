import { defaultLevels, noLevels } from "@heirlock/domain/members/default-levels";
import { shownAreas } from "@heirlock/domain/members/permission-groups";
import { describe, expect, test } from "vitest";
import { choicesFor, countOn, ownChoices, switchArea } from "./area-levels.ts";

describe("the levels of a form", () => {
  test("a switch turns an area on at the role's own level, or at the least that shows something", () => {
    const off = { ...defaultLevels.beneficiary, canViewAssetValues: "none" as const };
    expect(switchArea(off, "canViewAssetValues", true, "beneficiary").canViewAssetValues).toBe("details");
    expect(switchArea(noLevels, "canViewAssetValues", true, "lawyer").canViewAssetValues).toBe("summary");
    expect(switchArea(off, "canViewWillTitle", false, "beneficiary").canViewWillTitle).toBe("none");
    // What the role has shows nothing of the text: on is more than that, and off is that.
    const on = switchArea(off, "canViewWillDescription", true, "beneficiary");
    expect(on.canViewWillDescription).toBe("details");
    expect(switchArea(on, "canViewWillDescription", false, "beneficiary").canViewWillDescription).toBe("summary");
  });

  test("a group has a level while its areas show as much as that", () => {
    const chosen = (levels: typeof noLevels, group: "assets" | "documents" | "will") =>
      choicesFor(shownAreas(group), levels, "executor").chosen;
    expect(chosen(defaultLevels.guardian, "assets")).toBe("none");
    expect(chosen(defaultLevels.guardian, "documents")).toBe("summary");
    expect(chosen(defaultLevels.executor, "will")).toBe("full");
    expect(chosen({ ...defaultLevels.executor, canDownloadDocuments: "summary" }, "documents")).toBe("details");
    expect(chosen({ ...defaultLevels.executor, canDownloadDocuments: "none" }, "documents")).toBeNull();
  });

  test("only what shows something counts as allowed", () => {
    expect(countOn(defaultLevels.executor, "members")).toBe(3);
    expect(countOn(noLevels, "will")).toBe(0);
    // Contact data and the text of the will are at a level that shows nothing of them.
    expect(countOn(defaultLevels.beneficiary, "members")).toBe(2);
    expect(countOn(defaultLevels.beneficiary, "will")).toBe(3);
  });

  test("[PRM-008] own choices are what differs from the role, and nothing after a reset", () => {
    const levels = { ...defaultLevels.executor, canViewAssetValues: "summary" as const };
    expect(ownChoices(levels, "executor")).toEqual({ canViewAssetValues: "summary" });
    expect(ownChoices(defaultLevels.executor, "executor")).toEqual({});
  });
});
