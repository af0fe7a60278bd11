import type { NoEngineReason } from "../catalogue/profile.ts";
import type { FormNeed, WillForm, WitnessBar } from "../formalities/sheet.ts";
import type { NeedsFact } from "../succession/result.ts";
import type { FindingCode } from "./findings.ts";
import type { MendCode } from "./mends.ts";
import type { Severity } from "./severity.ts";

/**
 * Sentences with places in braces: {person}, {people}, {limit} ... as `tell.ts` fills them. What stands in square
 * brackets is left out where one of its places has nothing to show.
 */
export type Template = string;

/** The findings after which "keep it as it is" is a way on, so that its consequence must be told. */
export const keptFindings = [
  "third.exceeded",
  "heir.gift-needs-consent",
  "shares.not-as-law",
  "adopted.obligatory",
  "reserve.cut",
  "reserve.use-cut",
  "reserve.elective",
  "reserve.dependants",
  "reserve.necessary",
  "reserve.legal-rights",
  "halacha.will-alone",
  "halacha.firstborn-cut",
  "religion.bars-heir",
  "executor.missing",
  "minor.no-guardian",
  "marriage.spouse-first",
  "divorce.ends-gift",
  "divorce.lapses",
  "witness.unwise",
] as const satisfies readonly FindingCode[];
export type KeptFinding = (typeof keptFindings)[number];

export interface CheckSentences {
  language: string;
  /** Over the three groups, in this order. */
  headings: Readonly<Record<Severity, string>>;
  findings: Readonly<Record<FindingCode, readonly [title: Template, text: Template]>>;
  mends: Readonly<Record<Exclude<MendCode, "keep">, readonly [title: Template, result: Template]>>;
  keep: string;
  keeps: Readonly<Record<KeptFinding, Template>>;
  words: {
    /** Where it is not known who they are. */
    heirs: string;
    when: Readonly<Record<"after-death" | "any-time", string>>;
    forms: Readonly<Record<WillForm, string>>;
    needs: Readonly<Record<FormNeed, string>>;
    /** Of a witness; {other} is the person because of whom. */
    bars: Readonly<Record<WitnessBar, Template>>;
    facts: Readonly<Record<NeedsFact["needs"], string>>;
    reasons: Readonly<Record<NoEngineReason, string>>;
  };
}
