import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { engines, lawsOnGrandchildren } from "../vectors/engines.ts";
import { bars, isBarred } from "./bars.ts";
import { civilLaws } from "./civil/laws.ts";
import { commonEngines } from "./common-law/laws.ts";
import { deceasedId, type Family, type Person } from "./family.ts";
import { kinOf } from "./kinship.ts";
import { compare, equals, format, fraction, multiply, one, sum, zero } from "./rational.ts";
import { replay } from "./replay.ts";
import { isSuccession, type Outcome, type Succession } from "./result.ts";
import { schools } from "./sunni/schools.ts";
import { territories } from "./territories/all.gen.ts";
import { everyFact as known } from "./testing/every-fact.ts";
import { drawnFamily, propertyRuns } from "./testing/families.ts";

const systems: Record<string, readonly string[]> = {
  "Sunni schools": Object.keys(schools),
  "Ja'fari law": ["jafari"],
  "civil codes": Object.keys(civilLaws),
  "common law": [...Object.keys(commonEngines), "sct"],
  "Indian personal laws": ["hsa8", "hsa15", "isa33", "parsi51"],
  "states and provinces": territories.map(({ code }) => code),
  Halacha: ["halacha"],
  "statutes on grandchildren": lawsOnGrandchildren,
};
test("every engine belongs to a system", () => {
  expect(Object.values(systems).flat().toSorted()).toEqual(Object.keys(engines).toSorted());
});

const written = (outcome: Outcome) =>
  isSuccession(outcome)
    ? Object.fromEntries([...outcome.shares].map(([id, share]) => [id, format(share)]))
    : JSON.stringify(outcome);
const isReligious = (law: string) => law === "jafari" || law in schools || /-islamic-/.test(law);

describe.each(Object.keys(systems))("[LAW-002, LAW-005, LAW-006, LAW-015] %s, over random families", (system) => {
  /** Checks whatever was computed, and that something was. */
  function check(property: (outcome: Succession, family: Family, law: string) => void) {
    let computed = 0;
    fc.assert(
      fc.property(drawnFamily, fc.constantFrom(...systems[system]!), (family, law) => {
        const outcome = engines[law]!(kinOf(family), known);
        if (!isSuccession(outcome)) return;
        computed++;
        property(outcome, family, law);
      }),
      propertyRuns,
    );
    expect(computed).toBeGreaterThan(propertyRuns.numRuns / 4);
  }

  test("the shares sum to exactly 1, replay, and nobody excluded inherits", () => {
    check(({ shares, excluded, steps, usufruct }, { people }) => {
      expect(equals(sum(shares.values()), one)).toBe(true);
      expect([...shares.values()].every((share) => compare(share, zero) > 0)).toBe(true);
      expect(replay(steps)).toEqual(shares);
      const living = people.filter(({ alive }) => alive).map(({ id }) => id);
      const heirs = [...shares.keys()].filter((id) => id !== "treasury");
      const out = excluded.map(({ person }) => person);
      const users = [...(usufruct?.keys() ?? [])].filter((id) => !shares.has(id));
      expect([...heirs, ...users, ...out].toSorted()).toEqual(living.toSorted());
    });
  });

  test("neither the order of people nor an unrelated dead person changes anything", () => {
    check((outcome, family, law) => {
      const stranger: Person = { id: "stranger", sex: "male", alive: false };
      for (const people of [family.people.toReversed(), [...family.people, stranger]]) {
        expect(written(engines[law]!(kinOf({ ...family, people }), known))).toEqual(written(outcome));
      }
    });
  });

  test("equals receive equally, and a son twice a daughter only where the law says so", () => {
    check(({ shares }, { people }, law) => {
      const living = people.filter(({ alive, father, mother }) => alive && (father ?? mother) !== undefined);
      const unequal: string[] = [];
      const parents = ({ father, mother, relation }: Person) => `${father} ${mother} ${relation}`;
      for (const a of living) {
        for (const b of living) {
          if (parents(a) !== parents(b)) continue;
          const [ofA, ofB] = [shares.get(a.id) ?? zero, shares.get(b.id) ?? zero];
          const isChild = a.father === deceasedId || a.mother === deceasedId;
          if (a.sex !== b.sex && (!isChild || law === "halacha" || a.sex === "female")) continue;
          const times = a.sex !== b.sex && isReligious(law) ? 2 : 1;
          if (!equals(ofA, multiply(ofB, fraction(times)))) unequal.push(`${a.id}, ${b.id}`);
        }
      }
      expect(unequal).toEqual([]);
    });
  });
});

