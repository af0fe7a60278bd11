import type { Family, Person, PersonId } from "../succession/family.ts";
import type { KnownPerson, WillPlan } from "./plan.ts";

/** What is known of everybody whom the plan names. */
export interface People {
  isKnown(id: PersonId): boolean;
  isAlive(id: PersonId): boolean;
  isCharity(id: PersonId): boolean;
  /** Full years on the day the check supposes; null where no day of birth is known. */
  ageOf(id: PersonId): number | null;
  bornOn(id: PersonId): string | null;
  isMinor(id: PersonId): boolean;
  spousesOf(id: PersonId): readonly PersonId[];
  /** Parents, children, brothers and sisters, as far as the family shows. */
  closeKinOf(id: PersonId): readonly PersonId[];
}

/** Of age for tasks, where no law says another age: adults only (rulebook 5.3, default of witnesses). */
export const adultAge = 18;

export function peopleOf({ people }: WillPlan, family: Family, today: string): People {
  const known = new Map<PersonId, KnownPerson>(people.map((person) => [person.id, person]));
  const relatives = new Map<PersonId, Person>(family.people.map((person) => [person.id, person]));
  const ageOf = (id: PersonId) => ageOn(known.get(id)?.birthDate, today);
  const parentsOf = (person: Person | undefined) => [person?.father, person?.mother].filter((id) => id !== undefined);
  return {
    isKnown: (id) => known.has(id) || relatives.has(id),
    isAlive: (id) => known.get(id)?.alive !== false && relatives.get(id)?.alive !== false,
    isCharity: (id) => known.get(id)?.kind === "charity",
    ageOf,
    bornOn: (id) => (isDate(known.get(id)?.birthDate) ? known.get(id)!.birthDate! : null),
    isMinor: (id) => {
      const age = ageOf(id);
      return age === null ? relatives.get(id)?.facts?.minor === true : age < adultAge;
    },
    spousesOf: (id) => [
      ...people.filter(({ spouseOf }) => spouseOf === id).map((person) => person.id),
      ...(known.get(id)?.spouseOf === undefined ? [] : [known.get(id)!.spouseOf!]),
    ],
    closeKinOf: (id) => {
      const parents = parentsOf(relatives.get(id));
      return family.people
        .filter((person) => {
          const its = parentsOf(person);
          const isParent = parents.includes(person.id);
          return person.id !== id && (isParent || its.includes(id) || its.some((parent) => parents.includes(parent)));
        })
        .map((person) => person.id);
    },
  };
}

const isDate = (text: string | undefined): boolean => text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Full years from a birth to a day; null where one of them is no date, or the birth comes later. */
export function ageOn(birthDate: string | undefined, day: string): number | null {
  if (!isDate(birthDate) || !isDate(day)) return null;
  const years = Number(day.slice(0, 4)) - Number(birthDate!.slice(0, 4));
  const age = day.slice(5) < birthDate!.slice(5) ? years - 1 : years;
  return age < 0 ? null : age;
}

/** Whether `day` is known and after `other`, which is known too. */
export const isAfter = (day: string | null | undefined, other: string | null | undefined): boolean =>
  isDate(day ?? undefined) && isDate(other ?? undefined) && day! > other!;
