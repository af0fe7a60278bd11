import type { AssetId, EntryId, MemberId } from "../identifiers.ts";
import type { Language } from "../languages.ts";

/**
 * What a will says, whole: whatever is printed is in here, so that a published version needs nothing else to be read,
 * printed or hashed again. Members and assets are linked by id, and their names stand here as they are on the paper.
 */
export interface WillContent {
  /** Of the document. */
  language: Language;
  testator: WillTestator;
  /** Everyone whom the will or the family names. */
  people: readonly WillPerson[];
  /** What some laws ask of the couple and the family besides who is in it, by the names of the law; sums as digits. */
  facts?: Readonly<Record<string, unknown>>;
  /** Two letters: the only country whose property it covers; absent: everything, wherever it is. */
  covers?: string;
  /** Two letters each: countries whose property it leaves to a separate will. Never an empty list. */
  excepts?: readonly string[];
  gifts: readonly WillGift[];
  /** Who has what remains. Empty: the law divides it. */
  residue: readonly ResidueShare[];
  /** Which earlier wills it ends. A second will for another country must not end the first. */
  revokes: "all" | "same_country" | "none";
  leftOut: readonly LeftOut[];
  guardians: readonly GuardianChoice[];
  /** At this age minors receive what they are given; null: when the law says. */
  receiveAge: number | null;
  pets: readonly Pet[];
  /** In the order in which they are asked. */
  executors: readonly Executor[];
  witnesses: readonly PersonRef[];
  funeral: { kind: FuneralKind | null; wishes: string };
  /** Vault entries that belong to the will: letters and lists. */
  letters: readonly EntryId[];
  accounts: readonly DigitalAccount[];
  /** How it will be made, by the name that the sheets of law give the form; null: not chosen yet. */
  form: string | null;
  /** Two letters: the country whose law the will chooses, where a law lets it. */
  chosenLaw: string | null;
}

/** The id of a person in `people`. */
export type PersonRef = string;

/** Whoever makes the will, as the father or mother of others. Nobody in `people` has this id. */
export const testatorRef = "testator";

/** Exact, as "1/3"; whole is "1". */
export type ShareText = string;

export interface WillTestator {
  fullName: string;
  birthDate: string | null;
  birthPlace: string;
  /** Where they live, as it is printed. */
  address: string;
  /** Two letters each. */
  residence: string | null;
  nationalities: readonly string[];
  sex: "male" | "female" | null;
}

export interface WillPerson {
  id: PersonRef;
  kind: "person" | "charity";
  /** As it is printed. */
  name: string;
  memberId: MemberId | null;
  birthDate: string | null;
  /** Only those who are part of the family have it. */
  kin: Kin | null;
}

/** By the names that `packages/law` gives the family. */
export interface Kin {
  sex: "male" | "female";
  alive: boolean;
  father: PersonRef | null;
  mother: PersonRef | null;
  relation: "father" | "mother" | "spouse" | "partner" | null;
  adopted: boolean;
  /** Widow or widower of somebody else in the family. */
  spouseOf?: PersonRef;
  /** First, second ... child of its father. */
  birthOrder?: number;
  /** What keeps them from inheriting where a law looks at it, and facts that only some laws ask for. */
  bars?: readonly string[];
  facts?: Readonly<Record<string, boolean>>;
}

export type Given =
  /** In the smallest unit of the currency, as digits. */
  | { kind: "sum"; amount: string; currency: string }
  | { kind: "asset"; asset: AssetId; title: string; part: ShareText }
  /** The use of it for life; the thing itself goes by another gift or with the rest. */
  | { kind: "use"; asset: AssetId; title: string; part: ShareText }
  /** Something that is not on the list of assets: a watch, a box of letters. */
  | { kind: "thing"; title: string }
  | { kind: "part"; part: ShareText };

export interface WillGift {
  id: string;
  to: PersonRef;
  what: Given;
  /** Who has it if the first one dies before the holder. */
  substitute: PersonRef | null;
  /** Above what the law protects: counts only if the heirs agree. */
  ifHeirsAgree: boolean;
  wishes: string;
}

export interface ResidueShare {
  to: PersonRef;
  share: ShareText;
  substitute: PersonRef | null;
}

export interface LeftOut {
  person: PersonRef;
  reason: string;
}

export interface GuardianChoice {
  of: PersonRef;
  guardian: PersonRef;
  substitute: PersonRef | null;
}

export interface Pet {
  id: string;
  name: string;
  to: PersonRef;
  wishes: string;
}

export interface Executor {
  person: PersonRef;
  /** Asked only if those before them cannot or do not want to. */
  isSubstitute: boolean;
}

export const funeralKinds = ["burial", "cremation", "body_donation", "family_decides"] as const;
export type FuneralKind = (typeof funeralKinds)[number];

/** Services with a tool of their own for this, which goes before the will. */
export const accountServices = ["google", "apple", "facebook", "other"] as const;
export type AccountService = (typeof accountServices)[number];

export interface DigitalAccount {
  id: string;
  service: AccountService;
  /** What an "other" is called. */
  name: string;
  /** Whether somebody is named in the service's own tool; null: the holder does not know. */
  isDesignated: boolean | null;
  designee: string;
  wishes: string;
}

/** Everybody who is given something, once. */
export function beneficiariesOf({ gifts, residue }: Pick<WillContent, "gifts" | "residue">): PersonRef[] {
  return [...new Set([...gifts, ...residue].map(({ to }) => to))];
}
