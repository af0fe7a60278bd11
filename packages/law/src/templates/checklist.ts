import type { Attested, FormRules, Sheet } from "../formalities/sheet.ts";
import type { WillLimit } from "./limit.ts";
import type { ChecklistItem } from "./template.ts";
import type { Line, Texts } from "./template-texts.ts";
import { interestedItem, witnessItems } from "./witness-lines.ts";
import { countsUnregistered, formSentences, graded, notReviewed, ordinaryForms, originOf } from "./wording.ts";

/** What to tick off, in the order in which a will is made. `computed`: the calculator knows this law. */
export function checklistOf(
  sheet: Sheet | null,
  limit: WillLimit | null,
  texts: Texts,
  computed: boolean,
): ChecklistItem[] {
  const forms = ordinaryForms(sheet);
  return [
    ageItem(sheet, texts),
    ...faithItem(sheet, texts),
    formItem(sheet, forms, texts),
    ...witnessItems(sheet, forms, texts),
    ...interestedItem(sheet, forms, texts),
    ...limitItems(limit, texts, computed),
    ...coupleItem(sheet, texts),
    ...dateItem(forms, texts),
    ...changeItems(sheet, texts),
    { id: "keep", ...line(texts.keep), required: false, examples: [texts.keep.example], origin: null, advice: true },
  ];
}

const line = ({ label, hint }: Line): Line => ({ label, hint });

/** The sentences about the age, without the age itself. */
export function ageSentences(sheet: Sheet, texts: Texts): string[] {
  const { age, forms } = texts;
  const value = sheet.minAge?.value;
  const said: string[] = [];
  if (value?.withLeaveFrom) said.push(age.leave(value.withLeaveFrom));
  if (value?.orMarried) said.push(age.married);
  if (value?.selfSupportingFrom) said.push(age.selfSupporting(value.selfSupportingFrom));
  if (value?.halfUntil) said.push(age.half(value.halfUntil));
  if (value?.inPractice) said.push(age.inPractice);
  for (const { value: rules } of sheet.forms)
    if (rules.minAge) said.push(age.forForm(forms[rules.form].name, rules.minAge));
  return said;
}

function ageItem(sheet: Sheet | null, texts: Texts): ChecklistItem {
  const { age, capacity } = texts;
  if (sheet?.minAge) {
    const { value, grade } = sheet.minAge;
    return {
      id: "age",
      label: age.label(value.years),
      required: true,
      hint: graded([age.hint, ...ageSentences(sheet, texts)], grade, texts),
      examples: [age.example(value.years)],
      origin: originOf(sheet.minAge),
    };
  }
  const own = sheet?.capacity?.value.filter((one) => !one.endsWith("muslim")) ?? [];
  if (!sheet?.capacity || own.length === 0) return notReviewed("age", age.unknown, texts);
  const [first, ...others] = own.map((one) => capacity[one]);
  const hint = graded([...others.map((one) => `${one}.`), age.hint], sheet.capacity.grade, texts);
  return { id: "age", label: first!, required: true, hint, origin: originOf(sheet.capacity) };
}

function faithItem(sheet: Sheet | null, texts: Texts): ChecklistItem[] {
  const found = sheet?.capacity;
  const faith = found?.value.filter((one) => one.endsWith("muslim")) ?? [];
  if (!found || faith.length === 0) return [];
  const [first, ...others] = faith.map((one) => texts.capacity[one]);
  const lapses = sheet?.lapses ? [texts.lapses[sheet.lapses.value]] : [];
  const hint = graded([texts.faithHint, ...others.map((one) => `${one}.`), ...lapses], found.grade, texts);
  return [{ id: "faith", label: first!, required: true, hint, origin: originOf(found) }];
}

