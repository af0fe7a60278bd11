import { deceasedId, type Family, type Person } from "../family.ts";

/** The families of the civil and common vectors: a spouse, children, parents, siblings, by number. */
export interface SimpleCounts {
  spouse?: number;
  wives?: number;
  husband?: number;
  children?: number;
  sons?: number;
  daughters?: number;
  father?: number;
  mother?: number;
  siblings?: number;
}

/** Makes people of the numbers; parents who are not counted are dead, siblings are full. */
export function simpleFamily(counts: SimpleCounts): Family {
  const people: Person[] = [];
  const add = (id: string, sex: Person["sex"], rest: Partial<Person>) => people.push({ id, sex, alive: true, ...rest });
  const several = (count = 0, make: (index: number) => void) => {
    for (let index = 1; index <= count; index++) make(index);
  };
  several(counts.spouse ?? counts.wives, (index) => add(`spouse ${index}`, "female", { relation: "spouse" }));
  several(counts.husband, (index) => add(`spouse ${index}`, "male", { relation: "spouse" }));
  const parent = counts.husband ? { mother: deceasedId } : { father: deceasedId };
  several(counts.children, (index) => add(`child ${index}`, index % 2 ? "female" : "male", parent));
  several(counts.sons, (index) => add(`son ${index}`, "male", parent));
  several(counts.daughters, (index) => add(`daughter ${index}`, "female", parent));
  people.push({ id: "father", sex: "male", alive: counts.father === 1, relation: "father" });
  people.push({ id: "mother", sex: "female", alive: counts.mother === 1, relation: "mother" });
  several(counts.siblings, (index) =>
    add(`sibling ${index}`, index % 2 ? "male" : "female", { father: "father", mother: "mother" }),
  );
  return { deceased: { sex: counts.husband ? "female" : "male" }, people };
}

/** The class that a person of `simpleFamily` belongs to in the vectors. */
export function vectorClass(id: string): string {
  const [word] = id.split(" ");
  return { child: "children", son: "sons", daughter: "daughters", sibling: "siblings" }[word!] ?? word!;
}
