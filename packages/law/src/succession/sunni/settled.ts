import { deceasedId, type Person } from "../family.ts";
import type { HeirClass } from "../heirs.ts";
import { fartherMales } from "../heirs.ts";
import type { Kin } from "../kin.ts";
import type { Classified } from "../kinship.ts";
import { maleDescendants } from "./exclusions.ts";
import { areOfOneRoot } from "./one-root.ts";

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
