import { deceasedId, type Family, type Person, type Sex } from "../succession/family.ts";
import type { Vector, VectorCircumstances } from "./vector.ts";

const parents = { father: "father 1", mother: "mother 1" } as const;

/** How one person of a class is related; `index` counts from 1. */
type Maker = (index: number, deceased: Sex) => Partial<Person> & { sex: Sex };

const ofDeceased = (sex: Sex, deceased: Sex) =>
  deceased === "male" ? { sex, father: deceasedId } : { sex, mother: deceasedId };

/** The classes that numbers may name, for the laws that read people: siblings are full where nothing else is said. */
const makers: Readonly<Record<string, Maker>> = {
  spouse: () => ({ sex: "female", relation: "spouse" }),
  wives: () => ({ sex: "female", relation: "spouse" }),
  husband: () => ({ sex: "male", relation: "spouse" }),
  children: (index, deceased) => ofDeceased(index % 2 ? "female" : "male", deceased),
  sons: (_, deceased) => ofDeceased("male", deceased),
  daughters: (_, deceased) => ofDeceased("female", deceased),
  siblings: (index) => ({ sex: index % 2 ? "male" : "female", ...parents }),
  full_brothers: () => ({ sex: "male", ...parents }),
  full_sisters: () => ({ sex: "female", ...parents }),
  half_siblings: (index) => ({ sex: index % 2 ? "male" : "female", father: parents.father }),
  paternal_brothers: () => ({ sex: "male", father: parents.father }),
  paternal_sisters: () => ({ sex: "female", father: parents.father }),
  maternal_brothers: () => ({ sex: "male", mother: parents.mother }),
  maternal_sisters: () => ({ sex: "female", mother: parents.mother }),
  full_uncles: () => ({ sex: "male", father: grandparents.paternal[0], mother: grandparents.paternal[1] }),
  /** Some blood relative beyond descendants: a brother or sister. */
  kindred: () => ({ sex: "male", ...parents }),
};

/** The four grandparents by name, and whom a case may count among them. */
const grandparents = {
  paternal: ["paternal_grandparents 1", "paternal_grandparents 2"],
  maternal: ["maternal_grandparents 1", "maternal_grandparents 2"],
} as const;

/** Said about others, not people of their own. */
const notPeople = new Set(["firstborn_son", "deceased_is_mother", "father", "mother", "predeceased_sons_branches"]);

/** The people of a case. The id of each begins with the class it is counted in. Throws on a class nobody knows. */
export function familyOf({
  family = {},
  people,
  deceased: said,
  circumstances = {},
}: Pick<Vector, "family" | "people" | "deceased" | "circumstances">): Family {
  if (people) {
    return { deceased: { sex: said ?? "male" }, people: people.map((person) => ({ alive: true, ...person })) };
  }
  const deceased: Sex = said ?? (family.husband || family.deceased_is_mother ? "female" : "male");
  const made: Person[] = [];
  const several = (count: number, make: (index: number) => void) => {
    for (let index = 1; index <= count; index++) make(index);
  };
  for (const [name, count] of Object.entries(family)) {
    if (!Number.isInteger(count) || count < 0 || count > 1000) throw new RangeError(`${name} is no number of people`);
    const maker = makers[name];
    if (!maker && !notPeople.has(name)) throw new RangeError(`no such class of people here: ${name}`);
    if (maker) several(count, (index) => made.push({ id: `${name} ${index}`, alive: true, ...maker(index, deceased) }));
  }
  if (family.firstborn_son) {
    const [first, ...others] = made.filter(({ id }) => id.startsWith("sons "));
    if (first) Object.assign(first, { id: "firstborn_son 1", birthOrder: 1 });
    for (const [index, son] of others.entries()) Object.assign(son, { id: `other_sons ${index + 1}` });
  }
  several(family.predeceased_sons_branches ?? 0, (index) => {
    made.push({ id: `dead son ${index}`, alive: false, ...ofDeceased("male", deceased) });
    made.push({ id: `predeceased_sons_branches ${index}`, sex: "female", alive: true, father: `dead son ${index}` });
  });
  const above = abovePart(circumstances, family.full_uncles !== undefined);
  made.push(...above.people);
  made.push({ id: parents.father, sex: "male", alive: family.father === 1, relation: "father", ...above.father });
  made.push({ id: parents.mother, sex: "female", alive: family.mother === 1, relation: "mother", ...above.mother });
  return { deceased: { sex: deceased }, people: made };
}

type Parents = Pick<Person, "father" | "mother">;

/** Grandparents, or an uncle below dead ones, where a case speaks of them. */
function abovePart(
  { grandparents: counted, grandparentsOrTheirChildren, otherKindred }: VectorCircumstances,
  hasUncles: boolean,
): { people: Person[]; father?: Parents; mother?: Parents } {
  const uncle = grandparentsOrTheirChildren ? "grandparents_line 1" : otherKindred ? "other_kindred 1" : null;
  if (!counted && !uncle && !hasUncles) return { people: [] };
  const people = (["paternal", "maternal"] as const).flatMap((side) =>
    grandparents[side].map(
      (id, index): Person => ({ id, sex: index ? "female" : "male", alive: index < (counted?.[side] ?? 0) }),
    ),
  );
  const parentsAt = (side: "paternal" | "maternal"): Parents => ({
    father: grandparents[side][0],
    mother: grandparents[side][1],
  });
  if (uncle) people.push({ id: uncle, sex: "male", alive: true, ...parentsAt("paternal") });
  return { people, father: parentsAt("paternal"), mother: parentsAt("maternal") };
}

/** The class that a counted person belongs to. */
export const classOf = (id: string): string => id.split(" ")[0]!;
