import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { keyGrants } from "../sharing/key-grants.ts";
import { lanes } from "../sharing/lanes.ts";
import { accessConditions } from "../vault/kinds.ts";
import { type PlanChange, planChanges, widens } from "./changes.ts";
import { isEarlyFor, type Plan, type PlannedEntry, type PlannedGrant, type PlannedMember } from "./plan.ts";

const samir: PlannedMember = {
  ...{
    member: "samir",
    name: "Samir",
    level: "details",
    card: { id: "c", fingerprint: "card" },
    account: "account",
    handOver: false,
  },
};
const saved: PlannedEntry = { entry: "deed", revision: 1, generation: 1, deletedOn: null };
const deed: PlannedGrant = { member: "samir", entry: "deed", lane: "after_death", early: false, day: null, age: null };
const plan: Plan = { members: [samir], grants: [deed], entries: [saved] };
const planWith = (changes: Partial<Plan>): Plan => ({ ...plan, ...changes });
const about = (before: Plan, after: Plan): [PlanChange["kind"], boolean][] =>
  planChanges(before, after).map((change) => [change.kind, widens(change, after)]);
const to = (after: Partial<Plan>) => about(plan, planWith(after));
const back = (after: Partial<Plan>) => about(planWith(after), plan);

describe("what widens, and what the way back says", () => {
  test.each<[string, Partial<Plan>, PlanChange["kind"], PlanChange["kind"]]>([
    ["a new grant", { grants: [] }, "taken_back", "granted"],
    ["a later lane", { grants: [{ ...deed, lane: "now" }] }, "earlier", "later"],
    ["the lane of incapacity", { grants: [{ ...deed, lane: "incapacity" }] }, "earlier", "later"],
    ["a day", { grants: [{ ...deed, day: "2040-01-01" }] }, "condition_tightened", "condition_eased"],
    ["an age", { grants: [{ ...deed, age: 25 }] }, "condition_tightened", "condition_eased"],
    ["a level", { members: [{ ...samir, level: "summary" }] }, "level_lowered", "level_raised"],
    ["a card to hand over", { members: [{ ...samir, handOver: true }] }, "hand_over_allowed", "hand_over_ended"],
    ["the bin", { entries: [{ ...saved, deletedOn: "2026-12-01" }] }, "binned", "restored"],
  ])("%s", (_, after, there, home) => {
    const wide = ["granted", "earlier", "condition_eased", "level_raised", "hand_over_allowed", "restored"];
    expect(to(after)).toEqual([[there, wide.includes(there)]]);
    expect(back(after)).toEqual([[home, wide.includes(home)]]);
  });

  test("a day made earlier, an age made lower; one for the other is both", () => {
    const on = (day: string | null, age: number | null) => planWith({ grants: [{ ...deed, day, age }] });
    expect(about(on("2040-01-01", null), on("2039-01-01", null))).toEqual([["condition_eased", true]]);
    expect(about(on(null, 25), on(null, 21))).toEqual([["condition_eased", true]]);
    expect(about(on("2040-01-01", null), on(null, 25))).toEqual([
      ["condition_eased", true],
      ["condition_tightened", false],
    ]);
  });

  test("a second lane for the same person and entry is a new grant", () => {
    expect(to({ grants: [deed, { ...deed, lane: "incapacity" }] })).toEqual([["granted", true]]);
    const both = planWith({ grants: [deed, { ...deed, lane: "incapacity" }] });
    expect(about(both, plan)).toEqual([["taken_back", false]]);
  });

  test("a person, and the level of somebody to whom nothing is granted, widen nothing", () => {
    const leila = { ...samir, member: "leila", name: "Leila", card: null, account: null };
    expect(to({ members: [samir, leila] })).toEqual([
      ["added", false],
      ["level_raised", false],
    ]);
    const nothing = planWith({ grants: [] });
    expect(about(nothing, planWith({ grants: [], members: [{ ...samir, level: "full" }] }))).toEqual([
      ["level_raised", false],
    ]);
  });

  test("an entry without readers that comes back from the bin widens nothing", () => {
    const binned = planWith({ grants: [], entries: [{ ...saved, deletedOn: "2026-12-01" }] });
    expect(about(binned, planWith({ grants: [] }))).toEqual([["restored", false]]);
  });

  test("names and keys are told, and whoever is gone", () => {
    expect(to({ members: [{ ...samir, name: "Sam", account: "another" }] })).toEqual([
      ["renamed", false],
      ["keys_changed", false],
    ]);
    expect(to({ members: [], grants: [] })).toEqual([
      ["removed", false],
      ["taken_back", false],
    ]);
  });
});

