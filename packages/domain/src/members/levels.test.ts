import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Area, areas, type Level, levels } from "./areas.ts";
import { type AskedLevels, afterRoleChange, changeLevels, resetLevels, setBack } from "./change-levels.ts";
import { defaultLevels, noLevels, suggestedForLawyer } from "./default-levels.ts";
import {
  type HeldRole,
  levelMeant,
  levelsOf,
  type Overrides,
  permissionsOf,
  rank,
  roleForDefaults,
} from "./member-levels.ts";
import { permissionGroups, yesNoAreas } from "./permission-groups.ts";
import { memberRoles } from "./roles.ts";

test("[PRM-001, PRM-003] there are 17 areas", () => {
  expect(areas).toHaveLength(17);
  expect(new Set(areas).size).toBe(17);
});

test("[PRM-002] four levels, from nothing to everything", () => {
  expect(levels).toEqual(["none", "summary", "details", "full"]);
});

/** Written from the rows: role, level, areas. */
const willAreas: Area[] = ["canViewWillTitle", "canViewWillStatus", "canViewWillDescription", "canViewWillHolderInfo"];
const assetAreas: Area[] = [
  "canViewAssignedAssets",
  "canViewAssetValues",
  "canViewAssetDetails",
  "canViewAssetDocuments",
];
const documentAreas: Area[] = ["canViewAssignedDocuments", "canDownloadDocuments", "canViewDocumentMetadata"];
const peopleAreas: Area[] = [
  "canViewOtherMembers",
  "canViewMemberRoles",
  "canViewMemberContactInfo",
  "canSendMessages",
  "canReceiveNotifications",
  "canViewActivityLog",
];
const all = [...willAreas, ...assetAreas, ...documentAreas, ...peopleAreas];
const withoutDescription = willAreas.filter((area) => area !== "canViewWillDescription");

const rows: [id: string, role: (typeof memberRoles)[number], level: Level, areas: Area[]][] = [
  ["PRM-010", "executor", "full", all],
  ["PRM-011", "beneficiary", "summary", willAreas],
  ["PRM-012", "beneficiary", "details", assetAreas],
  ["PRM-013", "beneficiary", "details", documentAreas],
  ["PRM-014", "beneficiary", "summary", peopleAreas],
  ["PRM-015", "guardian", "summary", willAreas],
  ["PRM-016", "guardian", "none", assetAreas],
  ["PRM-017", "guardian", "summary", documentAreas],
  ["PRM-018", "guardian", "summary", peopleAreas],
  ["PRM-019", "witness", "summary", withoutDescription],
  ["PRM-019", "witness", "none", ["canViewWillDescription"]],
  ["PRM-020", "witness", "none", [...assetAreas, ...documentAreas]],
  ["PRM-021", "witness", "summary", peopleAreas],
  ["PRM-019", "trusted_contact", "summary", withoutDescription],
  ["PRM-019", "trusted_contact", "none", ["canViewWillDescription"]],
  ["PRM-020", "trusted_contact", "none", [...assetAreas, ...documentAreas]],
  ["PRM-021", "trusted_contact", "summary", peopleAreas],
  ["PRM-023", "lawyer", "none", all],
];

describe("[PRM-010, PRM-011, PRM-012, PRM-013, PRM-014, PRM-015, PRM-016, PRM-017, PRM-018, PRM-019, PRM-020, PRM-021, PRM-023] default levels", () => {
  test.each(rows)("[%s] %s: %s", (_id, role, level, of) => {
    for (const area of of) expect(defaultLevels[role][area], area).toBe(level);
  });

  test("the rows speak of every role and area once", () => {
    for (const role of memberRoles)
      expect(
        rows
          .filter((row) => row[1] === role)
          .flatMap((row) => row[3])
          .toSorted(),
      ).toEqual([...areas].toSorted());
  });

  test("[PRM-022] any other role sees nothing", () => {
    expect(new Set(Object.values(noLevels))).toEqual(new Set(["none"]));
    expect(Object.keys(noLevels)).toEqual([...areas]);
  });

  test("[PRM-023] what is suggested for a lawyer is not what a lawyer has", () => {
    expect(suggestedForLawyer).toEqual({
      ...noLevels,
      canViewWillTitle: "summary",
      canViewWillStatus: "summary",
      canViewWillDescription: "summary",
      canViewWillHolderInfo: "summary",
      canViewOtherMembers: "summary",
      canViewMemberRoles: "summary",
      canViewDocumentMetadata: "details",
      canSendMessages: "full",
      canReceiveNotifications: "full",
    });
    expect(levelsOf("lawyer", {})).toEqual(noLevels);
  });
});

test("[PRM-004] five groups of 4, 4, 3, 3 and 3 areas hold each area once", () => {
  const groups = Object.values(permissionGroups);
  expect(groups.map((group) => group.length)).toEqual([4, 4, 3, 3, 3]);
  expect(groups.flat()).toEqual([...areas]);
  expect(yesNoAreas).toEqual(["canDownloadDocuments", "canSendMessages", "canReceiveNotifications"]);
});