test("[LAW-007, LAW-015] whoever is disqualified counts as one who is not there", () => {
  fc.assert(
    fc.property(drawnFamily, fc.nat(), fc.constantFrom(...Object.keys(schools), "jafari"), (family, place, law) => {
      const barred = family.people[place % family.people.length]!;
      const changed = (change: Partial<Person>): Family => ({
        ...family,
        people: family.people.map((person) => (person === barred ? { ...person, ...change } : person)),
      });
      const disqualified = engines[law]!(kinOf(changed({ bars: ["killed-deliberately"] })), known);
      expect(written(disqualified)).toEqual(written(engines[law]!(kinOf(changed({ alive: false })), known)));
    }),
    propertyRuns,
  );
});

test("[LAW-015] Ja'fari law never reduces spouse or parents", () => {
  fc.assert(
    fc.property(drawnFamily, (family) => {
      const kin = kinOf(family);
      const outcome = engines.jafari!(kin, known);
      if (!isSuccession(outcome)) return;
      const { shares } = outcome;
      const hasIssue = kin.family.people.some(({ id, alive }) => alive && id.startsWith("child"));
      const [spouse] = kin.spouses;
      if (spouse) {
        const full = fraction(1, (spouse.sex === "male" ? 2 : 4) * (hasIssue ? 2 : 1));
        expect(compare(shares.get(spouse.id)!, full)).toBeGreaterThanOrEqual(0);
      }
      for (const parent of [kin.father, kin.mother]) {
        if (parent?.alive) expect(compare(shares.get(parent.id)!, fraction(1, 6))).toBeGreaterThanOrEqual(0);
      }
    }),
    propertyRuns,
  );
});

describe("[LAW-007] the bars of the rulebook, by school", () => {
  /** Rulebook 0.4, line by line. */
  const table = {
    homicide: ["also-by-mistake", "deliberate", "also-by-mistake", "also-by-mistake", "deliberate", "deliberate"],
    religion: ["mutual", "mutual", "mutual", "mutual", "non-muslim-only", "mutual"],
    simultaneousDeath: ["none", "none", "none", "contested", "mutual-in-disasters", "none"],
    deathbedDivorce: [
      "within-idda",
      "always",
      "never",
      "until-remarried",
      "lunar-year-unless-remarried",
      "within-idda",
    ],
    unborn: ["larger-of-one", "wait-for-birth", "only-what-is-certain", "for-two", "for-two-males", "larger-of-one"],
  };
  const order = ["hanafi", "maliki", "shafii", "hanbali", "jafari", "egypt"] as const;

  test.each(Object.entries(table))("%s", (bar, values) => {
    expect(order.map((school) => bars[school][bar as keyof typeof table])).toEqual(values);
  });

  test("each school uses its own", () => {
    for (const school of ["hanafi", "maliki", "shafii", "hanbali", "egypt"] as const)
      expect(schools[school].bars).toBe(bars[school]);
  });

  const wife = (bar: NonNullable<Person["bars"]>[number], facts: Person["facts"] = {}): Person => ({
    id: "wife",
    sex: "female",
    alive: true,
    relation: "spouse",
    bars: [bar],
    facts,
  });
  const whoInherits = (person: Person) => order.filter((school) => !isBarred(person, bars[school]));

  test.each<[string, Person, readonly string[]]>([
    ["a killing by mistake", wife("killed-by-mistake"), ["maliki", "jafari", "egypt"]],
    ["a deliberate killing", wife("killed-deliberately"), []],
    ["another religion", wife("other-religion"), []],
    ["a revocable divorce, in her 'idda", wife("divorced-revocably", { inIdda: true }), order],
    ["a revocable divorce, after it", wife("divorced-revocably", { inIdda: false }), []],
    ["an irrevocable divorce", wife("divorced", { inIdda: true }), []],
    [
      "a deathbed divorce, in her 'idda",
      wife("divorced-on-deathbed", { inIdda: true, withinLunarYear: true }),
      ["hanafi", "maliki", "hanbali", "jafari", "egypt"],
    ],
    [
      "a deathbed divorce, after it, within a year",
      wife("divorced-on-deathbed", { inIdda: false, withinLunarYear: true }),
      ["maliki", "hanbali", "jafari"],
    ],
    [
      "a deathbed divorce, more than a year ago",
      wife("divorced-on-deathbed", { inIdda: false, withinLunarYear: false }),
      ["maliki", "hanbali"],
    ],
    [
      "a deathbed divorce, married again",
      wife("divorced-on-deathbed", { inIdda: false, withinLunarYear: true, remarried: true }),
      ["maliki"],
    ],
  ])("after %s", (_, person, expected) => {
    expect(whoInherits(person)).toEqual(expected);
  });
});
