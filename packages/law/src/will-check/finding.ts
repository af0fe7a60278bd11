import type { NoEngineReason } from "../catalogue/profile.ts";
import type { FormNeed, WillForm, WitnessBar } from "../formalities/sheet.ts";
import type { PersonId } from "../succession/family.ts";
import type { Rational } from "../succession/rational.ts";
import type { NeedsFact } from "../succession/result.ts";
import type { Grade } from "../succession/rule.ts";
import type { FindingCode } from "./findings.ts";
import type { MendCode } from "./mends.ts";
import type { WillPlan } from "./plan.ts";
import type { Severity } from "./severity.ts";

export interface Citation {
  source: string;
  grade: Grade;
  /** Month of the last review. */
  reviewed: string;
}

/** A part of the net estate, and what it is in money; null where the estate is not known. */
export interface Part {
  share: Rational;
  amount: bigint | null;
}

/** What somebody must have, has by the will, and lacks. */
export interface Protected {
  person: PersonId;
  /** What they would have without a will; null where that is not computed. */
  share: Rational | null;
  reserved: Part;
  received: Part;
  shortfall: Part;
}

/** A law that may come to apply, with what it would do to this family. */
export interface Alternative {
  country: string;
  /** Null where the country has several laws, or none in the catalogue. */
  code: string | null;
  /** Who would have what without a will; null where it is not computed. */
  shares: ReadonlyMap<PersonId | "treasury", Rational> | null;
  /** How much a will may give freely; null where it is not known. */
  free: Rational | null;
}

/** Everything that sentences and pages need; each code fills what its sentence names. */
export interface FindingData {
  person?: PersonId;
  /** Somebody else who matters: the beneficiary whose husband is a witness, the minor without guardian. */
  other?: PersonId;
  people?: readonly PersonId[];
  gift?: string;
  gifts?: readonly string[];
  asset?: string;
  limit?: Part;
  given?: Part;
  excess?: Part;
  /** A share that is spoken of, whatever it is a share of. */
  share?: Rational;
  reserved?: Part;
  protected?: readonly Protected[];
  /** Who may lift the limit, and when their word counts. */
  consent?: { people: readonly PersonId[]; when: "after-death" | "any-time" };
  needed?: number;
  have?: number;
  age?: number;
  form?: WillForm;
  forms?: readonly WillForm[];
  need?: FormNeed;
  bar?: WitnessBar;
  country?: string;
  /** The country whose law would apply otherwise. */
  otherCountry?: string;
  countries?: readonly string[];
  alternatives?: readonly Alternative[];
  reason?: NoEngineReason;
  needs?: NeedsFact["needs"];
  /** Who would have what afterwards. */
  after?: ReadonlyMap<PersonId, Part>;
}

/** One way on. `changes` is what the plan reads afterwards; absent where only the holder can do it. */
export interface Mend {
  code: MendCode;
  data: FindingData;
  changes?: Partial<WillPlan>;
}

export interface Finding {
  code: FindingCode;
  severity: Severity;
  /** Null for what is no law but plain arithmetic, or good practice. */
  citation: Citation | null;
  data: FindingData;
  mends: readonly Mend[];
}

export const applyMend = (will: WillPlan, { changes }: Mend): WillPlan => ({ ...will, ...changes });
