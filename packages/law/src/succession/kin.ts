import type { Family, Person, PersonId } from "./family.ts";

/** A family with the questions that engines ask of it. Made once per division. */
export interface Kin {
  readonly family: Family;
  person(id: PersonId): Person;
  /** Children of a person, or of the deceased, alive or dead, in the order given. */
  childrenOf(id: PersonId): readonly Person[];
  /** The parents of the deceased, alive or dead. */
  father: Person | null;
  mother: Person | null;
  /** Husband or wives who are alive. */
  spouses: readonly Person[];
  /** Brothers and sisters, alive or dead, by the parents they share with the deceased. */
  siblings: { full: readonly Person[]; paternal: readonly Person[]; maternal: readonly Person[] };
  grandparents: Record<"paternalFather" | "paternalMother" | "maternalFather" | "maternalMother", Person | null>;
}
