import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accessConditions } from "../vault/kinds.ts";
import { ageOn } from "./ages.ts";
import { type Area, areas, type Level, type Levels, levels } from "./areas.ts";
import { defaultLevels, noLevels } from "./default-levels.ts";
import { effectiveLevels } from "./effective-levels.ts";
import { reaches } from "./member-levels.ts";
import { isOpen, laneOf, type Opening, usualCondition } from "./opens.ts";
import { memberStatuses, roleStatuses } from "./statuses.ts";
import { type FieldOf, type ItemKind, visibleFields } from "./visible-fields.ts";
import { grantFor, type Item, type Viewer, visibleTo } from "./visible-to.ts";

const everything = Object.fromEntries(areas.map((area) => [area, "full"])) as Record<Area, Level>;
const viewer = (levelsOfViewer: Levels, rest: Partial<Viewer> = {}): Viewer => ({
  status: "confirmed",
  isActive: true,
  roles: [{ status: "active" }],
  will: null,
  released: false,
  today: "2026-11-15",
  dateOfBirth: "2010-03-12",
  ...rest,
  levels: levelsOfViewer,
});
const at = (changed: Partial<Record<Area, Level>>, rest: Levels = noLevels): Levels => ({ ...rest, ...changed });
const now: Opening = { access_condition: "immediate", not_before: null, from_age: null, tell_exists: false };
const later: Opening = { ...now, access_condition: "after_death" };

type Whole<Kind extends ItemKind> = Item<Kind, Record<FieldOf<Kind>, string>>;

/** An item with every field of its kind, each with a value of its own. */
function itemOf<Kind extends ItemKind>(kind: Kind, when: Opening = now): Whole<Kind> {
  const fields = Object.fromEntries(Object.keys(visibleFields[kind]).map((field) => [field, `${kind} ${field}`]));
  return { kind, fields, when, of: { status: "confirmed", isActive: true } } as unknown as Whole<Kind>;
}
const kinds = Object.keys(visibleFields) as ItemKind[];
const namesOf = (seen: ReturnType<typeof visibleTo>) => (seen?.locked === false ? Object.keys(seen.fields) : []);
const sees = (who: Viewer, kind: ItemKind, when?: Opening) => namesOf(visibleTo(who, itemOf(kind, when))).toSorted();
const list = (text: string) => text.split(" ").toSorted();

