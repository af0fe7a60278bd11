import { areas } from "@heirlock/domain/members/areas";
import { defaultLevels, noLevels } from "@heirlock/domain/members/default-levels";
import { describe, expect, test } from "vitest";
import { countOn, levelOfGroup, ownChoices, setGroup, switchArea } from "./area-levels.ts";

describe("the levels of a form", () => {
  test("a switch turns an area on at the role's own level, or at summary where the role has none", () => {
    const off = { ...defaultLevels.beneficiary, canViewAssetValues: "none" as const };
    expect(switchArea(off, "canViewAssetValues", true, "beneficiary").canViewAssetValues).toBe("details");
    expect(switchArea(noLevels, "canViewAssetValues", true, "lawyer").canViewAssetValues).toBe("summary");
    expect(switchArea(off, "canViewWillTitle", false, "beneficiary").canViewWillTitle).toBe("none");
  });

  test("a group has a level while its areas agree", () => {
    expect(levelOfGroup(defaultLevels.guardian, "assets")).toBe("none");
    expect(levelOfGroup(defaultLevels.guardian, "documents")).toBe("summary");
    expect(levelOfGroup(defaultLevels.witness, "will")).toBeNull();
    expect(levelOfGroup({ ...defaultLevels.executor, canDownloadDocuments: "summary" }, "documents")).toBe("full");
    expect(levelOfGroup({ ...defaultLevels.executor, canDownloadDocuments: "none" }, "documents")).toBeNull();
  });

  test("choosing for a group changes its areas and no other", () => {
    const chosen = setGroup(noLevels, "members", "details");
    expect(areas.filter((area) => chosen[area] === "details")).toEqual([
      "canViewOtherMembers",
      "canViewMemberRoles",
      "canViewMemberContactInfo",
    ]);
    expect(countOn(chosen, "members")).toBe(3);
    expect(countOn(chosen, "will")).toBe(0);
  });

  test("[PRM-008] own choices are what differs from the role, and nothing after a reset", () => {
    const levels = { ...defaultLevels.executor, canViewAssetValues: "summary" as const };
    expect(ownChoices(levels, "executor")).toEqual({ canViewAssetValues: "summary" });
    expect(ownChoices(defaultLevels.executor, "executor")).toEqual({});
  });
});