test("a lane earlier than the entry's own condition", () => {
  const early = accessConditions.map((condition) => lanes.filter((lane) => isEarlyFor(condition, lane)));
  expect(early).toEqual([[], ["now", "incapacity"], ["now"]]);
});

test("a grant that stays although its entry says later is named", () => {
  expect(to({ grants: [{ ...deed, early: true }] })).toEqual([["kept_early", true]]);
});

const somePlan: fc.Arbitrary<Plan> = fc.record({
  members: fc.uniqueArray(
    fc.record({
      member: fc.constantFrom("a", "b"),
      name: fc.constantFrom("A", "B"),
      level: fc.constantFrom(...keyGrants),
      card: fc.constantFrom(null, { id: "c", fingerprint: "c1" }, { id: "d", fingerprint: "c2" }),
      account: fc.constantFrom(null, "k1", "k2"),
      handOver: fc.boolean(),
    }),
    { selector: ({ member }) => member },
  ),
  grants: fc.uniqueArray(
    fc.record({
      member: fc.constantFrom("a", "b"),
      entry: fc.constantFrom("x", "y"),
      lane: fc.constantFrom(...lanes),
      early: fc.boolean(),
      day: fc.constantFrom(null, "2030-01-01", "2040-01-01"),
      age: fc.constantFrom(null, 18, 25),
    }),
    { selector: ({ member, entry, lane }) => `${member} ${entry} ${lane}` },
  ),
  entries: fc.uniqueArray(
    fc.record({
      entry: fc.constantFrom("x", "y"),
      revision: fc.constantFrom(1, 2),
      generation: fc.constant(1),
      deletedOn: fc.constantFrom(null, "2026-12-01"),
    }),
    { selector: ({ entry }) => entry, minLength: 2 },
  ),
});

/** What each person can read of each entry, once things have come so far. */
function readable(of: Plan, stage: number, day: string, age: number): Map<string, number> {
  const levels = new Map(of.members.map(({ member, level }) => [member, keyGrants.indexOf(level)]));
  const binned = new Set(of.entries.flatMap(({ entry, deletedOn }) => (deletedOn ? [entry] : [])));
  const open = of.grants.filter(
    (one) =>
      lanes.indexOf(one.lane) <= stage &&
      (one.day === null || one.day <= day) &&
      (one.age === null || one.age <= age) &&
      !binned.has(one.entry),
  );
  return new Map(open.map(({ member, entry }) => [`${member} ${entry}`, levels.get(member) ?? 0]));
}

test("without a widening nobody can ever read more, whatever happens and however old they get", () => {
  let quiet = 0;
  fc.assert(
    fc.property(somePlan, somePlan, (before, after) => {
      if (planChanges(before, after).some((change) => widens(change, after))) return;
      quiet++;
      for (const stage of [0, 1, 2])
        for (const day of ["2029-01-01", "2035-01-01", "2045-01-01"])
          for (const age of [10, 20, 30]) {
            const was = readable(before, stage, day, age);
            for (const [what, level] of readable(after, stage, day, age))
              expect(level, `${what} ${stage} ${day} ${age}`).toBeLessThanOrEqual(was.get(what) ?? 0);
          }
    }),
    { numRuns: 5000 },
  );
  expect(quiet).toBeGreaterThan(50);
});

test("a plan that is the same changes nothing", () => {
  fc.assert(
    fc.property(somePlan, (same) => {
      expect(planChanges(same, structuredClone(same))).toEqual([]);
    }),
  );
});
