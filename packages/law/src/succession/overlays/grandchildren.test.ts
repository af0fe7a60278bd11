import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { islamicProfiles } from "../../catalogue/islamic-profiles.ts";
import { deceasedId, type Family, type Person } from "../family.ts";
import { kinOf } from "../kinship.ts";
import {
  add,
  compare,
  equals,
  format,
  fraction,
  one,
  divide as over,
  type Rational,
  subtract,
  zero,
} from "../rational.ts";
import { sunniEngine } from "../religious-engines.ts";
import { replay } from "../replay.ts";
import { isSuccession, type Outcome, type Succession } from "../result.ts";
import { drawnFamily, propertyRuns } from "../testing/families.ts";

const day = { dateOfDeath: "2026-03-01" };
const child = (id: string, sex: Person["sex"], rest: Partial<Person> = {}): Person => ({
  id,
  sex,
  alive: true,
  father: deceasedId,
  ...rest,
});
const below = (id: string, sex: Person["sex"], father: string, rest: Partial<Person> = {}): Person =>
  child(id, sex, { father, ...rest });
const wife: Person = { id: "wife", sex: "female", alive: true, relation: "spouse" };
const dead = child("dead son", "male", { alive: false });
const family: Family = {
  deceased: { sex: "male" },
  people: [wife, child("son", "male"), dead, below("he", "male", "dead son"), below("she", "female", "dead son")],
};

const divide = (code: string, people: readonly Person[] = family.people): Outcome =>
  islamicProfiles[code]!.engine(kinOf({ ...family, people }), day);
function computed(outcome: Outcome): Succession {
  if (!isSuccession(outcome)) throw new Error(JSON.stringify(outcome));
  expect(replay(outcome.steps)).toEqual(outcome.shares);
  return outcome;
}
const written = ({ shares }: Succession) => Object.fromEntries([...shares].map(([id, share]) => [id, format(share)]));

test("[LAW-006] Egypt tells what the dead son would have had, what his children take, and what is left", () => {
  const { steps, excluded, shares } = computed(divide("eg-islamic-sunni"));
  const [bequest, rest] = steps.slice(-2);
  expect(bequest).toMatchObject({ rule: "egypt.obligatory-bequest", heirs: ["he", "she"], because: ["dead son"] });
  expect(format(bequest!.numbers!.wanted!)).toBe("7/16");
  expect(bequest!.gives!.map(format)).toEqual(["2/9", "1/9"]);
  expect(rest).toMatchObject({ rule: "bequest.before-shares", heirs: ["wife", "son"], replaces: ["wife", "son"] });
  expect(format(rest!.numbers!.left!)).toBe("2/3");
  expect(format(shares.get("wife")!)).toBe("1/12");
  expect(excluded).toEqual([]);
});

test("[LAW-006] Pakistan divides as if the son lived, and then gives his share to his children", () => {
  const { steps, shares } = computed(divide("pk-islamic-hanafi"));
  expect(steps.at(-1)).toMatchObject({ rule: "pakistan.mflo4", heirs: ["he", "she"], replaces: ["dead son"] });
  expect(shares.has("dead son")).toBe(false);
  expect(format(steps.at(-1)!.numbers!.wanted!)).toBe("7/16");
});

test("[LAW-005] everybody below a branch has a share or a reason", () => {
  const people = [...family.people, below("his son", "male", "he")];
  for (const code of ["eg-islamic-sunni", "pk-islamic-hanafi", "pk-islamic-jafari", "tn-islamic-maliki"]) {
    const { shares, excluded } = computed(divide(code, people));
    expect([...shares.keys(), ...excluded.map(({ person }) => person)].toSorted(), code).toEqual(
      ["he", "his son", "she", "son", "wife"].toSorted(),
    );
  }
});

test("an adopted grandchild, or the child of an adopted one, stands in nobody's place", () => {
  const adopted = family.people.map((one) => (one.id === "he" ? { ...one, adopted: true } : one));
  expect(written(computed(divide("eg-islamic-sunni", adopted)))).toEqual({ she: "1/3", wife: "1/12", son: "7/12" });
  const ofAdopted = family.people.map((one) => (one.id === "dead son" ? { ...one, adopted: true } : one));
  const outcome = computed(divide("pk-islamic-hanafi", ofAdopted));
  expect(written(outcome)).toEqual({ wife: "1/8", son: "7/8" });
  expect(outcome.excluded.map(({ person, rule }) => [person, rule])).toEqual([
    ["he", "islamic.not-of-blood"],
    ["she", "islamic.not-of-blood"],
  ]);
});

test("[LAW-011] what the statutes do not say is not computed: bars in a branch, a barred dead child", () => {
  const barred = (id: string) =>
    family.people.map((one) => (one.id === id ? { ...one, bars: ["other-religion"] as const } : one));
  for (const [code, rule] of [
    ["eg-islamic-sunni", "egypt.obligatory-bequest"],
    ["tn-islamic-maliki", "tunisia.191"],
    ["pk-islamic-hanafi", "pakistan.mflo4"],
    ["id-islamic-khi", "indonesia.khi185"],
  ] as const) {
    expect(divide(code, barred("he")), code).toEqual({ notComputed: rule });
    expect(divide(code, barred("dead son")), code).toEqual({ notComputed: rule });
  }
});

