import type { PropertyKind } from "../couples-property.ts";
import type { Kin } from "../kin.ts";
import type { Rational } from "../rational.ts";
import type { Circumstances, NeedsFact } from "../result.ts";
import type { RuleCode } from "../rules.ts";
import type { Division } from "./collaterals.ts";
import type { Shares } from "./stirpes.ts";

/** What the surviving spouse has beside others. */
export type SpouseShare =
  /** `extra` is what the property regime of the marriage adds; it is part of the fraction. */
  | { fraction: Rational; extra?: Rational }
  /** By the number of children's branches; the last counts for more. */
  | { byBranches: readonly [Rational, ...Rational[]] }
  /** As one head among the others, not below a part; or as more than one. */
  | { heads: Rational; atLeast?: Rational }
  /** Ownership goes to the others, use to the spouse. */
  | { usufruct: Rational }
  | { all: true };

/** Children are never left with nothing. */
export type BesideChildren = Exclude<SpouseShare, { all: true }>;

/** A fact that a share hangs on. */
export type Asks = Pick<NeedsFact, "needs" | "among">;

export interface Group {
  /** Whether this is the family that the group is about. The first that fits decides. */
  when: (kin: Kin) => boolean;
  rule: RuleCode;
  divide: Division;
  remarks?: readonly RuleCode[];
}

/** Intestacy of one civil-law country (or one that divides like it): data, in the order of its code. */
export interface CivilLaw {
  /** The first day for which the sources do not confirm this text. */
  confirmedUntil?: { date: string; rule: RuleCode };
  children: {
    rule: RuleCode;
    spouse: BesideChildren | ((circumstances: Circumstances, branches: number) => BesideChildren | Asks | "open");
    /** By branches, where nothing else is said. */
    issue?: (kin: Kin, share: Rational) => Shares | null;
    /** Parents take a head beside children in some laws. */
    parentsToo?: true;
    remarks?: readonly RuleCode[] | ((circumstances: Circumstances) => readonly RuleCode[]);
  };
  /** What the couple's property is made of, where it matters: half of what is common is the survivor's own. */
  property?: readonly PropertyKind[];
  /** Without descendants, beside a spouse. What no group covers is all the spouse's. */
  besideSpouse: readonly (Group & {
    spouse: SpouseShare | ((circumstances: Circumstances, kin: Kin) => SpouseShare | Asks);
  })[];
  /** The spouse before all others. */
  spouseAlone: RuleCode;
  /** Without descendants and spouse. */
  withoutSpouse: readonly Group[];
}
