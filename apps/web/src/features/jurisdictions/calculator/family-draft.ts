import type { Family, Person, PersonId, Sex } from "@heirlock/law/succession/family";
import type { Circumstances } from "@heirlock/law/succession/result";

/** The family as it is tapped in. It lives in the page and in the fragment of its address, nowhere else. */
export interface FamilyDraft {
  /** Regulation code of the law that is asked; empty until one is chosen. */
  code: string;
  deceasedSex: Sex;
  people: readonly DraftPerson[];
  /** What would be divided, in the smallest unit of the currency; only to show amounts. */
  estate: { amount: bigint; currency: string } | null;
  /** Facts that some laws ask for. */
  facts: Omit<Circumstances, "dateOfDeath" | "net"> & {
    /** Asked for an unmarried partner, and there was none; one who was there is among the people. */
    noPartner?: true;
  };
  /** The day of death, where a law has figures for some days only; without it the division is as of today. */
  dateOfDeath?: string;
  /** The reader's own family: texts say "you". */
  isOwn?: true;
}

export interface DraftPerson extends Person {
  /** What the family calls them; without one they are "Son 2". */
  name: string | null;
}

export const emptyDraft: FamilyDraft = { code: "", deceasedSex: "male", people: [], estate: null, facts: {} };

export function familyOf({ deceasedSex, people }: FamilyDraft): Family {
  return { deceased: { sex: deceasedSex }, people: people.map(({ name: _name, ...person }) => person) };
}

export type { PersonId };
