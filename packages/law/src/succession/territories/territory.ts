import type { PropertyKind } from "../couples-property.ts";
import type { RuleRow } from "../rule.ts";

/** "1/2". */
export type Part = `${number}/${number}`;

/** A sum of a statute in whole units of its money, from a day on; without days it is taken as of its review. */
export interface DatedSum {
  from: string;
  /** The last day; open where the sum still stands. */
  until?: string;
  amount: number;
}
export type Sum = number | readonly DatedSum[];

/** What the surviving spouse has. */
export type Has =
  | "all"
  | "nothing"
  | Part
  /** A sum first, then a part of what is left; all where the estate is not larger. */
  | { sum: Sum; rest: Part }
  /** A sum or a part, whichever is more. */
  | { greaterOf: readonly [Sum, Part] }
  /** A part of the estate first, not below and not above a sum, then a part of what is left. */
  | { first: Part; atLeast: number; atMost: number; rest: Part }
  /** As much as a child, not below a part. */
  | { asChild: true; atLeast?: Part }
  /** Use for life; the others own. */
  | { use: Part }
  /** The sources do not say. */
  | "open";

export type Line = "issue" | "parents" | "siblings";

/** The first line of the table that fits the family decides; where none does, the spouse has all. */
export interface SpouseCase {
  /** Only of this kind of property. */
  of?: PropertyKind;
  /** Beside these lines, all of which are there. */
  beside?: Line | readonly Line[];
  /** Beside at most so many children, those who died and left issue among them. */
  children?: number;
  /** Whose the children are. */
  common?: "all" | "not-all" | "none";
  /** The survivor has children who are not the deceased's. */
  spouseHasOthers?: true;
  has: Has;
}

/** How the place of somebody who died before is filled. */
export type Representation =
  /** By branches from the children (or the brothers and sisters) on. */
  | "strict"
  /** By branches from the nearest generation in which somebody lives. */
  | "nearest"
  /** What the living of a generation leave is put together for the next. */
  | "pooled"
  /** Equally where all stand in one degree; else by branches, if somebody of the first generation lives. */
  | "equal-degree"
  /** Equally where all stand in one degree; else by branches. */
  | "equal-or-strict"
  /** Equally where all stand in one degree; what else the sources do not say. */
  | "one-degree"
  /** By branches where strict and nearest agree; which of them it is the sources do not say. */
  | "agreed"
  /** Children of the dead by branches, nobody below them; equally where no brother or sister lives. */
  | "children-only";

/** Intestacy of one state, province or community, where it is data: one file each. */
export interface Territory {
  /** As worked cases name it: us-ca. */
  code: string;
  /** Regulation codes of the catalogue. */
  regulations: readonly string[];
  currency: string;
  source: RuleRow;
  /** What everybody who reads a result should know, by the kind of remark. */
  remarks?: Partial<Readonly<Record<RemarkKind, RuleRow>>>;
  /** Kinds of property that are divided by rules of their own beside a spouse. */
  property?: readonly PropertyKind[];
  spouse: readonly SpouseCase[];
  /** Of issue; of brothers and sisters too unless `siblings` says otherwise. */
  representation: Representation;
  siblings?: Representation;
  halfBlood: HalfBlood;
  /** Parents and siblings without issue; parents first, then brothers and sisters, where nothing is said. */
  order?: KinOrder;
  /** Parents have this part beside issue, with a spouse and without. */
  parentsBesideIssue?: { withSpouse: Part; without: Part };
  /** Families that the sources do not settle: with parents, or without a spouse, or with nobody but a spouse. */
  open?: readonly OpenFamily[];
  will: "claims" | "reserve" | "third";
}

export type HalfBlood =
  | "equal"
  /** Half of what one of the whole blood has. */
  | "half"
  /** Half to the father's side, half to the mother's; the whole blood stands in both. */
  | "lines"
  /** Not said, where whole and half blood meet. */
  | "open";

export type KinOrder =
  | "parents-first"
  /** Both parents all; one parent and siblings half each. */
  | "one-parent-with-siblings"
  /** Parents and siblings in equal parts, a sole parent a double one. */
  | "together"
  /** Siblings own, parents have the use. */
  | "siblings-own";

export type OpenFamily = "parents" | "parents-without-issue" | "no-spouse" | "spouse-alone" | "no-issue";

/** What a territory may have to be told beside the shares. */
export const remarkKinds = [
  /** Household goods go to the spouse besides. */
  "chattels",
  /** The home passes, or may be lived in, by rules of its own. */
  "home",
  /** Family who are left with little may ask a court. */
  "claims",
  /** The spouse may choose an equal division of the couple's property instead. */
  "equalisation",
  /** A poor spouse may claim a part. */
  "marital-portion",
  /** Courts apply this law or another one, and both results must be looked at. */
  "two-laws",
] as const;
export type RemarkKind = (typeof remarkKinds)[number];

/** Remarks that only a surviving spouse makes sense of. */
export const remarksOfSpouse: ReadonlySet<RemarkKind> = new Set([
  "chattels",
  "home",
  "equalisation",
  "marital-portion",
] as const);
