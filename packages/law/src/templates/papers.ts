import type { Sheet } from "../formalities/sheet.ts";
import type { RequiredDocument, Template } from "./template.ts";
import type { Texts } from "./texts.ts";
import { graded, languageNames, ordinaryForms, originOf } from "./wording.ts";

/** What must be at hand. Empty where the forms are not reviewed: papers follow from them. */
export function papersOf(sheet: Sheet | null, texts: Texts): RequiredDocument[] {
  const [first, ...others] = ordinaryForms(sheet);
  if (!sheet || !first) return [];
  const { papers, forms } = texts;
  const all = [first, ...others].map(({ value }) => forms[value.form].paper);
  const documents: RequiredDocument[] = [
    {
      id: "will",
      label: others.length === 0 ? all[0]! : papers.choice,
      hint: graded([], first.grade, texts),
      examples: all,
      origin: originOf(first),
    },
  ];
  const { minAge, language } = sheet;
  if (minAge?.value.withLeaveFrom) {
    const hint = graded([texts.age.leave(minAge.value.withLeaveFrom)], minAge.grade, texts);
    const label = papers.courtLeave(minAge.value.years);
    documents.push({ id: "court-leave", label, hint, origin: originOf(minAge) });
  }
  if (language?.value.help === "both-languages") {
    const label = papers.otherLanguage(languageNames(language.value.official, texts));
    const hint = graded([texts.language_.help["both-languages"]], language.grade, texts);
    documents.push({ id: "other-language", label, hint, origin: originOf(language) });
  }
  return documents;
}

export function languageSentences({ value }: NonNullable<Sheet["language"]>, texts: Texts): string[] {
  const { language_: said } = texts;
  return [
    said.needed[value.needed](languageNames(value.official, texts)),
    value.help ? said.help[value.help] : "",
    value.ownHandAny ? said.ownHandAny : "",
    value.privateAny ? said.privateAny : "",
  ];
}

export function languageOf(sheet: Sheet | null, texts: Texts): Template["language_requirements"] {
  const found = sheet?.language;
  if (!found) return null;
  const { official, needed } = found.value;
  return {
    official_language: official.length > 0 ? languageNames(official, texts) : texts.language_.any,
    translation_required: needed === "official-deeds" || needed === "only",
    notes: graded(languageSentences(found, texts), found.grade, texts),
  };
}

/** Where a will is made, registered or left, one sentence for each fact. */
export function keepingSentences(sheet: Sheet, texts: Texts): string[] {
  const { authority: said } = texts;
  const { registration, deposit, register, registerNames, registerNetwork } = sheet;
  return [
    registration ? graded([said.registration[registration.value]], registration.grade, texts) : "",
    deposit ? graded([said.deposit(texts.name(deposit.value.name))], deposit.grade, texts) : "",
    register ? graded([said.register[register.value]], register.grade, texts) : "",
    registerNames
      ? graded([said.registerNames(registerNames.value.map((name) => texts.name(name)))], registerNames.grade, texts)
      : "",
    registerNetwork ? graded([said.network], registerNetwork.grade, texts) : "",
  ].filter((sentence) => sentence !== "");
}

export function authorityOf(sheet: Sheet | null, texts: Texts): Template["authority"] {
  if (!sheet) return null;
  const more = keepingSentences(sheet, texts);
  const found = sheet.authority;
  if (found) {
    const role = graded([texts.authority.roles[found.value.role]], found.grade, texts);
    return { name: texts.name(found.value.name), notes: [role, ...more].join(" ") };
  }
  const place = sheet.deposit?.value.name ?? sheet.registerNames?.value[0];
  return place ? { name: texts.name(place), notes: more.join(" ") } : null;
}
