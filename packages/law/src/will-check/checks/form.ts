import type { Attested, FormNeed, FormRules, WillForm } from "../../formalities/sheet.ts";
import { type Case, type Check, finding } from "../case.ts";
import type { Finding, Mend } from "../finding.ts";
import { citationOf, formOf, officialForms } from "../form-of.ts";
import type { Signing } from "../plan.ts";

/** Which fact of the signing answers which need. */
const answers: Readonly<Record<FormNeed, keyof Signing>> = {
  handwritten: "handwritten",
  dated: "dated",
  "full-date": "dated",
  place: "place",
  signed: "signed",
  "every-page-signed": "everyPageSigned",
  sealed: "sealed",
  address: "address",
  duplicate: "duplicate",
};

/** The chosen form, and what the paper must bear. */
export const checkForm: Check = (matter) => {
  const { sheet, will } = matter;
  if (!sheet || sheet.forms.length === 0) return [finding(matter, "form.not-reviewed", {})];
  if (will.form === null) {
    const forms = ordinary(sheet.forms).map(({ value }) => value.form);
    return [finding(matter, "form.not-chosen", { forms }, null, choices(matter))];
  }
  return [...acceptance(matter, will.form), ...paper(matter)];
};

const ordinary = (forms: readonly Attested<FormRules>[]) =>
  forms.filter(({ value }) => !value.emergencyOnly && value.form !== "codicil");

/** Every form that counts here, as one that can be chosen instead. */
function choices({ sheet, will }: Case): Mend[] {
  const forms = [...new Set(ordinary(sheet?.forms ?? []).map(({ value }) => value.form))];
  return forms
    .filter((form) => form !== will.form && form !== "any")
    .map((form) => ({ code: "choose-form", data: { form }, changes: { form } }));
}

function acceptance(matter: Case, form: WillForm): Finding[] {
  const { sheet } = matter;
  const known = formOf(matter);
  const excluded = sheet!.excludedForms?.find(({ value }) => value === form);
  const forms = ordinary(sheet!.forms);
  const accepted = forms.map(({ value }) => value.form);
  const mends = choices(matter);
  if (known && !excluded) return emergency(matter, known);
  const first = forms[0] ?? sheet!.forms[0]!;
  if (accepted.length > 0 && accepted.every((its) => officialForms.has(its)) && !officialForms.has(form)) {
    return [finding(matter, "form.official-only", { form, forms: accepted }, citationOf(first), mends)];
  }
  if (excluded) return [finding(matter, "form.excluded", { form, forms: accepted }, citationOf(excluded), mends)];
  return [finding(matter, "form.not-listed", { form, forms: accepted }, citationOf(first), mends)];
}

function emergency(matter: Case, known: Attested<FormRules>): Finding[] {
  const { form, emergencyOnly } = known.value;
  const citation = citationOf(known);
  if (emergencyOnly) return [finding(matter, "form.emergency-only", { form }, citation, choices(matter))];
  return form === "codicil" ? [finding(matter, "form.small-things", { form }, citation, choices(matter))] : [];
}

/** What the signed paper lacks. What is not said is not held against it. */
function paper(matter: Case): Finding[] {
  const { sheet, will } = matter;
  const known = formOf(matter);
  if (!known || !will.signing) return [];
  const { signing } = will;
  const court: Mend[] = sheet!.courtMayExcuse ? [{ code: "ask-court", data: {} }] : [];
  const lacking = (known.value.needs ?? []).filter((need) => signing[answers[need]] === false);
  const found = lacking.map((need) =>
    finding(matter, "form.lacks", { need, form: known.value.form }, citationOf(known), [
      { code: "sign-again", data: { need }, changes: { signing: { ...signing, [answers[need]]: true } } },
      ...court,
    ]),
  );
  if (!officialForms.has(known.value.form) || signing.official !== false) return found;
  const official = finding(matter, "form.no-official", { form: known.value.form }, citationOf(known), [
    { code: "go-to-official", data: {}, changes: { signing: { ...signing, official: true } } },
    ...court,
  ]);
  return [official, ...found];
}
