import fc from "fast-check";
import { vi } from "vitest";
import { deceasedId, type Family, type Person } from "../family.ts";
import { type Counts, heirClasses, problemWith } from "../heirs.ts";

/** 2,000 in the daily check, 100,000 and more in a long run: LAW_RUNS=100000. */
export const propertyRuns = { numRuns: Number(process.env.LAW_RUNS ?? 2000) };
if (propertyRuns.numRuns > 2000) vi.setConfig({ testTimeout: propertyRuns.numRuns * 20 });

/**
 * Families that can exist. Most are small: where thirty classes are there, nearly everybody is excluded and the rules
 * for few people are never reached.
 */
export const drawnCounts: fc.Arbitrary<Counts> = fc
  .tuple(
    fc.oneof(
      { weight: 9, arbitrary: fc.uniqueArray(fc.constantFrom(...heirClasses), { minLength: 1, maxLength: 6 }) },
      { weight: 1, arbitrary: fc.uniqueArray(fc.constantFrom(...heirClasses), { minLength: 7, maxLength: 20 }) },
    ),
    fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 20, maxLength: 20 }),
  )
  .map(([classes, numbers]): Counts => {
    const family: Counts = {};
    for (const [index, heir] of classes.entries()) {
      family[heir] = problemWith({ [heir]: numbers[index]! }) ? 1 : numbers[index]!;
    }
    if (family.husband) delete family.wives;
    return family;
  });

interface Branch {
  alive: boolean;
  male: boolean;
  issue: Branch[];
}
const branchOf = (depth: number): fc.Arbitrary<Branch> =>
  fc.record({
    alive: fc.boolean(),
    male: fc.boolean(),
    issue: depth === 0 ? fc.constant<Branch[]>([]) : fc.array(branchOf(depth - 1), { maxLength: 1 + depth }),
  });
const branch = branchOf(2);
const blood = fc.constantFrom("full", "paternal", "maternal");

/** Families of people, with the dead in every place: issue of three generations, half siblings, uncles and aunts. */
export const drawnFamily: fc.Arbitrary<Family> = fc
  .record({
    male: fc.boolean(),
    spouse: fc.boolean(),
    parents: fc.tuple(fc.boolean(), fc.boolean()),
    grandparents: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    children: fc.array(branch, { maxLength: 3 }),
    siblings: fc.array(fc.tuple(branch, blood), { maxLength: 3 }),
    uncles: fc.array(fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()), { maxLength: 3 }),
    // Many families end with one generation: without these nearly all would have children.
    without: fc.subarray(["children", "siblings", "parents", "grandparents"]),
  })
  .map(({ male, spouse, parents, grandparents, children, siblings, uncles, without }): Family => {
    const people: Person[] = [];
    const grow = ({ alive, male, issue }: Branch, id: string, of: Pick<Person, "father" | "mother">) => {
      people.push({ id, sex: male ? "male" : "female", alive, ...of });
      for (const [index, child] of issue.entries()) {
        grow(child, `${id}.${index}`, male ? { father: id } : { mother: id });
      }
    };
    const ids = [
      "paternal grandfather",
      "paternal grandmother",
      "maternal grandfather",
      "maternal grandmother",
    ] as const;
    for (const [index, id] of ids.entries()) {
      const alive = grandparents[index]! && !without.includes("grandparents");
      people.push({ id, sex: index % 2 ? "female" : "male", alive });
    }
    const ofFather = { father: ids[0], mother: ids[1] };
    const ofMother = { father: ids[2], mother: ids[3] };
    const lives = (index: 0 | 1) => parents[index] && !without.includes("parents");
    people.push({ id: "father", sex: "male", alive: lives(0), relation: "father", ...ofFather });
    people.push({ id: "mother", sex: "female", alive: lives(1), relation: "mother", ...ofMother });
    if (spouse) people.push({ id: "spouse", sex: male ? "female" : "male", alive: true, relation: "spouse" });
    if (!without.includes("children")) {
      const of = male ? { father: deceasedId } : { mother: deceasedId };
      for (const [index, child] of children.entries()) grow(child, `child ${index}`, of);
    }
    if (!without.includes("siblings")) {
      for (const [index, [one, by]] of siblings.entries()) {
        grow(one, `sibling ${index}`, {
          ...(by !== "maternal" && { father: "father" }),
          ...(by !== "paternal" && { mother: "mother" }),
        });
      }
    }
    for (const [index, [alive, isMale, isFathers]] of uncles.entries()) {
      grow({ alive, male: isMale, issue: [] }, `uncle ${index}`, isFathers ? ofFather : ofMother);
    }
    return { deceased: { sex: male ? "male" : "female" }, people };
  });
