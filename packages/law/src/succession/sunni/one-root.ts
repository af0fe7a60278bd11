import type { Person } from "../family.ts";
import type { HeirClass } from "../heirs.ts";

/** Distant kindred who inherit together, and what they must have in common to stem from one root (rulebook 1.12). */
const groups: readonly { classes: readonly HeirClass[]; root: (person: Person) => string }[] = [
  { classes: ["daughters_sons", "daughters_daughters"], root: ({ mother }) => `${mother}` },
  { classes: ["full_sisters_sons", "full_sisters_daughters"], root: ({ mother }) => `${mother}` },
  { classes: ["paternal_aunts"], root: ({ father, mother }) => `${father} ${mother}` },
  { classes: ["maternal_uncles", "maternal_aunts"], root: ({ father, mother }) => `${father} ${mother}` },
];

/** Whether those of the heirs who are distant kindred stem from one root each: only then is the division settled. */
export function areOfOneRoot(
  heirs: ReadonlyMap<string, unknown>,
  members: ReadonlyMap<HeirClass, readonly Person[]>,
): boolean {
  return groups.every(({ classes, root }) => {
    const people = classes.filter((heir) => heirs.has(heir)).flatMap((heir) => members.get(heir) ?? []);
    return new Set(people.map(root)).size <= 1;
  });
}
