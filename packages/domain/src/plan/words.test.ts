import { describe, expect, test } from "vitest";
import { planChanges } from "./changes.ts";
import { emptyPlan, type Plan, type PlannedGrant } from "./plan.ts";
import { changesOfEntry, partOf, wideningToShow, wordsOf } from "./words.ts";

const person = (member: string, name = member) => ({
  ...({ member, name, level: "details", card: null, account: null, handOver: false } as const),
});
const grant = (member: string, entry: string, more: Partial<PlannedGrant> = {}): PlannedGrant => ({
  ...{ member, entry, lane: "after_death", early: false, day: null, age: null },
  ...more,
});
const deed = { entry: "deed", revision: 1, generation: 1, deletedOn: null };
const ring = { ...deed, entry: "ring" };
const family: Plan = { members: [person("samir")], grants: [], entries: [deed, ring] };

describe("the words of a change", () => {
  const said = (grants: PlannedGrant[], plan: Partial<Plan> = {}, titles = { deed: "Deed" }) => {
    const after = { ...family, ...plan, grants };
    return JSON.stringify(wordsOf(planChanges(family, after), after, titles));
  };
  const first = said([grant("samir", "deed")]);

  test("[KEY-064] are others with another name, level, day, age or title, and where it is early", () => {
    const others = [
      said([grant("samir", "deed")], { members: [person("samir", "Leila")] }),
      said([grant("samir", "deed")], { members: [{ ...person("samir"), level: "full" }] }),
      said([grant("samir", "deed", { day: "2040-01-31" })]),
      said([grant("samir", "deed", { age: 25 })]),
      said([grant("samir", "deed", { lane: "now" })]),
      said([grant("samir", "deed", { lane: "now", early: true })]),
      said([grant("samir", "deed")], {}, { deed: "Deed of the house" }),
    ];
    expect(new Set([first, ...others]).size).toBe(others.length + 1);
  });

  test("are the same in another order, and whatever else is in the plan", () => {
    const members = [person("amal"), person("samir")];
    const before = { ...family, members, grants: [grant("amal", "ring")] };
    const after = { ...before, grants: [grant("samir", "deed"), grant("amal", "ring")] };
    expect(JSON.stringify(wordsOf(planChanges(before, after), after, { deed: "Deed" }))).toBe(first);
    expect(partOf(planChanges(before, after), after).members).toEqual([person("samir")]);
  });

  test("are the same with other keys of the person, of which no sentence speaks", () => {
    const card = { id: "card", fingerprint: "f" };
    const before = { ...family, members: [{ ...person("samir"), card }] };
    const after = { ...before, grants: [grant("samir", "deed")] };
    expect(JSON.stringify(wordsOf(planChanges(before, after), after, { deed: "Deed" }))).toBe(first);
  });
});

describe("what a form shows", () => {
  test("the level of somebody new is in the sentence about the entry", () => {
    const after: Plan = { members: [person("samir")], grants: [grant("samir", "deed")], entries: [deed] };
    const changes = planChanges(emptyPlan, after);
    expect(changes.map(({ kind }) => kind)).toContain("level_raised");
    expect(wideningToShow(changes, after)).toMatchObject([{ kind: "granted" }]);
    expect(changesOfEntry("deed", changes, after)).toMatchObject({ said: [{ kind: "granted" }], isWhole: true });
  });

  test("what is taken away from its readers is said too", () => {
    const before = { ...family, grants: [grant("samir", "deed", { lane: "now" })] };
    const after = { ...family, grants: [grant("samir", "deed")] };
    const changes = planChanges(before, after);
    expect(changesOfEntry("deed", changes, after)).toMatchObject({ said: [{ kind: "later" }], isWhole: true });
  });

  test("[KEY-064] is not the whole change where another entry or a level widens too", () => {
    const both = { ...family, grants: [grant("samir", "deed"), grant("samir", "ring")] };
    const changes = planChanges(family, both);
    expect(changesOfEntry("deed", changes, both)).toMatchObject({ said: [{ entry: "deed" }], isWhole: false });
    const raised: Plan = {
      ...{ members: [{ ...person("samir"), level: "full" }], grants: [grant("samir", "deed")], entries: [deed, ring] },
    };
    expect(changesOfEntry("deed", planChanges(family, raised), raised).isWhole).toBe(false);
  });
});
