import { describe, expect, test } from "vitest";
import { areas, type Level, type Levels } from "./areas.ts";
import { canSee, heldBack, type Person, seenAt } from "./can-see.ts";
import { defaultLevels, noLevels } from "./default-levels.ts";
import type { Opening } from "./opens.ts";
import { assets, documents, everyThing, sixThings, thingOf } from "./things.ts";

const somebody = (levels: Levels = defaultLevels.beneficiary, changes: Partial<Person> = {}): Person => ({
  status: "confirmed",
  is_active: true,
  has_account: true,
  levels,
  today: levels,
  ...changes,
});
const now: Opening = { access_condition: "immediate", not_before: null, from_age: null, tell_exists: false };
const later: Opening = { ...now, access_condition: "after_death", tell_exists: true };
const custom: Opening = { ...now, access_condition: "custom" };
const will = sixThings[0]!;

test("the six things tell what the roles of the ledger come to", () => {
  const seen = (role: keyof typeof defaultLevels) =>
    sixThings.map((one) => canSee(somebody(defaultLevels[role]), one, [now]).when);
  //                                 title  text   assets values papers members
  expect(seen("executor")).toEqual(["now", "now", "now", "now", "now", "now"]);
  // The text of a will needs more than a summary.
  expect(seen("beneficiary")).toEqual(["now", "no", "now", "now", "now", "now"]);
  expect(seen("guardian")).toEqual(["now", "no", "no", "no", "now", "now"]);
  expect(seen("witness")).toEqual(["now", "no", "no", "no", "no", "now"]);
  expect(seen("lawyer")).toEqual(["no", "no", "no", "no", "no", "no"]);
});

describe("assets and vault entries go by their own condition", () => {
  test("all now, all later, none", () => {
    const none = { from: null, today: false };
    expect(canSee(somebody(), assets, [now, now])).toEqual({
      when: "now",
      items: { count: 2, all: 2 },
      from: null,
      today: true,
    });
    expect(canSee(somebody(), assets, [later])).toEqual({ when: "later", items: { count: 1, all: 1 }, ...none });
    expect(canSee(somebody(), assets)).toEqual({ when: "no", items: { count: 0, all: 0 }, ...none });
    expect(canSee(somebody(noLevels), assets, [later])).toEqual({ when: "no", items: { count: 0, all: 1 }, ...none });
  });

  test("where they differ, the earliest word with its count", () => {
    expect(canSee(somebody(), documents, [later, now, custom, now])).toMatchObject({
      when: "now",
      items: { count: 2, all: 4 },
    });
  });

  test("later says from when, if all of them wait for the same", () => {
    const day = { ...custom, not_before: "2040-01-01" };
    const age = { ...custom, from_age: 30 };
    expect(canSee(somebody(), documents, [age]).from).toEqual({ day: null, age: 30 });
    expect(canSee(somebody(), documents, [day, day]).from).toEqual({ day: "2040-01-01", age: null });
    expect(canSee(somebody(), documents, [day, age]).from).toBeNull();
    expect(canSee(somebody(), documents, [age, later]).from).toBeNull();
    expect(canSee(somebody(), documents, [custom]).from).toBeNull();
    // The rule of what is seen now is no rule, and one that does not belong to a custom condition is none.
    expect(canSee(somebody(), documents, [now, age]).from).toBeNull();
    expect(canSee(somebody(), documents, [{ ...later, from_age: 30 }]).from).toBeNull();
  });

  test("[KEY-043] a day that is over and an age that is reached open nothing before the release", () => {
    expect(canSee(somebody(), assets, [{ ...custom, not_before: "2000-01-01", from_age: 1 }]).when).toBe("later");
  });

  test("values that a level does not open are not seen, whenever the asset is", () => {
    const summary = { ...defaultLevels.beneficiary, canViewAssetValues: "summary" } as const;
    expect(canSee(somebody(summary), thingOf("canViewAssetValues"), [now, later]).when).toBe("no");
  });
});

describe("whoever has not joined", () => {
  const invited = somebody(defaultLevels.beneficiary, { status: "invited", has_account: false, today: noLevels });
  test("is told by what is set, and sees nothing today", () => {
    expect(canSee(invited, will)).toMatchObject({ when: "now", today: false });
    expect(canSee(invited, thingOf("canReceiveNotifications"))).toMatchObject({ when: "now", today: false });
    expect(canSee(invited, assets, [now, later])).toMatchObject({ when: "now", today: false });
    expect(canSee(invited, assets, [later])).toMatchObject({ when: "later", today: false });
    expect(canSee(invited, thingOf("canViewWillDescription"))).toMatchObject({ when: "no", today: false });
  });

  test("is told apart from who has no account, is switched off or has no role", () => {
    expect(heldBack(invited)).toBe("notJoined");
    expect(heldBack(somebody(undefined, { has_account: false, today: noLevels }))).toBe("noAccount");
    expect(heldBack(somebody(undefined, { is_active: false, today: noLevels }))).toBe("off");
    expect(heldBack(somebody(undefined, { today: noLevels }))).toBe("noRole");
    expect(heldBack(somebody(noLevels))).toBeNull();
    expect(heldBack(somebody())).toBeNull();
  });
});

test("a level says what it opens, by the table that cuts the answers", () => {
  const levels = defaultLevels.beneficiary;
  const at = (thing: (typeof everyThing)[number], level: Level) => seenAt(thing, level, levels);
  expect(at(thingOf("canViewAssetValues"), "none")).toEqual([]);
  expect(at(thingOf("canViewAssetValues"), "summary")).toEqual(["currency"]);
  expect(at(thingOf("canViewAssetValues"), "details")).toEqual(["currency", "estimated_value"]);
  expect(at(thingOf("canViewWillDescription"), "summary")).toEqual([]);
  expect(at(documents, "none")).toEqual([]);
  expect(at(documents, "summary")).toContain("title");
  expect(at(documents, "summary")).not.toContain("can_open");
  expect(at(documents, "details")).toContain("can_open");
  // What an area of its own opens is told there.
  expect(at(documents, "details")).not.toContain("can_download");
  expect(at(thingOf("canDownloadDocuments"), "summary")).toEqual(["can_download"]);
  expect(at(assets, "details")).not.toContain("estimated_value");
  expect(at(assets, "full")).toContain("others");
});

test("every area that a feature uses has its line", () => {
  expect([...everyThing.map(({ id }) => id), "canSendMessages"].toSorted()).toEqual([...areas].toSorted());
});