function formItem(sheet: Sheet | null, forms: readonly Attested<FormRules>[], texts: Texts): ChecklistItem {
  const [first, ...others] = forms;
  if (!first) return notReviewed("form", texts.form.unknown, texts);
  const base = { id: "form", examples: [texts.form.example], origin: originOf(first) };
  // The hint says it of the first; only what is graded otherwise says it again.
  const details = forms.map(({ value, grade }) => {
    const said = formSentences(value, texts);
    return grade === first.grade ? said.join(" ") : graded(said, grade, texts);
  });
  const free = forms.find(({ value }) => value.form === "any");
  if (free) {
    const { label, how } = texts.forms.any;
    const more = others.length > 0 ? { details } : {};
    return { ...base, ...more, label, required: false, hint: graded([how], free.grade, texts) };
  }
  if (others.length === 0) {
    const said = [...formSentences(first.value, texts, "alone"), ...otherwise(sheet, texts)];
    const { label } = texts.forms[first.value.form];
    return { ...base, label, required: !countsUnregistered(sheet), hint: graded(said, first.grade, texts) };
  }
  const names = forms.map(({ value }) => texts.forms[value.form].name);
  const hint = graded([sentence(names, texts)], first.grade, texts);
  return { ...base, label: texts.form.choice(forms.length), required: true, hint, details };
}

function otherwise(sheet: Sheet | null, texts: Texts): string[] {
  return countsUnregistered(sheet) ? [texts.authority.registration["or-judgment-within-two-years"]] : [];
}

function sentence(names: readonly string[], texts: Texts): string {
  const text = texts.either(names);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function limitItems(limit: WillLimit | null, texts: Texts, computed: boolean): ChecklistItem[] {
  if (!limit) return [notReviewed("limit", texts.limit.unknown, texts)];
  const { kind, origin, toHeir } = limit;
  const words =
    kind === "reserve" ? texts.limit.reserve(limit.protects.map((one) => texts.protects[one])) : texts.limit[kind];
  const byCalculator = computed && kind !== "everything" ? [texts.limit.example] : [];
  const items: ChecklistItem[] = [
    {
      id: "limit",
      label: words.label,
      required: kind === "third" || kind === "reserve" || kind === "lifetime",
      hint: graded([words.hint], origin.grade, texts),
      examples: kind === "third" ? [texts.limit.thirdExample] : byCalculator,
      origin,
    },
  ];
  if (toHeir) {
    const { label, hint, example: forHeir } = texts.toHeir[toHeir.value];
    const required = toHeir.value !== "free";
    const graders = graded([hint], toHeir.origin.grade, texts);
    items.push({ id: "gift-to-heir", label, required, hint: graders, examples: [forHeir], origin: toHeir.origin });
  }
  return items;
}

function coupleItem(sheet: Sheet | null, texts: Texts): ChecklistItem[] {
  const found = sheet?.coupleProperty;
  if (!found) return [];
  const { label } = texts.couple;
  const hint = graded([texts.coupleProperty[found.value]], found.grade, texts);
  return [{ id: "couple", label, required: false, hint, origin: originOf(found) }];
}

/** Advice where no form that is written at home must be dated anyway. */
function dateItem(forms: readonly Attested<FormRules>[], texts: Texts): ChecklistItem[] {
  if (forms.some(({ value }) => value.needs?.some((need) => need === "dated" || need === "full-date"))) return [];
  const { date } = texts;
  return [{ id: "date", ...line(date), required: false, examples: [date.example], origin: null, advice: true }];
}

function changeItems(sheet: Sheet | null, texts: Texts): ChecklistItem[] {
  const items: ChecklistItem[] = [];
  const { marriage, divorce, laterChild } = texts;
  const add = (id: string, label: string, hint: string, fact: Attested<unknown>, example?: string) =>
    items.push({
      id,
      label,
      required: false,
      hint: graded([hint], fact.grade, texts),
      ...(example && { examples: [example] }),
      origin: originOf(fact),
    });
  if (sheet?.marriage && sheet.marriage.value !== "none")
    add("marriage", marriage.label, marriage.effects[sheet.marriage.value], sheet.marriage, marriage.example);
  if (sheet?.divorce)
    add("divorce", divorce.label, divorce.effects[sheet.divorce.value], sheet.divorce, divorce.example);
  if (sheet?.laterChild)
    add(
      "later-child",
      laterChild.label,
      laterChild.effects[sheet.laterChild.value],
      sheet.laterChild,
      laterChild.example,
    );
  return items;
}
