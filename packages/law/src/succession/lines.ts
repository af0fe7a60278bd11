import { deceasedId, type Person, type PersonId } from "./family.ts";
import type { Kin } from "./kin.ts";

/** Everybody below a person, or below the deceased, alive or dead. */
export function issueOf(kin: Kin, id: PersonId): Person[] {
  return kin.childrenOf(id).flatMap((child) => [child, ...issueOf(kin, child.id)]);
}

export const livingIssue = (kin: Kin, id: PersonId): Person[] => issueOf(kin, id).filter(({ alive }) => alive);

/** The parents of the deceased and everybody above them. */
export function ascendantsOf(kin: Kin): Person[] {
  const upFrom = (person: Person | null): Person[] => (person ? [person, ...aboveOf(person)] : []);
  const aboveOf = ({ father, mother }: Person): Person[] =>
    [father, mother].flatMap((id) => (id === undefined ? [] : upFrom(kin.person(id) ?? null)));
  return [kin.father, kin.mother].flatMap(upFrom);
}

/** Everybody who has an ancestor in common with the deceased, adoption apart. */
export function bloodOf(kin: Kin): ReadonlySet<Person> {
  const blood = new Set<Person>();
  const addBelow = (id: PersonId) => {
    for (const child of kin.childrenOf(id)) {
      if (child.adopted || blood.has(child)) continue;
      blood.add(child);
      addBelow(child.id);
    }
  };
  addBelow(deceasedId);
  for (const ascendant of ascendantsOf(kin)) {
    blood.add(ascendant);
    addBelow(ascendant.id);
  }
  return blood;
}
