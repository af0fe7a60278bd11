import type { Attested, FormRules, Sheet } from "../formalities/sheet.ts";
import type { Grade } from "../succession/rule.ts";
import type { ChecklistItem, Origin } from "./template.ts";
import type { Texts } from "./template-texts.ts";

export function originOf({ source, grade, reviewed }: Origin): Origin {
  return { source, grade, reviewed };
}

/** A line for what a reader looks for and nobody has reviewed. It requires nothing. */
export function notReviewed(id: string, label: string, texts: Texts): ChecklistItem {
  return { id, label, required: false, hint: texts.nobodyChecked, examples: [texts.askThere], origin: null };
}

/** A will that was not registered can still be carried out, with a judgment. */
export function countsUnregistered(sheet: Sheet | null): boolean {
  return sheet?.registration?.value === "or-judgment-within-two-years";
}

/** Texts for a page that says once that all of it is to be confirmed: no line says it again. */
export function withoutMarks(texts: Texts): Texts {
  return { ...texts, confirm: "" };
}

/** Sentences as one text; where the fact is settled knowledge only, with the words that say so. */
export function graded(sentences: readonly string[], grade: Grade, texts: Texts): string {
  const said = sentences.filter((sentence) => sentence !== "").join(" ");
  if (grade !== "K" || texts.confirm === "") return said;
  const open = said.replace(/[.。]$/, "");
  return open === "" ? `${texts.confirm}.` : `${open} (${texts.confirm}).`;
}

/** Sentences one after the other; those that follow each other with the same grade share the words about it. */
export function gradedRun(said: readonly { sentence: string; grade: Grade }[], texts: Texts): string {
  const runs: { sentences: string[]; grade: Grade }[] = [];
  for (const { sentence, grade } of said) {
    const last = runs.at(-1);
    if (last?.grade === grade) last.sentences.push(sentence);
    else runs.push({ sentences: [sentence], grade });
  }
  return runs.map(({ sentences, grade }) => graded(sentences, grade, texts)).join(" ");
}

/** Ways for an ordinary day: not those for emergencies, small things, bank accounts or across borders. */
export function ordinaryForms(sheet: Sheet | null): readonly Attested<FormRules>[] {
  const special = new Set(["codicil", "international", "bank"]);
  return (sheet?.forms ?? []).filter(
    ({ value }) => !value.emergencyOnly && !value.militaryOnly && !special.has(value.form),
  );
}

/** What one form asks for, in sentences; "alone": without its witnesses. */
export function formSentences(rules: FormRules, texts: Texts, alone?: "alone"): string[] {
  const { forms, form, needs, witness } = texts;
  const said = [rules.materialParts ? form.materialParts : forms[rules.form].how];
  const own = rules.form.startsWith("holograph");
  const borne = (rules.needs ?? []).filter((need) => {
    if (need === "signed") return !rules.needs!.includes("every-page-signed");
    return !(own && need === "handwritten");
  });
  if (borne.length > 0) said.push(form.needs(borne.map((need) => needs[need])));
  if (rules.typedList) said.push(form.typedList);
  if (!alone) said.push(...witnessSentences(rules, texts));
  if (rules.minAge) said.push(form.formAge(rules.minAge));
  if (rules.withinDays) said.push(form.withinDays(rules.withinDays));
  if (rules.withinMonths) said.push(form.withinMonths(rules.withinMonths));
  if (rules.withinYears) said.push(form.withinYears(rules.withinYears));
  if (rules.militaryOnly) said.push(form.militaryOnly);
  if (rules.varies) said.push(form.varies);
  if (rules.emergencyOnly) said.push(form.emergency);
  if (rules.lapses) said.push(form.lapses[rules.lapses.after](rules.lapses.months));
  if (rules.courtConfirms) said.push(form.courtConfirms);
  if (!alone && rules.witnesses === undefined && asksForWitnesses(rules)) said.push(witness.unknownHere);
  return said;
}

function witnessSentences(rules: FormRules, { witness }: Texts): string[] {
  const said: string[] = [];
  const { witnesses: count } = rules;
  if (rules.witnessesOnRequest !== undefined) said.push(witness.onRequest(rules.witnessesOnRequest));
  else if (count !== undefined) said.push(witness.count(count));
  if (count && rules.witnessesTogether) said.push(witness.together(count));
  if (rules.officialCounts) said.push(witness.officialCounts);
  if (rules.witnessesWithMayor) said.push(witness.withMayor(rules.witnessesWithMayor));
  if (rules.witnessesIfSpoken) said.push(witness.ifSpoken(rules.witnessesIfSpoken));
  if (rules.witnessesSign) said.push(witness.sign[rules.witnessesSign]);
  if (rules.insteadOfWitnesses) said.push(witness.instead[rules.insteadOfWitnesses]);
  if (rules.remoteWitnesses) said.push(witness.remote[rules.remoteWitnesses]);
  if (rules.witnessMinAge && !rules.witnessesForProof) said.push(witness.minAge(rules.witnessMinAge));
  return said;
}

/** Whether a reader would want to know of witnesses: not for a bank's paper or a codicil. */
function asksForWitnesses({ form, emergencyOnly }: FormRules): boolean {
  return !emergencyOnly && form !== "bank" && form !== "codicil";
}

// The runtime's formatters are slow, and there are few months and languages.
const months = new Map<string, string>();
const languages = new Map<string, Intl.DisplayNames>();

/** A month such as 2026-06 in words. */
export function monthInWords(month: string, language: string): string {
  const key = `${month} ${language}`;
  const known = months.get(key);
  if (known) return known;
  const [year, number] = month.split("-").map(Number) as [number, number];
  const tag = language === "ar" ? "ar-u-nu-latn" : language;
  const format = new Intl.DateTimeFormat(tag, { month: "long", year: "numeric", timeZone: "UTC" });
  const words = format.format(new Date(Date.UTC(year, number - 1, 1)));
  months.set(key, words);
  return words;
}

export function languageNames(codes: readonly string[], texts: Texts): string {
  const { language } = texts;
  const names =
    languages.get(language) ?? new Intl.DisplayNames([language, "en"], { type: "language", fallback: "code" });
  languages.set(language, names);
  return texts.list(codes.map((code) => names.of(code) ?? code));
}
