import type { Attested, FormRules, Sheet } from "../formalities/sheet.ts";
import type { WillLimit } from "./limit.ts";
import type { ChecklistItem } from "./template.ts";
import type { Line, Texts } from "./texts.ts";
import { formSentences, graded, ordinaryForms, originOf } from "./wording.ts";

/** What to tick off, in the order in which a will is made. */
export function checklistOf(sheet: Sheet | null, limit: WillLimit | null, texts: Texts): ChecklistItem[] {
  const forms = ordinaryForms(sheet);
  return [
    ageItem(sheet, texts),
    ...faithItem(sheet, texts),
    formItem(forms, texts),
    ...witnessItems(sheet, forms, texts),
    ...interestedItem(sheet, forms, texts),
    ...limitItems(limit, texts),
    ...dateItem(forms, texts),
    ...changeItems(sheet, texts),
    { id: "keep", ...line(texts.keep), required: false, examples: [texts.keep.example], origin: null, advice: true },
  ];
}

const line = ({ label, hint }: Line): Line => ({ label, hint });

function unknown(id: string, label: string, texts: Texts): ChecklistItem {
  return { id, label, required: false, hint: texts.nobodyChecked, examples: [texts.askThere], origin: null };
}

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
  if (!sheet?.capacity || own.length === 0) return unknown("age", age.unknown, texts);
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

function formItem(forms: readonly Attested<FormRules>[], texts: Texts): ChecklistItem {
  const [first, ...others] = forms;
  if (!first) return unknown("form", texts.form.unknown, texts);
  const origin = originOf(first);
  const base = { id: "form", required: true, examples: [texts.form.example], origin };
  if (others.length === 0) {
    const hint = graded(formSentences(first.value, texts, "alone"), first.grade, texts);
    return { ...base, label: texts.forms[first.value.form].label, hint };
  }
  // The hint says it of the first; only what is graded otherwise says it again.
  const details = forms.map(({ value, grade }) => {
    const said = formSentences(value, texts);
    return grade === first.grade ? said.join(" ") : graded(said, grade, texts);
  });
  const names = forms.map(({ value }) => texts.forms[value.form].name);
  return {
    ...base,
    details,
    label: texts.form.choice(forms.length),
    hint: graded([sentence(names, texts)], first.grade, texts),
  };
}

