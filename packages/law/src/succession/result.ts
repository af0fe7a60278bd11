import type { NotComputed, Step } from "./derivation.ts";
import type { PersonId } from "./family.ts";
import type { Kin } from "./kin.ts";
import type { Rational } from "./rational.ts";
import type { RuleCode } from "./rules.ts";

/** Who gets what, person by person. */
export interface Succession {
  /** Ownership of the net estate; the sum is exactly 1. "treasury" is what falls to the state. */
  shares: ReadonlyMap<PersonId | "treasury", Rational>;
  /** Use for life, beside ownership of others: not part of the sum. */
  usufruct?: ReadonlyMap<PersonId, Rational>;
  excluded: readonly { person: PersonId; rule: RuleCode; by: readonly PersonId[] }[];
  steps: readonly Step<PersonId>[];
  /** Rules that everybody who reads the result should know of: choices, claims, homes, chattels. */
  remarks: readonly RuleCode[];
}

/** A fact without which this law gives no answer. */
export interface NeedsFact {
  needs:
    | "estate-value"
    | "matrimonial-regime"
    | "date-of-death"
    | "spouse-in-will"
    | "common-children"
    | "spouse-children"
    | "estate-parts";
  rule: RuleCode;
}

export type Outcome = Succession | NotComputed | NeedsFact;

export function isSuccession(outcome: Outcome): outcome is Succession {
  return "shares" in outcome;
}

export interface Circumstances {
  /** ISO date; figures that change are picked by it. */
  dateOfDeath: string;
  /** Net estate in the law's own currency, in its smallest unit; only some laws need it. */
  net?: bigint;
  /** Facts of the marriage that some laws ask for. */
  regime?: "accrued-gains" | "separation" | "community";
  /** Whether all children are also the surviving spouse's. */
  allChildrenCommon?: boolean;
  /** Whether the surviving spouse has children who are not the deceased's. */
  spouseHasOtherChildren?: boolean;
  /** Scotland: what the estate is made of, in pence. */
  scottish?: { house: bigint; furniture: bigint; otherMoveable: bigint; otherHeritage?: bigint };
}

/** Divides under one law. Pure: the same family and circumstances always give the same outcome. */
export type Engine = (kin: Kin, circumstances: Circumstances) => Outcome;