describe("[MBR-006, SEC-023] a member sees of each kind what the levels say", () => {
  const asset = "id title asset_type asset_subtype access_condition answer answered_at request_id";
  const entry =
    "id category access_condition lane wrapped_label_key title metadata tags revision generation key_id content_hash " +
    "signature file";
  const opened = `${entry} can_open encrypted_content wrapped_content_key`;
  const listed = { canViewAssignedAssets: "summary" } as const;
  const person = { canViewOtherMembers: "summary" } as const;
  /** Kind, levels (all others none), the fields seen. */
  const rows: [ItemKind, Partial<Record<Area, Level>>, string][] = [
    ["holder", { canViewWillHolderInfo: "summary" }, "country"],
    ["holder", { canViewWillHolderInfo: "details" }, "country"],
    ["holder", { canViewWillHolderInfo: "full" }, "country email"],
    ["will", { canViewWillTitle: "summary" }, "title"],
    ["will", { canViewWillStatus: "summary" }, "will_status"],
    ["will", { canViewWillDescription: "details" }, "description"],
    [
      "will",
      { canViewWillTitle: "full", canViewWillStatus: "full", canViewWillDescription: "summary" },
      "title will_status",
    ],
    ["asset", listed, asset],
    ["asset", { canViewAssignedAssets: "full" }, asset],
    ["asset", { canViewAssignedAssets: "details", ...person }, asset],
    ["asset", { canViewAssignedAssets: "full", ...person }, `${asset} others`],
    ["asset", { ...listed, canViewAssetValues: "summary" }, `${asset} currency`],
    ["asset", { ...listed, canViewAssetValues: "details" }, `${asset} currency estimated_value`],
    ["asset", { ...listed, canViewAssetDetails: "summary" }, `${asset} location`],
    ["asset", { ...listed, canViewAssetDetails: "details" }, `${asset} location description`],
    ["asset", { ...listed, canViewAssetDetails: "full" }, `${asset} location description updated_at`],
    ["asset", { ...listed, canViewAssetDocuments: "summary" }, `${asset} documents`],
    ["document", { canViewAssignedDocuments: "summary" }, entry],
    ["document", { canViewDocumentMetadata: "summary" }, entry],
    ["document", { canViewDocumentMetadata: "details" }, `${entry} saved_at`],
    ["document", { canViewAssignedDocuments: "details" }, opened],
    ["document", { canViewAssignedDocuments: "full" }, opened],
    ["document", { canViewAssignedDocuments: "details", canDownloadDocuments: "summary" }, `${opened} can_download`],
    ["document", { canViewAssignedDocuments: "summary", canDownloadDocuments: "full" }, entry],
    ["member", person, "first_name last_name"],
    ["member", { canViewOtherMembers: "details" }, "first_name last_name relationship"],
    ["member", { canViewOtherMembers: "full" }, "first_name last_name relationship since"],
    ["member", { ...person, canViewMemberRoles: "summary" }, "first_name last_name roles"],
    ["member", { ...person, canViewMemberContactInfo: "summary" }, "first_name last_name"],
    ["member", { ...person, canViewMemberContactInfo: "details" }, "first_name last_name email"],
    ["member", { ...person, canViewMemberContactInfo: "full" }, "first_name last_name email phone"],
    ["activity", { canViewActivityLog: "summary" }, "at type"],
    ["activity", { canViewActivityLog: "details" }, "at type data"],
  ];
  test.each(rows)("%s, %j: %s", (kind, granted, fields) => {
    expect(sees(viewer(at(granted)), kind)).toEqual(list(fields));
  });

  test("without the area that leads to it there is nothing of an asset, a person or an entry", () => {
    expect(visibleTo(viewer(at({ canViewAssignedAssets: "none" }, everything)), itemOf("asset"))).toBeNull();
    expect(visibleTo(viewer(at({ canViewOtherMembers: "none" }, everything)), itemOf("member"))).toBeNull();
    const neither = at({ canViewAssignedDocuments: "none", canViewDocumentMetadata: "none" }, everything);
    expect(visibleTo(viewer(neither), itemOf("document"))).toBeNull();
  });

  test("[PRM-010] full in all areas is everything, [PRM-022] none in all areas nothing", () => {
    for (const kind of kinds) {
      expect(sees(viewer(everything), kind)).toEqual(Object.keys(visibleFields[kind]).toSorted());
      expect(visibleTo(viewer(noLevels), itemOf(kind))).toBeNull();
    }
  });

  test("[MBR-010] who may not download has no sign of it", () => {
    expect(sees(viewer(at({ canDownloadDocuments: "none" }, everything)), "document")).not.toContain("can_download");
    expect(sees(viewer(defaultLevels.guardian), "document")).not.toContain("can_download");
    expect(sees(viewer(defaultLevels.beneficiary), "document")).toContain("can_download");
  });

  test("a field that the table does not know is cut, whatever it is called", () => {
    const asset = itemOf("asset");
    const fields = { ...asset.fields, notes: "x", constructor: "x", __proto__x: "x", toString: "x" };
    const seen = visibleTo(viewer(everything), { ...asset, fields } as typeof asset);
    expect(namesOf(seen).toSorted()).toEqual(Object.keys(visibleFields.asset).toSorted());
  });

  test("[SEC-024] nobody else's plan is shown by whoever is not confirmed, switched off or without an active role", () => {
    for (const kind of kinds) {
      for (const status of memberStatuses.filter((one) => one !== "confirmed"))
        expect(visibleTo(viewer(everything, { status }), itemOf(kind))).toBeNull();
      expect(visibleTo(viewer(everything, { isActive: false }), itemOf(kind))).toBeNull();
      expect(visibleTo({ ...viewer(everything), levels: null }, itemOf(kind))).toBeNull();
      for (const status of roleStatuses.filter((one) => one !== "active"))
        expect(visibleTo(viewer(everything, { roles: [{ status }] }), itemOf(kind))).toBeNull();
    }
  });

  test("of the others only those are shown who agreed and are switched on", () => {
    const person = itemOf("member");
    for (const status of memberStatuses)
      for (const isActive of [true, false]) {
        const seen = visibleTo(viewer(everything), { ...person, of: { status, isActive } });
        expect(seen !== null).toBe(status === "confirmed" && isActive);
      }
  });
});

