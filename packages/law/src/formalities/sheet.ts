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
  /** In writing and signed, by whomever it was written; no witness is needed for it to count. */
  "signed",
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
  /** Given to a notary for keeping, without being his deed. */
  "deposited",
  /** For small things only: clothes, jewellery, books, a funeral. */
  "codicil",
  "audio-video",
  "electronic",
  /** The Washington Convention's form. */
  "international",
  "registered",
  /** In danger of death only. */
  "oral-emergency",
  /** In an emergency, before the official or the witnesses whom the law names for it. */
  "emergency",
  /** In hospital, at sea or in the army, certified by whoever is in charge there. */
  "equated",
  /** At the bank, for the money kept there. */
  "bank",
  /** No form is asked for; even the spoken word counts. */
  "any",
] as const;
export type WillForm = (typeof willForms)[number];

/** Forms of which it is worth saying that they do not count. */
export type ExcludedForm = Extract<WillForm, "holograph" | "notarial" | "electronic">;

export const formNeeds = [
  "handwritten",
  "dated",
  /** Day, month and year: less is not enough. */
  "full-date",
  "place",
  "signed",
  "every-page-signed",
  "sealed",
  "address",
  "duplicate",
] as const;
export type FormNeed = (typeof formNeeds)[number];

export interface FormRules {
  form: WillForm;
  /** How many witnesses the form needs; absent where that is not known. */
  witnesses?: number;
  /** All present at the same moment. */
  witnessesTogether?: boolean;
  witnessMinAge?: number;
  /** How many witnesses it needs only where the testator cannot sign or read, or somebody asks; 0: so many as asked. */
  witnessesOnRequest?: number;
  /** Witnesses without whom it counts, but must be proved in another way. */
  witnessesForProof?: number;
  /** What stands in for the witnesses: a notary before whom it is signed, or a second notary. */
  insteadOfWitnesses?: "notary" | "second-notary";
  /** With the mayor, so many witnesses are enough. */
  witnessesWithMayor?: number;
  /** So many must be able to prove a will that was only spoken. */
  witnessesIfSpoken?: number;
  /** The witnesses sign too, the paper or each of its pages. */
  witnessesSign?: "paper" | "every-page";
  /** The official before whom it is signed is one of the witnesses. */
  officialCounts?: true;
  /** Witnesses may be there by video; "licensed": if one of them is licensed to practise law. */
  remoteWitnesses?: "allowed" | "licensed";
  /** What the paper must bear. */
  needs?: readonly FormNeed[];
  /** Own age for this form, where it differs. */
  minAge?: number;
  /** Within so many days it must be brought to a court or office. */
  withinDays?: number;
  /** Within so many months of the death it must be brought to a notary. */
  withinMonths?: number;
  /** So long it counts: after it was made, or after the danger is over. */
  lapses?: { months: number; after: "making" | "danger" };
  /** A court must confirm it. */
  courtConfirms?: true;
  /** Within so many years of the death it must be brought to a notary. */
  withinYears?: number;
  /** Only where life is in danger or no official can be reached. */
  emergencyOnly?: true;
  /** Not all of a holograph, but its material parts must be in the testator's hand. */
  materialParts?: true;
  /** The list of things may be typed, if every page of it is signed. */
  typedList?: true;
  /** Only for soldiers and sailors. */
  militaryOnly?: true;
  /** Not in every part of the country. */
  varies?: true;
}

/** What becomes of a gift to a witness. */
export const witnessEffects = [
  "gift-void",
  /** Void unless two other witnesses remain, a court is satisfied, or the others consent. */
  "gift-void-unless-cleared",
  "clause-void",
  "will-void",
  /** A court may declare the will invalid. */
  "will-voidable",
  "witness-not-counted",
  /** They may not be witnesses; what follows if they are is not reviewed. */
  "barred",
  "none",
] as const;
export type WitnessEffect = (typeof witnessEffects)[number];

export const witnessBars = [
  "beneficiary",
  "spouse-of-beneficiary",
  /** Whoever has an interest of their own in an heir or in somebody who receives something. */
  "interested",
  "kin-of-beneficiary",
  "heir",
  "kin-of-testator",
  "minor",
  "incapable",
  "illiterate",
  "language-not-understood",
  "official-or-staff",
  "kin-of-official",
  "each-others-spouse",
  "writer",
  "executor",
] as const;
export type WitnessBar = (typeof witnessBars)[number];

export const witnessExceptions = ["two-others", "court-satisfied", "intestate-share", "consent", "small-gift"] as const;
export type WitnessException = (typeof witnessExceptions)[number];

export interface WitnessRules {
  effect: WitnessEffect;
  /** Who may not be a witness, or loses by being one. */
  bars: readonly WitnessBar[];
  /** When the gift stands all the same. */
  unless?: readonly WitnessException[];
  /** Only for these forms; absent: for every form with witnesses. */
  forms?: readonly WillForm[];
  /** Parts of the country have other rules. */
  varies?: true;
}

export type MarriageEffect =
  | "none"
  | "revokes"
  | "revokes-with-exceptions"
  /** A husband or wife who came later takes the legal share first. */
  | "spouse-first-takes-share";
