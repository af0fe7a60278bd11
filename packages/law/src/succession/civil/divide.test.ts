import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Person } from "../family.ts";
import { deceasedId, type Family } from "../family.ts";
import { kinOf } from "../kinship.ts";
import { equals, format, one, sum } from "../rational.ts";
import { replay } from "../replay.ts";
import { type Circumstances, isSuccession, type Outcome, type Succession } from "../result.ts";
import { propertyRuns } from "../testing/families.ts";
import { civilEngine } from "./divide.ts";
import { type CivilCountry, civilLaws } from "./laws.ts";

const countries = Object.keys(civilLaws) as CivilCountry[];
const today = { dateOfDeath: "2026-11-15" };

function succeeded(outcome: Outcome): Succession {
  if (!isSuccession(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome;
}

/** Families of three generations, with dead people in every place. */
const family: fc.Arbitrary<Family> = fc
  .record({
    spouse: fc.boolean(),
    father: fc.boolean(),
    mother: fc.boolean(),
    grandparents: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    children: fc.array(fc.record({ alive: fc.boolean(), issue: fc.array(fc.boolean(), { maxLength: 3 }) }), {
      maxLength: 4,
    }),
    siblings: fc.array(
      fc.record({
        alive: fc.boolean(),
        blood: fc.constantFrom("full", "paternal", "maternal"),
        issue: fc.array(fc.boolean(), { maxLength: 2 }),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ spouse, father, mother, grandparents, children, siblings }): Family => {
    const people: Person[] = [];
    const ids = ["paternal grandfather", "paternal grandmother", "maternal grandfather", "maternal grandmother"];
    for (const [index, id] of ids.entries())
      people.push({ id, sex: index % 2 ? "female" : "male", alive: grandparents[index]! });
    people.push({ id: "father", sex: "male", alive: father, relation: "father", father: ids[0]!, mother: ids[1]! });
    people.push({ id: "mother", sex: "female", alive: mother, relation: "mother", father: ids[2]!, mother: ids[3]! });
    if (spouse) people.push({ id: "spouse", sex: "female", alive: true, relation: "spouse" });
    children.forEach((child, index) => {
      people.push({ id: `child ${index}`, sex: "male", alive: child.alive, father: deceasedId });
      for (const [below, alive] of child.issue.entries())
        people.push({ id: `grandchild ${index}.${below}`, sex: "female", alive, father: `child ${index}` });
    });
    siblings.forEach(({ alive, blood, issue }, index) => {
      const parents = {
        ...(blood !== "maternal" && { father: "father" }),
        ...(blood !== "paternal" && { mother: "mother" }),
      };
      people.push({ id: `sibling ${index}`, sex: "male", alive, ...parents });
      for (const [below, lives] of issue.entries())
        people.push({ id: `nephew ${index}.${below}`, sex: "male", alive: lives, father: `sibling ${index}` });
    });
    return { deceased: { sex: "male" }, people };
  });

describe.each(countries)("over random families: %s", (country) => {
  const engine = civilEngine(civilLaws[country]);
  const circumstances: Circumstances = { ...today, regime: "accrued-gains" };

  test("the shares sum to exactly 1, go to the living, replay, and do not depend on order or on the dead", () => {
    fc.assert(
      fc.property(family, (drawn) => {
        const outcome = engine(kinOf(drawn), circumstances);
        if (!isSuccession(outcome)) return;
        const { shares, excluded, steps, usufruct } = outcome;
        expect(equals(sum(shares.values()), one)).toBe(true);
        const living = new Set(drawn.people.filter(({ alive }) => alive).map(({ id }) => id));
        const out = excluded.map(({ person }) => person);
        for (const id of shares.keys()) expect(living.has(id)).toBe(true);
        const accounted = new Set([...shares.keys(), ...(usufruct?.keys() ?? []), ...out]);
        expect(accounted).toEqual(living);
        expect(out.some((person) => shares.has(person))).toBe(false);
        expect(new Map(replay(steps))).toEqual(shares);

        const shuffled = { ...drawn, people: drawn.people.toReversed() };
        const unrelated: Person = { id: "stranger", sex: "male", alive: false };
        for (const other of [shuffled, { ...drawn, people: [...drawn.people, unrelated] }]) {
          const again = succeeded(engine(kinOf(other), circumstances));
          expect(Object.fromEntries([...again.shares].map(([id, share]) => [id, format(share)]))).toEqual(
            Object.fromEntries([...shares].map(([id, share]) => [id, format(share)])),
          );
        }
      }),
      { numRuns: Math.ceil(propertyRuns.numRuns / 10) },
    );
  });
});
