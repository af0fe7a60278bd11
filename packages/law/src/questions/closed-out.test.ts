import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { deceasedId, type Family, type Person } from "../succession/family.ts";
import { kinOf } from "../succession/kinship.ts";
import { format } from "../succession/rational.ts";
import { type Circumstances, isSuccession, type Outcome } from "../succession/result.ts";
import { drawnFamily, propertyRuns } from "../succession/testing/families.ts";
import { closedOut, type KindState } from "./closed-out.ts";
import { relativeKinds, withRelatives } from "./relatives.ts";
import { engineOf } from "./testing/engine-of.ts";

const today: Circumstances = { dateOfDeath: "2026-11-15" };

const man = (...people: Person[]): Family => ({ deceased: { sex: "male" }, people });
const wife: Person = { id: "wife", sex: "female", alive: true, relation: "spouse" };
const son: Person = { id: "son", sex: "male", alive: true, father: deceasedId };
const daughter: Person = { id: "daughter", sex: "female", alive: true, father: deceasedId };
const father: Person = { id: "father", sex: "male", alive: true, relation: "father" };
const mother: Person = { id: "mother", sex: "female", alive: true, relation: "mother" };
const dead = (person: Person): Person => ({ ...person, alive: false });

const statesIn = (states: ReadonlyMap<string, KindState>, group: string) =>
  relativeKinds.filter((kind) => kind.group === group).map(({ id }) => states.get(id)!);

describe("[LAW-030] whom the engine already knows to be closed out", () => {
  test("a son closes out brothers, sisters, uncles and cousins in Hanafi law, and is named as the reason", () => {
    const family = man(wife, son, daughter, mother, dead(father));
    const states = closedOut(engineOf("lb-islamic-hanafi"), family, today);
    for (const group of ["siblings", "nephews", "uncles", "cousins"]) {
      for (const state of statesIn(states, group)) {
        expect(state).toMatchObject({ state: "closed" });
        expect(state.state === "closed" && state.by).toContain("son");
      }
    }
  });

  test("the father's father is asked for, since the father has died", () => {
    const states = closedOut(engineOf("lb-islamic-hanafi"), man(wife, son, mother, dead(father)), today);
    expect(states.get("father-father")).toEqual({ state: "open" });
    expect(states.get("mother")).toEqual({ state: "known" });
  });

  test("brothers and sisters are asked for beside both parents: two of them reduce the mother", () => {
    const states = closedOut(engineOf("lb-islamic-hanafi"), man(wife, father, mother), today);
    for (const state of statesIn(states, "siblings")) expect(state).toEqual({ state: "open" });
    expect(statesIn(states, "uncles").every(({ state }) => state === "closed")).toBe(true);
  });

  test("four sisters reduce the mother in Ja'fari law, so that they are asked for although they inherit nothing", () => {
    const states = closedOut(engineOf("lb-islamic-jafari"), man(father, mother), today);
    expect(states.get("siblings-deceased-full-female")).toEqual({ state: "open" });
    expect(states.get("siblings-deceased-maternal-female")).toMatchObject({ state: "closed" });
  });

  test("a daughter alone does not close out brothers in Hanafi law, and does so in Ja'fari law", () => {
    const hanafi = closedOut(engineOf("lb-islamic-hanafi"), man(daughter, dead(father), dead(mother)), today);
    expect(hanafi.get("siblings-deceased-full-male")).toEqual({ state: "open" });
    const jafari = closedOut(engineOf("lb-islamic-jafari"), man(daughter, dead(father), dead(mother)), today);
    expect(jafari.get("siblings-deceased-full-male")).toMatchObject({ state: "closed", by: ["daughter"] });
  });

  test("parents are not asked for in Germany when there are children, whatever the marriage property is", () => {
    const states = closedOut(engineOf("de-civil-german"), man(wife, son), today);
    expect(states.get("father")).toMatchObject({ state: "closed" });
    expect(states.get("siblings-deceased-full-male")).toMatchObject({ state: "closed" });
    const withoutChildren = closedOut(engineOf("de-civil-german"), man(wife), today);
    expect(withoutChildren.get("father")).toEqual({ state: "open" });
  });

  test("the brothers of a Frenchman who leaves a wife are asked for: what came from the parents goes back to them", () => {
    const states = closedOut(engineOf("fr-civil-french"), man(wife, dead(father), dead(mother)), today);
    expect(states.get("siblings-deceased-full-male")).toEqual({ state: "open" });
  });

  test("what no answer depends on is moot, not closed", () => {
    const states = closedOut(engineOf("lu-civil-luxembourgish"), man(), today);
    expect(states.get("uncles-father-full-male")).toEqual({ state: "moot" });
  });
});

const told = (outcome: Outcome): unknown =>
  isSuccession(outcome)
    ? {
        shares: Object.fromEntries([...outcome.shares].map(([id, share]) => [id, format(share)])),
        usufruct: Object.fromEntries([...(outcome.usufruct ?? [])].map(([id, share]) => [id, format(share)])),
      }
    : outcome;

/** Facts answered, so that every law of the list divides. */
const answered: Circumstances = {
  ...today,
  net: 1_000_000_00n,
  regime: "accrued-gains",
  allChildrenCommon: false,
  spouseHasOtherChildren: true,
};

const laws = [
  "lb-islamic-hanafi",
  "maliki",
  "shafi",
  "hanbali",
  "eg-islamic-hanafi",
  "lb-islamic-jafari",
  "ae-islamic-sunni",
  "de-civil-german",
  "fr-civil-french",
  "it-civil-italian",
  "jp-civil-japanese",
  "gb-common-english",
  "us-common-upc",
  "in-common-hindu",
  "il-hebrew-halacha",
];

describe("[LAW-030] relatives who are closed out change nothing, one, two or three of each, alone or all together", () => {
  test.each(laws)("%s", { timeout: 90_000 }, (code) => {
    const engine = engineOf(code);
    const divide = (people: readonly Person[], { deceased }: Family) => engine(kinOf({ deceased, people }), answered);
    fc.assert(
      fc.property(
        drawnFamily,
        fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 70, maxLength: 70 }),
        (family, numbers) => {
          const states = closedOut(engine, family, answered);
          const before = told(divide(family.people, family));
          let together = family.people;
          let next = 0;
          const make = (person: Omit<Person, "id">): Person => ({ ...person, id: `added ${next++}` });
          for (const [index, { id, place }] of relativeKinds.entries()) {
            if (states.get(id)!.state !== "closed") continue;
            const alone = withRelatives(family.people, place, numbers[index]!, make);
            expect(told(divide(alone, family)), id).toEqual(before);
            together = withRelatives(together, place, numbers[index]!, make);
          }
          expect(told(divide(together, family))).toEqual(before);
        },
      ),
      { numRuns: Math.ceil(propertyRuns.numRuns / 25) },
    );
  });
});