test("[LAW-011] a gift beside a bequest that the third cuts is not computed; below the third it counts", () => {
  const given = (people: readonly Person[]) =>
    people.map((one) => (one.id === "she" ? { ...one, facts: { receivedByGift: true } } : one));
  expect(divide("eg-islamic-sunni", given(family.people))).toEqual({ notComputed: "egypt.obligatory-bequest" });
  const more = [...family.people, child("son 2", "male"), child("son 3", "male")];
  const outcome = computed(divide("eg-islamic-sunni", given(more)));
  expect(format(outcome.shares.get("he")!)).toBe("7/48");
  expect(outcome.excluded.map(({ person }) => person)).toEqual(["she"]);
  const both = given(more).map((one) => (one.id === "he" ? { ...one, facts: { receivedByGift: true } } : one));
  expect(written(computed(divide("eg-islamic-sunni", both)))).toMatchObject({ wife: "1/8", son: "7/24" });
});

describe("[LAW-015] over random families", () => {
  /** What a step of the rule gives, by person. */
  const givenBy = ({ steps }: Succession, rule: string) =>
    new Map(
      steps
        .filter((step) => step.rule === rule)
        .flatMap(({ heirs, gives }) => heirs.map((id, at) => [id, gives![at]!])),
    );
  const total = (shares: Iterable<Rational>) => [...shares].reduce(add, zero);
  function check(code: string, property: (outcome: Succession, family: Family) => boolean | undefined) {
    let reached = 0;
    fc.assert(
      fc.property(drawnFamily, (drawn) => {
        const outcome = islamicProfiles[code]!.engine(kinOf(drawn), day);
        if (isSuccession(outcome) && property(outcome, drawn)) reached++;
      }),
      propertyRuns,
    );
    expect(reached).toBeGreaterThan(propertyRuns.numRuns / 50);
  }

  test.each([
    ["eg-islamic-sunni", "egypt.obligatory-bequest", "egypt"],
    ["tn-islamic-maliki", "tunisia.191", "tunisia"],
  ] as const)(
    "%s: at most a third, to nobody who inherits, and the heirs keep their proportions",
    (code, rule, school) => {
      check(code, (outcome, drawn) => {
        const given = givenBy(outcome, rule);
        if (given.size === 0) return false;
        const base = sunniEngine(school)(kinOf(drawn), day) as Succession;
        const sum = total(given.values());
        expect(compare(sum, fraction(1, 3))).toBeLessThanOrEqual(0);
        for (const [id, share] of outcome.shares) {
          expect(given.has(id)).toBe(!base.shares.has(id));
          if (!given.has(id)) expect(equals(over(share, base.shares.get(id)!), subtract(one, sum))).toBe(true);
        }
        return true;
      });
    },
  );

  test.each([
    ["pk-islamic-hanafi", "pakistan.mflo4", "hanafi"],
    ["id-islamic-khi", "indonesia.khi185", "khi"],
  ] as const)(
    "%s: each branch has what its parent would have had, and nobody else has less or more",
    (code, rule, school) => {
      check(code, (outcome, drawn) => {
        const replaced = outcome.steps.filter((step) => step.rule === rule);
        if (replaced.length === 0) return false;
        const parents = new Set(replaced.flatMap(({ because = [] }) => because));
        const people = drawn.people.map((one) => (parents.has(one.id) ? { ...one, alive: true } : one));
        const imagined = sunniEngine(school)(kinOf({ ...drawn, people }), day) as Succession;
        for (const { heirs, gives, because } of replaced) {
          expect(equals(total(gives!), imagined.shares.get(because![0]!)!)).toBe(true);
          expect(heirs.every((id) => outcome.shares.has(id))).toBe(true);
        }
        for (const [id, share] of imagined.shares) if (!parents.has(id)) expect(outcome.shares.get(id)).toEqual(share);
        return true;
      });
    },
  );

  test("a dead child who left nobody changes nothing", () => {
    for (const code of [
      "eg-islamic-sunni",
      "tn-islamic-maliki",
      "pk-islamic-hanafi",
      "pk-islamic-jafari",
      "id-islamic-khi",
    ]) {
      fc.assert(
        fc.property(drawnFamily, (drawn) => {
          const parent = drawn.deceased.sex === "male" ? { father: deceasedId } : { mother: deceasedId };
          const lost: Person = { id: "lost", sex: "male", alive: false, ...parent };
          const engine = islamicProfiles[code]!.engine;
          const [without, beside] = [drawn.people, [...drawn.people, lost]].map((people) => {
            const outcome = engine(kinOf({ ...drawn, people }), day);
            return isSuccession(outcome) ? written(outcome) : outcome;
          });
          expect(beside).toEqual(without);
        }),
        { numRuns: Math.ceil(propertyRuns.numRuns / 5) },
      );
    }
  });
});