function sentence(names: readonly string[], texts: Texts): string {
  const text = texts.either(names);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function witnessItems(sheet: Sheet | null, forms: readonly Attested<FormRules>[], texts: Texts): ChecklistItem[] {
  const { witness } = texts;
  const extra = [...proofItem(forms, texts), ...denialItem(sheet, texts)];
  const known = forms.filter(({ value }) => value.witnesses !== undefined);
  const [first] = known;
  if (!first) return extra.length > 0 ? extra : [unknown("witnesses", witness.unknown, texts)];
  const counts = new Set(known.map(({ value }) => value.witnesses!));
  const origin = originOf(first);
  if (counts.size === 1 && known.length === forms.length) {
    const { value, grade } = first;
    const count = value.witnesses!;
    if (count === 0) {
      if (extra.length > 0) return extra;
      const onRequest = forms.flatMap(({ value: { witnessesOnRequest: asked } }) =>
        asked === undefined ? [] : [witness.onRequest(asked)],
      );
      const hint = graded([witness.noneHint, ...onRequest], grade, texts);
      return [{ id: "witnesses", label: witness.none, required: false, hint, origin }];
    }
    return [
      {
        id: "witnesses",
        label: witness.label(count, value.witnessesTogether ?? false),
        required: true,
        hint: graded(countHint(value, texts), grade, texts),
        examples: [witness.example],
        origin,
      },
      ...extra,
    ];
  }
  const withSome = known.filter(({ value }) => value.witnesses! > 0);
  if (withSome.length === 0) return extra.length > 0 ? extra : [unknown("witnesses", witness.unknown, texts)];
  const details = forms.map(({ value }) => {
    const { name } = texts.forms[value.form];
    return value.witnesses === undefined ? witness.unknownFor(name) : witness.forForm(name, value.witnesses);
  });
  const said = withSome.map(({ value }) => witness.forForm(texts.forms[value.form].name, value.witnesses!));
  const some = withSome[0]!;
  return [
    {
      id: "witnesses",
      label: withSome.length === forms.length ? witness.each : witness.some,
      required: withSome.length === forms.length,
      hint: graded(said, some.grade, texts),
      details,
      examples: [witness.example],
      origin: originOf(some),
    },
    ...extra,
  ];
}

function countHint(rules: FormRules, { witness }: Texts): string[] {
  return [
    rules.witnessesTogether ? witness.together(rules.witnesses!) : witness.hint,
    rules.witnessMinAge ? witness.minAge(rules.witnessMinAge) : "",
    rules.officialCounts ? witness.officialCounts : "",
    rules.insteadOfWitnesses ? witness.instead[rules.insteadOfWitnesses] : "",
    rules.remoteWitnesses ? witness.remote[rules.remoteWitnesses] : "",
  ];
}

function proofItem(forms: readonly Attested<FormRules>[], texts: Texts): ChecklistItem[] {
  const found = forms.find(({ value }) => value.witnessesForProof);
  if (!found) return [];
  const { witnessesForProof, witnessMinAge } = found.value;
  const { label, hint } = texts.witness.forProof(witnessesForProof!);
  const age = witnessMinAge ? texts.witness.minAge(witnessMinAge) : "";
  return [
    { id: "witnesses", label, required: false, hint: graded([hint, age], found.grade, texts), origin: originOf(found) },
  ];
}

function denialItem(sheet: Sheet | null, texts: Texts): ChecklistItem[] {
  const found = sheet?.witnessesOnDenial;
  if (!found) return [];
  const { label, hint } = texts.witness.onDenial(found.value);
  return [
    { id: "witnesses", label, required: false, hint: graded([hint], found.grade, texts), origin: originOf(found) },
  ];
}

/** What follows if a witness gains, and who should be none. */
export function interestedSentences({ value }: NonNullable<Sheet["witnesses"]>, texts: Texts): string[] {
  const { interested, exceptions, bars, forms } = texts;
  const said = [interested.effects[value.effect]];
  if (value.unless) said.push(interested.unless(value.unless.map((one) => exceptions[one])));
  if (value.forms) said.push(interested.onlyForms(value.forms.map((one) => forms[one].name)));
  if (value.varies) said.push(interested.varies);
  if (value.bars.length > 0) said.push(interested.bars(value.bars.map((one) => bars[one])));
  return said;
}

const losesTheWill = new Set(["will-void", "will-voidable", "witness-not-counted", "barred"]);

function interestedItem(sheet: Sheet | null, forms: readonly Attested<FormRules>[], texts: Texts): ChecklistItem[] {
  const { interested } = texts;
  const base = { id: "interested-witness", label: interested.label, examples: [interested.example] };
  const found = sheet?.witnesses;
  if (found) {
    const [effect, ...more] = interestedSentences(found, texts);
    const hint = graded([effect!], found.grade, texts);
    const required = losesTheWill.has(found.value.effect) && !found.value.forms;
    return [{ ...base, required, hint, details: more, origin: originOf(found) }];
  }
  const none = forms.length > 0 && forms.every(({ value }) => value.witnesses === 0);
  return none ? [] : [{ ...base, required: false, hint: interested.unknown, origin: null }];
}

function limitItems(limit: WillLimit | null, texts: Texts): ChecklistItem[] {
  if (!limit) return [unknown("limit", texts.limit.unknown, texts)];
  const { kind, origin, toHeir } = limit;
  const words =
    kind === "reserve" ? texts.limit.reserve(limit.protects.map((one) => texts.protects[one])) : texts.limit[kind];
  const example = kind === "third" ? texts.limit.thirdExample : texts.limit.example;
  const items: ChecklistItem[] = [
    {
      id: "limit",
      label: words.label,
      required: kind === "third" || kind === "reserve" || kind === "lifetime",
      hint: graded([words.hint], origin.grade, texts),
      examples: kind === "everything" ? [] : [example],
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

/** Advice where no form that is written at home must be dated anyway. */
function dateItem(forms: readonly Attested<FormRules>[], texts: Texts): ChecklistItem[] {
  if (forms.some(({ value }) => value.needs?.includes("dated"))) return [];
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