describe("before a will is published", () => {
  test("[PRM-003] nothing beyond title, status and holder info; entries go by their own condition", () => {
    const levelsThen = effectiveLevels(viewer(everything, { will: { status: "draft" } }));
    expect(areas.filter((area) => levelsThen[area] !== "none")).toEqual([
      "canViewWillTitle",
      "canViewWillStatus",
      "canViewWillHolderInfo",
      "canViewAssignedDocuments",
      "canDownloadDocuments",
      "canViewDocumentMetadata",
    ]);
    const draft = viewer(everything, { will: { status: "draft" } });
    expect(sees(draft, "will")).not.toContain("description");
    expect(sees(draft, "asset")).toEqual([]);
    expect(sees(draft, "document")).toContain("encrypted_content");
    for (const status of ["published", "archived", "released"] as const)
      expect(effectiveLevels(viewer(everything, { will: { status } }))).toEqual(everything);
    expect(effectiveLevels(viewer(everything, { will: null }))).toEqual(everything);
  });
});

describe("when", () => {
  test("[KEY-040] after_death is what is preselected", () => {
    expect(usualCondition).toBe("after_death");
  });

  const day = "2026-11-15";
  const rows: [what: string, when: Partial<Opening>, released: boolean, born: string | null, open: boolean][] = [
    ["immediate", { access_condition: "immediate" }, false, null, true],
    ["after death, before the release", { access_condition: "after_death" }, false, null, false],
    ["after death, released", { access_condition: "after_death" }, true, null, true],
    ["custom without a rule, before the release", { access_condition: "custom" }, false, null, false],
    ["custom without a rule, released", { access_condition: "custom" }, true, null, true],
    ["a day that has come, before the release", { access_condition: "custom", not_before: day }, false, null, false],
    ["a day that has come, released", { access_condition: "custom", not_before: day }, true, null, true],
    ["a day that has not come", { access_condition: "custom", not_before: "2026-11-16" }, true, null, false],
    ["an age reached today", { access_condition: "custom", from_age: 18 }, true, "2008-11-15", true],
    ["an age reached tomorrow", { access_condition: "custom", from_age: 18 }, true, "2008-11-16", false],
    ["an age reached, before the release", { access_condition: "custom", from_age: 18 }, false, "1990-01-01", false],
    ["an age that nobody knows", { access_condition: "custom", from_age: 18 }, true, null, false],
    [
      "a day that has come and an age that is not reached",
      { access_condition: "custom", not_before: day, from_age: 18 },
      true,
      "2015-01-01",
      false,
    ],
  ];
  test.each(rows)("[KEY-043] %s", (_what, when, released, dateOfBirth, open) => {
    expect(isOpen({ ...now, ...when }, { released, today: day, dateOfBirth })).toBe(open);
    const shown = visibleTo(viewer(everything, { released, dateOfBirth }), itemOf("asset", { ...now, ...when }));
    expect(shown !== null).toBe(open);
  });

  test("[KEY-044] before it opens a member knows nothing of it, or only that it exists", () => {
    for (const kind of ["asset", "document"] as const) {
      expect(visibleTo(viewer(everything), itemOf(kind, later))).toBeNull();
      expect(visibleTo(viewer(everything), itemOf(kind, { ...later, tell_exists: true }))).toEqual({ locked: true });
      expect(visibleTo(viewer(noLevels), itemOf(kind, { ...later, tell_exists: true }))).toBeNull();
      expect(visibleTo(viewer(everything, { released: true }), itemOf(kind, later))).toMatchObject({ locked: false });
    }
  });

  test("what is sealed for later lies in the lane of the release", () => {
    expect(accessConditions.map(laneOf)).toEqual(["now", "after_death", "after_death"]);
  });

  test("an age in full years", () => {
    expect(ageOn("2008-11-15", "2026-11-15")).toBe(18);
    expect(ageOn("2008-11-16", "2026-11-15")).toBe(17);
    expect(ageOn("2008-02-29", "2026-02-28")).toBe(17);
    expect(ageOn("2008-02-29", "2026-03-01")).toBe(18);
  });
});

