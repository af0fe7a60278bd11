import type { Grade } from "../succession/rule.ts";

/** A fact of law as it may be shown: never without its source. A field that is absent is "not reviewed yet". */
export interface Attested<Value> {
  value: Value;
  /** Statute and article, as it is cited to readers. */
  source: string;
  grade: Grade;
  /** Month of the last review, as in 2026-06. */
  reviewed: string;
}

/** How a will can be made. */
export const willForms = [
  /** Wholly in the testator's own hand. */
  "holograph",
  /** In the testator's hand and given to a notary or archive, without which it does not count. */
  "holograph-deposited",
  /** Written by anybody, signed before witnesses. */
  "witnessed",
  /** Read to witnesses, without an official. */
  "private",
  /** Printed, signed on every page before witnesses. */
  "printed",
  /** Written down by somebody else before witnesses. */
  "dictated",
  /** Drawn up by a notary or another official. */
  "notarial",
  /** A paper whose signature an official has certified. */
  "certified-signature",
  /** Handed over closed. */
  "closed",
  "audio-video",
  "electronic",
  /** The Washington Convention's form. */
  "international",
  "registered",
  /** In danger of death only. */
  "oral-emergency",
  /** No form is asked for; even the spoken word counts. */
  "any",
] as const;
export type WillForm = (typeof willForms)[number];

export interface FormRules {
  form: WillForm;
  /** How many witnesses the form needs; absent where that is not known. */
  witnesses?: number;
  /** All present at the same moment. */
  witnessesTogether?: boolean;
  witnessMinAge?: number;
  /** What the paper must bear. */
  needs?: readonly ("handwritten" | "dated" | "place" | "signed" | "every-page-signed" | "sealed" | "address")[];
  /** Own age for this form, where it differs. */
  minAge?: number;
  /** Within so many days it must be brought to a court or office. */
  withinDays?: number;
  /** Only where life is in danger or no official can be reached. */
  emergencyOnly?: true;
}

/** What becomes of a gift to a witness. */
export const witnessEffects = [
  "gift-void",
  /** Void unless two other witnesses remain, a court is satisfied, or the others consent. */
  "gift-void-unless-cleared",
  "clause-void",
  "will-void",
  "witness-not-counted",
  "none",
] as const;
export type WitnessEffect = (typeof witnessEffects)[number];

export const witnessBars = [
  "beneficiary",
  "spouse-of-beneficiary",
  "kin-of-beneficiary",
  "heir",
  "kin-of-testator",
  "minor",
  "incapable",
  "official-or-staff",
  "executor",
] as const;
export type WitnessBar = (typeof witnessBars)[number];

export interface WitnessRules {
  effect: WitnessEffect;
  /** Who may not be a witness, or loses by being one. */
  bars: readonly WitnessBar[];
}

export type MarriageEffect = "none" | "revokes" | "revokes-with-exceptions";
export type DivorceEffect = "none" | "gift-void" | "treated-as-dead" | "lapses-for-three-months" | "excluded";

/** What a country, or a part or community of it, asks of a will. */
export interface Sheet {
  /** The beginning of the regulation codes that it holds for: "eg", "gb-common-english", "id-islamic". */
  code: string;
  minAge?: Attested<{ years: number; withLeaveFrom?: number }>;
  forms: readonly Attested<FormRules>[];
  witnesses?: Attested<WitnessRules>;
  /** Where a will is made, kept or proved. */
  authority?: Attested<{ name: string; role: "notary" | "court" | "registry" | "none" }>;
  register?: Attested<"central" | "voluntary" | "regional" | "partial" | "none">;
  language?: Attested<{ official: readonly string[]; needed: "official-deeds" | "any" | "known-to-testator" }>;
  marriage?: Attested<MarriageEffect>;
  divorce?: Attested<DivorceEffect>;
  hague1961?: Attested<boolean>;
  eu650?: Attested<boolean>;
  /** Which law governs with ties abroad. */
  conflict?: Attested<"nationality" | "habitual-residence" | "domicile" | "domicile-and-land" | "by-choice">;
}
