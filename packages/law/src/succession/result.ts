import type { ElectionSums } from "./couples/elections.ts";
import type { Contract, WeddingDay } from "./couples/laws.ts";
import type { PropertyKind, Regime } from "./couples-property.ts";
import type { NotComputed, Step } from "./derivation.ts";
import type { PersonId } from "./family.ts";
import type { Kin } from "./kin.ts";
import type { CouplesProperty } from "./money/marital-property.ts";
import type { PartnerTie, Ties } from "./partners/laws.ts";
import type { Rational } from "./rational.ts";
import type { RuleCode } from "./rules.ts";

/** Who gets what, person by person. */
export interface Succession {
  /** Ownership of the net estate; the sum is exactly 1. "treasury" is what falls to the state. */
  shares: ReadonlyMap<PersonId | "treasury", Rational>;
  /** What is divided, and what is the survivor's own before anybody inherits, where the law tells kinds of property apart. */
  marital?: { survivorOwn: bigint; estate: bigint };
  /** The shares are of what is left after the survivor's own, and how much that is was not said: no amounts. */
  estateUnknown?: true;
  /** What the survivor may choose instead of the share, from the couple's property, in the smallest unit. */
  instead?: bigint;
  /** What courts that apply another law give. Neither result may be shown without the other. */
  beside?: Succession;
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
    | "how-many-common"
    | "spouse-children"
    | "spouse-property"
    | "second-marriage"
    | "forced-heirs"
    | "estate-parts"
    | "property-kinds"
    | "partner-ties"
    | "same-church"
    | "heirs-agree"
    | "marriage-contract"
    | "wedding-day"
    | "couple-has"
    | "election";
  rule: RuleCode;
  /** Between which answers this law tells apart, where laws differ in that. */
  among?:
    | readonly Regime[]
    | readonly PropertyKind[]
    | readonly PartnerTie[]
    | readonly Contract[]
    | readonly WeddingDay[]
    | readonly ElectionSums[];
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
  regime?: Regime;
  /** Whether all children are also the surviving spouse's. */
  allChildrenCommon?: boolean;
  /** How many of the deceased's children are, for the laws that count them. */
  commonChildren?: number;
  /** Whether the surviving spouse has children who are not the deceased's. */
  spouseHasOtherChildren?: boolean;
  /** Mexico: what the surviving spouse owns, beside a child's portion. */
  spouseProperty?: "none" | "less" | "enough";
  /** Indonesia: whether the surviving spouse is of a second marriage, with children of the first. */
  secondMarriage?: boolean;
  /** France: what the survivor chose; without a choice the quarter is shown, and the choice told. */
  choice?: "quarter" | "usufruct";
  /** Louisiana: how many children are 23 or younger, or can never care for themselves. */
  forcedHeirs?: number;
  /** What the couple's property is made of, in the smallest unit; only some laws need it. */
  property?: Partial<Readonly<Record<PropertyKind, bigint>>>;
  /** What an unmarried couple was to each other; what was not asked is absent. */
  ties?: Ties;
  /** Christians in Egypt: whether all heirs belong to the church of the deceased, and agree to its rules. */
  sameChurch?: boolean;
  heirsAgree?: boolean;
  /** What the couple agreed about its property, and whether it married before the days on which a default changed. */
  contract?: Contract;
  marriedBefore?: Partial<Readonly<Record<WeddingDay, boolean>>>;
  /** What the couple has, in the smallest unit; "unknown" shows shares without amounts. */
  coupleHas?: Required<Pick<CouplesProperty, "common" | "ownDeceased" | "ownSurvivor">> | "unknown";
  /** What each of the couple is counted with, where the survivor may choose half of the difference instead of a share. */
  election?: { deceased: bigint; survivor: bigint } | "unknown";
  /** Scotland: what the estate is made of, in pence. */
  scottish?: { house: bigint; furniture: bigint; otherMoveable: bigint; otherHeritage?: bigint };
}

/** Divides under one law. Pure: the same family and circumstances always give the same outcome. */
export type Engine = (kin: Kin, circumstances: Circumstances) => Outcome;
