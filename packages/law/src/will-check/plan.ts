import type { WillForm } from "../formalities/sheet.ts";
import type { PersonId } from "../succession/family.ts";
import type { Rational } from "../succession/rational.ts";
import type { Circumstances } from "../succession/result.ts";

/** A will as its maker plans it. People are ids: of the family, of `people` here, or of both. Sums are in the smallest unit. */
export interface WillPlan {
  testator: Testator;
  /** What is left after funeral and debts; null where it is not known. */
  net: bigint | null;
  gifts: readonly Gift[];
  /** What was given away in life; absent where nobody has asked yet, empty where there was nothing. */
  lifetimeGifts?: readonly LifetimeGift[];
  /** Who has what remains after the gifts. Empty: the law divides it. */
  residue: readonly ResidueShare[];
  executors: readonly PersonId[];
  guardians: readonly Guardian[];
  witnesses: readonly Witness[];
  /** Null: not chosen yet. */
  form: WillForm | null;
  /** Null: not signed yet. */
  signing: Signing | null;
  /** What the plan knows of people beside the family; those outside it must be here to be known at all. */
  people: readonly KnownPerson[];
}

export interface Testator {
  /** ISO dates; the age where the day is not told. */
  birthDate?: string;
  age?: number;
  /** Two letters, in any case: where the testator lives, and which passports there are. */
  residence?: string;
  nationalities?: readonly string[];
  /** The country whose law the will declares to be chosen. */
  chosenLaw?: string;
  /** Whether the holder agreed that religion is recorded: only then are bars by religion looked at. */
  religionRecorded?: boolean;
  /** The day of the latest marriage, and of a divorce with whom. */
  marriedOn?: string;
  divorced?: { on: string; from: PersonId };
}

/** What is given: a sum, a thing or a part of it, a part of the whole estate, or the use of a thing for life. */
export type Given =
  | { kind: "sum"; amount: bigint }
  | { kind: "asset"; asset: string; value: bigint | null; part?: Rational }
  | { kind: "part"; part: Rational }
  /** `value` is what the use is worth, `assetValue` what the thing itself is worth. */
  | { kind: "use"; asset: string; value: bigint | null; assetValue?: bigint | null; part?: Rational };

export interface Gift {
  id: string;
  to: PersonId;
  what: Given;
  /** Who has it when the first is not there any more. */
  substitute?: PersonId;
  /** Counts only if the heirs agree; then it cuts nobody's right. */
  ifHeirsAgree?: boolean;
}

/** A gift that the testator has already made. */
export interface LifetimeGift {
  id: string;
  to: PersonId;
  /** As the law values it, in the smallest unit: some take the day of the gift, some that of the death. */
  value: bigint;
  /** ISO date of the gift. */
  on?: string;
}

export interface ResidueShare {
  to: PersonId;
  share: Rational;
}
export interface Guardian {
  of: PersonId;
  guardian: PersonId;
}

export interface Witness {
  person: PersonId;
  /** What descent and marriage in the plan do not show. */
  kinOf?: readonly PersonId[];
  incapable?: boolean;
  officialOrStaff?: boolean;
}

/** How the paper was signed. What is absent is not known. */
export interface Signing {
  /** ISO date of the will. */
  on?: string;
  handwritten?: boolean;
  dated?: boolean;
  signed?: boolean;
  everyPageSigned?: boolean;
  place?: boolean;
  sealed?: boolean;
  address?: boolean;
  duplicate?: boolean;
  /** Before the notary or officer whom the form needs. */
  official?: boolean;
}

export interface KnownPerson {
  id: PersonId;
  /** A charity neither dies nor is a witness. */
  kind?: "person" | "charity";
  alive?: boolean;
  birthDate?: string;
  /** Husband or wife of. */
  spouseOf?: PersonId;
}

/** As if the testator died on `dateOfDeath`; facts that only the check of a will needs. */
export interface WillCircumstances extends Circumstances {
  /** Full years of the marriage, for elective shares that grow. */
  yearsMarried?: number;
}