describe("whose defaults apply", () => {
  const held = (role: HeldRole["role"], status: HeldRole["status"], day: number): HeldRole => ({
    role,
    status,
    createdAt: new Date(Date.UTC(2026, 0, day)),
  });

  test("[PRM-009] the primary role if it is active, else the oldest active one, else beneficiary", () => {
    const roles = [held("guardian", "active", 3), held("witness", "active", 2), held("executor", "inactive", 1)];
    expect(roleForDefaults(roles, "guardian")).toBe("guardian");
    expect(roleForDefaults(roles, "executor")).toBe("witness");
    expect(roleForDefaults(roles, null)).toBe("witness");
    expect(roleForDefaults([held("executor", "pending_approval", 1)], "executor")).toBe("beneficiary");
    expect(roleForDefaults([], null)).toBe("beneficiary");
  });
});

const areaArbitrary = fc.constantFrom(...areas);
const levelArbitrary = fc.constantFrom(...levels);
const roleArbitrary = fc.constantFrom(...memberRoles);
const overridesArbitrary = fc
  .array(fc.tuple(areaArbitrary, levelArbitrary), { maxLength: 17 })
  .map((pairs) => Object.fromEntries(pairs) as Overrides);
const askedArbitrary = fc
  .array(fc.tuple(areaArbitrary, fc.oneof(levelArbitrary, fc.boolean())), { maxLength: 17 })
  .map((pairs) => Object.fromEntries(pairs) as AskedLevels);

describe("own choices over the defaults", () => {
  test("[PRM-008] an override wins, everything else follows the role", () => {
    fc.assert(
      fc.property(roleArbitrary, overridesArbitrary, (role, overrides) => {
        for (const area of areas)
          expect(levelsOf(role, overrides)[area]).toBe(overrides[area] ?? defaultLevels[role][area]);
      }),
    );
  });

  test("[PRM-001] can… is whatever is not none", () => {
    fc.assert(
      fc.property(roleArbitrary, overridesArbitrary, (role, overrides) => {
        const of = levelsOf(role, overrides);
        for (const area of areas) expect(permissionsOf(of)[area]).toBe(of[area] !== "none");
      }),
    );
  });

  test("[PRM-002] a switch turns an area on at the role's level, or at summary where that is none, and off", () => {
    expect(levelMeant(true, "canViewAssetValues", "none", "beneficiary")).toBe("details");
    expect(levelMeant(true, "canViewAssetValues", "none", "guardian")).toBe("summary");
    expect(levelMeant(true, "canViewAssetValues", "full", "guardian")).toBe("full");
    expect(levelMeant(false, "canViewAssetValues", "full", "executor")).toBe("none");
    expect(levelMeant("summary", "canViewAssetValues", "full", "executor")).toBe("summary");
  });

  const stored = { role: "beneficiary", overrides: { canViewAssetValues: "none" }, version: 4 } as const;

  test("[PRM-026] only the keys sent change, against the version read", () => {
    expect(changeLevels(stored, { canViewActivityLog: "full" }, 4)).toMatchObject({
      outcome: "changed",
      overrides: { canViewAssetValues: "none", canViewActivityLog: "full" },
      widened: { canViewActivityLog: "summary" },
      narrowed: [],
    });
    expect(changeLevels(stored, { canViewWillTitle: false }, 4)).toMatchObject({
      widened: {},
      narrowed: ["canViewWillTitle"],
    });
    expect(changeLevels(stored, { canViewAssetValues: false }, 4)).toMatchObject({ outcome: "unchanged" });
    for (const version of [3, 5, undefined])
      expect(changeLevels(stored, { canViewWillTitle: false }, version)).toEqual({ outcome: "outdated" });
  });

  test("[PRM-006, PRM-027] a reset leaves no override", () => {
    expect(resetLevels(stored)).toMatchObject({
      outcome: "changed",
      overrides: {},
      levels: defaultLevels.beneficiary,
      widened: { canViewAssetValues: "none" },
    });
    expect(resetLevels({ role: "guardian", overrides: {} })).toMatchObject({ outcome: "unchanged" });
  });

  test("[APR-018] rejecting what was widened gives back exactly that, and takes back no narrowing", () => {
    fc.assert(
      fc.property(
        roleArbitrary,
        overridesArbitrary,
        askedArbitrary,
        askedArbitrary,
        (role, overrides, asked, later) => {
          const before = levelsOf(role, overrides);
          const saved = changeLevels({ role, overrides, version: 1 }, asked, 1);
          if (saved.outcome === "outdated") throw new Error("the version was the one read");
          const after = changeLevels({ role, overrides: saved.overrides, version: 2 }, later, 2);
          if (after.outcome === "outdated") throw new Error("the version was the one read");
          const back = setBack({ role, overrides: after.overrides }, saved.widened);
          if (back.outcome === "outdated") throw new Error("nothing is read here");
          for (const area of areas) {
            const isWidened = rank(saved.levels[area]) > rank(before[area]);
            expect(saved.widened[area]).toBe(isWidened ? before[area] : undefined);
            const limit = isWidened ? Math.min(rank(before[area]), rank(after.levels[area])) : rank(after.levels[area]);
            expect(rank(back.levels[area])).toBe(limit);
          }
          expect(back.widened).toEqual({});
        },
      ),
    );
  });

  test("[MEM-081] a change of roles recomputes the areas without an own choice, and says which choices remain", () => {
    const changed = afterRoleChange("executor", "guardian", { canViewAssetValues: "full", canViewWillTitle: "none" });
    expect(changed.levels.canViewAssetValues).toBe("full");
    expect(changed.levels.canViewAssignedAssets).toBe("none");
    expect(changed.kept).toEqual(["canViewWillTitle", "canViewAssetValues"]);
    expect(changed.recomputed).toHaveLength(15);
  });
});
