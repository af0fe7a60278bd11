import { type MemberDraft, newDraft, type TextName } from "../../member-form/member-draft.ts";

/** What a file may tell of a person. */
export const personFields = [
  "first_name",
  "last_name",
  "email",
  "phone",
  "date_of_birth",
  "address",
  "city",
  "state",
  "zip",
  "country",
  "relationship_type",
  "relationship",
  "notes",
] as const satisfies readonly (TextName | "relationship_type")[];
export type PersonField = (typeof personFields)[number];

/** One person in a file, before anybody has looked at it. Only what the file says. */
export type FoundPerson = Pick<MemberDraft, PersonField>;

export type PeopleFileProblem = "unknown" | "empty" | "tooLarge" | "tooMany";

export class PeopleFileRefused extends Error {
  readonly problem: PeopleFileProblem;
  constructor(problem: PeopleFileProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** A thousand contacts with photographs are about this size. */
export const largestPeopleFile = 20 * 1024 * 1024;
/** More cannot be looked through; a plan holds fifty. */
export const mostPeople = 500;

/** As much as the form takes; a field that is longer is left empty, but for names and notes. */
const longest: Partial<Record<PersonField, number>> = {
  email: 254,
  phone: 40,
  address: 200,
  city: 100,
  state: 100,
  zip: 20,
  relationship: 100,
};

export function toPerson(told: Partial<Record<PersonField, string>>): FoundPerson {
  const person = Object.fromEntries(
    personFields.map((field) => {
      const value = (told[field] ?? newDraft[field]).replace(/[ \t\u00a0]+/g, " ").trim();
      if (field === "notes") return [field, value.slice(0, 5000)];
      return [field, value.length > (longest[field] ?? 1000) ? "" : value];
    }),
  ) as FoundPerson;
  return { ...person, email: person.email.replace(/^mailto:/i, "") };
}

/** Whoever has no name at all is nobody to add. */
export function isSomebody({ first_name, last_name, email }: FoundPerson): boolean {
  return `${first_name}${last_name}${email}` !== "";
}

/** One name for all: the last word is the last name. The person can say otherwise. */
export function splitName(name: string): Pick<FoundPerson, "first_name" | "last_name"> {
  const words = name.trim().split(/\s+/);
  // "Haddad, Nadia"
  const [before, after] = name.split(/[,،]/).map((part) => part.trim());
  if (before && after) return { first_name: after, last_name: before };
  if (words.length < 2) return { first_name: words[0] ?? "", last_name: "" };
  return { first_name: words.slice(0, -1).join(" "), last_name: words.at(-1)! };
}