export type DivorceEffect =
  | "none"
  | "gift-void"
  | "treated-as-dead"
  | "lapses-for-three-months"
  | "excluded"
  /** Only a will that both made together ends. */
  | "ends-joint-will";
export type LaterChildEffect =
  | "revokes"
  | "revokes-if-unknown"
  /** Only of a will whose testator had, or knew of, no child. */
  | "revokes-if-childless"
  /** Only of a will made before the marriage or before the first child. */
  | "revokes-before-first";

export type RegistrationRule =
  | "optional"
  | "needed"
  | "needed-for-land"
  | "for-enforcement"
  /** Enforced without a judgment; otherwise a judgment within two years of the death. */
  | "or-judgment-within-two-years";

/** Which law governs with ties abroad. */
export type ConflictRule =
  | "nationality"
  | "habitual-residence"
  | "domicile"
  | "domicile-and-land"
  | "by-choice"
  | "nationality-and-land"
  | "residence-and-land"
  /** Of the domicile, or of a nationality that was chosen. */
  | "domicile-or-choice"
  /** The law of the person's religion or nationality. */
  | "personal-law";

export type ProtectedHeir =
  | "children"
  | "spouse"
  | "parents"
  | "minors-and-dependants"
  | "unable-to-work"
  | "young-or-incapable-children";

export interface LanguageRules {
  /** BCP 47. */
  official: readonly string[];
  needed: "official-deeds" | "any" | "known-to-testator" | "known-to-notary" | "only";
  /** How somebody who does not speak it is helped. */
  help?: "interpreter" | "interpreter-at-notary" | "both-languages";
  /** A will in one's own hand may be in any language, or in any that the testator understands; else it may be void. */
  ownHand?: "any" | "understood" | "understood-or-void";
  /** A will without an official may be in any language that the witnesses know. */
  privateAny?: true;
}

/** What a country, or a part or community of it, asks of a will. */
export interface Sheet {
  /** The beginning of the regulation codes that it holds for: "eg", "gb-common-english", "id-islamic". */
  code: string;
  minAge?: Attested<{
    years: number;
    withLeaveFrom?: number;
    orMarried?: true;
    selfSupportingFrom?: number;
    /** Younger than an adult: only half of what an adult may give. */
    halfUntil?: number;
    inPractice?: true;
  }>;
  /** Beside or instead of an age in years. */
  capacity?: Attested<readonly ("adult" | "sound-mind" | "discernment" | "never-muslim" | "non-muslim")[]>;
  forms: readonly Attested<FormRules>[];
  /** Forms that are known not to count. */
  excludedForms?: readonly Attested<ExcludedForm>[];
  /** A will with a defect of form may be saved by a court. */
  courtMayExcuse?: Attested<true>;
  /** Witnesses are heard when somebody denies a will of which no form is asked. */
  witnessesOnDenial?: Attested<number>;
  /** One paper for two people. */
  jointWills?: Attested<"void" | "void-but-in-some-regions" | "spouses">;
  witnesses?: Attested<WitnessRules>;
  /** Where a will is made, kept or proved. The name is the English one; other languages have it in their texts. */
  authority?: Attested<{ name: string; role: "notary" | "court" | "registry" | "none" }>;
  /** Without which it has less effect, or none. */
  registration?: Attested<RegistrationRule>;
  /** Where the paper may be left in life. */
  deposit?: Attested<{ name: string }>;
  register?: Attested<"central" | "voluntary" | "regional" | "partial" | "own" | "none">;
  /** What the registers are called. */
  registerNames?: Attested<readonly string[]>;
  /** The Basel Convention of 1972 and the network of European registers. */
  registerNetwork?: Attested<true>;
  language?: Attested<LanguageRules>;
  marriage?: Attested<MarriageEffect>;
  divorce?: Attested<DivorceEffect>;
  laterChild?: Attested<LaterChildEffect>;
  executor?: Attested<"may-be-named" | "may-witness">;
  hague1961?: Attested<boolean>;
  eu650?: Attested<boolean>;
  /** The Washington Convention of 1973: the international will. */
  international?: Attested<"party" | "most-parts" | "adopting-parts">;
  /** How a will from abroad is judged, beside the conventions. */
  foreignWills?: Attested<"nationality-or-place" | "place" | "own-rule">;
  /** Nationals abroad need an official deed. */
  abroad?: Attested<"official-deed">;
  conflict?: Attested<ConflictRule>;
  /** With better words than the profile has: how far a will reaches. */
  limit?: Attested<"third" | "everything">;
  /** What the profile says, with its statute. */
  giftToHeir?: Attested<"consent" | "void" | "free">;
  /** For whom a part is kept, or who may claim one. */
  protects?: Attested<readonly ProtectedHeir[]>;
  /** Of what a couple has in common each owns a half already: a will reaches no more than one's own. */
  coupleProperty?: Attested<"own-half">;
  /** Children of a child who died first. */
  grandchildren?: Attested<"obligatory-bequest" | "represent">;
  /** What ends the will beside marriage and divorce. */
  lapses?: Attested<"becoming-muslim">;
  /** Other communities of the country have rules of their own. */
  communities?: Attested<true>;
  probate?: Attested<"not-mandatory">;
  /** States or provinces have rules of their own. */
  partsVary?: Attested<true>;
}
