import { deceasedId, type Person } from "../family.ts";
import { fartherMales, type HeirClass } from "../heirs.ts";
import type { Kin } from "../kin.ts";
import type { Classified } from "../kinship.ts";
import { maleDescendants } from "./exclusions.ts";

const nearMales = [
  ...maleDescendants,
  "father",
  "paternal_grandfather",
  "full_brothers",
  "paternal_brothers",
  "full_nephews",
  "paternal_nephews",
] as const satisfies HeirClass[];

/**
 * Whether the classes say everything about a family. They end with great-grandchildren, grandparents, nephews and
 * cousins; the male line goes on, and whoever is farther in it may inherit, or reduce others, where nobody nearer is.
 */
export function isSettled(kin: Kin, { classes, beyond }: Classified, heirs: ReadonlyMap<string, unknown>): boolean {
  const isAny = (...names: readonly HeirClass[]) => names.some((name) => classes.has(name));
  const ascendants = new Set(Object.values(kin.grandparents).flatMap((one) => [one?.father, one?.mother]));
  const isPassedOver = (person: Person): boolean => {
    if (ascendants.has(person.id)) {
      return person.sex === "male" ? isAny("father", "paternal_grandfather") : isAny("mother");
    }
    const root = rootInMaleLine(kin, person);
    if (root === deceasedId) return isAny(...maleDescendants);
    if (root === null || person.sex === "female") return true;
    return root === kin.father?.id ? isAny(...nearMales) : isAny(...nearMales, ...fartherMales);
  };
  return beyond.every(isPassedOver) && areOfOneRoot(heirs, classes);
}

/** The deceased, the father or the grandfather, if the person descends from them through men alone. */
function rootInMaleLine(kin: Kin, person: Person): string | null {
  const ends = [deceasedId, kin.father?.id, kin.grandparents.paternalFather?.id];
  for (let id = person.father; id !== undefined; id = kin.person(id)?.father) if (ends.includes(id)) return id;
  return null;
}

/** Distant kindred who inherit together, and what they must have in common to stem from one root (rulebook 1.12). */
const groups: readonly { classes: readonly HeirClass[]; root: (person: Person) => string }[] = [
  { classes: ["daughters_sons", "daughters_daughters"], root: ({ mother }) => `${mother}` },
  { classes: ["full_sisters_sons", "full_sisters_daughters"], root: ({ mother }) => `${mother}` },
  { classes: ["paternal_aunts"], root: ({ father, mother }) => `${father} ${mother}` },
  { classes: ["maternal_uncles", "maternal_aunts"], root: ({ father, mother }) => `${father} ${mother}` },
];

/** Whether those of the heirs who are distant kindred stem from one root each: only then is the division settled. */
function areOfOneRoot(
  heirs: ReadonlyMap<string, unknown>,
  members: ReadonlyMap<HeirClass, readonly Person[]>,
): boolean {
  return groups.every(({ classes, root }) => {
    const people = classes.filter((heir) => heirs.has(heir)).flatMap((heir) => members.get(heir) ?? []);
    return new Set(people.map(root)).size <= 1;
  });
}