test("[KEY-039] a grant carries nothing, the label, or label and content", () => {
  expect(grantFor(noLevels)).toBe("nothing");
  expect(grantFor(at({ canDownloadDocuments: "full" }))).toBe("nothing");
  expect(grantFor(at({ canViewAssignedDocuments: "summary" }))).toBe("label");
  expect(grantFor(at({ canViewDocumentMetadata: "full" }))).toBe("label");
  expect(grantFor(at({ canViewAssignedDocuments: "details" }))).toBe("label_and_content");
  expect(grantFor(at({ canViewAssignedDocuments: "full" }))).toBe("label_and_content");
});

describe("whatever the levels", () => {
  const levelsArbitrary = fc
    .array(fc.constantFrom(...levels), { minLength: 17, maxLength: 17 })
    .map((some) => Object.fromEntries(areas.map((area, index) => [area, some[index]])) as Record<Area, Level>);
  const openingArbitrary: fc.Arbitrary<Opening> = fc.record({
    access_condition: fc.constantFrom(...accessConditions),
    not_before: fc.constantFrom(null, "2020-01-01", "2030-01-01"),
    from_age: fc.constantFrom(null, 10, 30),
    tell_exists: fc.boolean(),
  });

  test("more is never less: every level raised, and the release, only add fields", () => {
    fc.assert(
      fc.property(
        levelsArbitrary,
        fc.constantFrom(...areas),
        fc.constantFrom(...levels),
        fc.constantFrom(...kinds),
        openingArbitrary,
        (granted, area, level, kind, when) => {
          const raised = { ...granted, [area]: reaches(level, granted[area]) ? level : granted[area] };
          const before = sees(viewer(granted), kind, when);
          expect(sees(viewer(raised), kind, when)).toEqual(expect.arrayContaining(before));
          expect(sees(viewer(granted, { released: true }), kind, when)).toEqual(expect.arrayContaining(before));
        },
      ),
    );
  });

  test("what is seen is a part of what there is, unchanged", () => {
    fc.assert(
      fc.property(levelsArbitrary, fc.constantFrom(...kinds), openingArbitrary, (granted, kind, when) => {
        const item = itemOf(kind, when);
        const seen = visibleTo(viewer(granted), item);
        if (seen?.locked === false) expect(item.fields).toMatchObject(seen.fields);
        else if (seen !== null) expect(seen).toEqual({ locked: true });
      }),
    );
  });

  test("before the release, nothing of what waits for it is seen", () => {
    fc.assert(
      fc.property(levelsArbitrary, fc.constantFrom("asset", "document"), openingArbitrary, (granted, kind, when) => {
        if (when.access_condition !== "immediate") expect(sees(viewer(granted), kind, when)).toEqual([]);
      }),
    );
  });
});
