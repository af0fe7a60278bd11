import type { LanguageRules, Sheet, WillForm } from "../formalities/sheet.ts";
import type { Grade } from "../succession/rule.ts";
import type { RequiredDocument, Template } from "./template.ts";
import type { Texts } from "./template-texts.ts";
import { graded, gradedRun, languageNames, ordinaryForms, originOf } from "./wording.ts";

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
      hint: graded([papers.hint], first.grade, texts),
      examples: others.length === 0 ? [] : all,
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
    value.ownHand ? said.ownHand[value.ownHand] : "",
    value.privateAny ? said.privateAny : "",
  ];
}

/** Ways in which nobody but an official writes the paper that counts. */
const officialDeeds: ReadonlySet<WillForm> = new Set(["notarial", "registered", "equated"]);

/** Only where the law takes no other language, or every ordinary way ends in an official's deed. */
function needsTranslation(sheet: Sheet, { needed }: LanguageRules): boolean {
  if (needed === "only") return true;
  const forms = ordinaryForms(sheet);
  return needed === "official-deeds" && forms.length > 0 && forms.every(({ value }) => officialDeeds.has(value.form));
}

export function languageOf(sheet: Sheet | null, texts: Texts): Template["language_requirements"] {
  const found = sheet?.language;
  if (!sheet || !found) return null;
  const { official, needed } = found.value;
  const translated = needsTranslation(sheet, found.value);
  const names = languageNames(official, texts);
  const ownChoice = needed === "official-deeds" && !translated;
  return {
    official_language:
      official.length === 0 ? texts.language_.any : ownChoice ? texts.language_.forDeeds(names) : names,
    translation_required: translated,
    notes: graded(languageSentences(found, texts), found.grade, texts),
    origin: originOf(found),
  };
}

/** Where a will is made, registered or left, one sentence for each fact. */
function keepingSentences(sheet: Sheet, texts: Texts): { sentence: string; grade: Grade }[] {
  const { authority: words, name } = texts;
  const { authority, registration, deposit, register, registerNames, registerNetwork } = sheet;
  const said: { sentence: string; grade: Grade }[] = [];
  const say = (sentence: string, { grade }: { grade: Grade }) => said.push({ sentence, grade });
  if (authority) say(words.roles[authority.value.role], authority);
  if (registration) say(words.registration[registration.value], registration);
  if (deposit) say(words.deposit(name(deposit.value.name)), deposit);
  if (register) say(words.register[register.value], register);
  if (registerNames) say(words.registerNames(registerNames.value.map((one) => name(one))), registerNames);
  if (registerNetwork) say(words.network, registerNetwork);
  return said;
}

export function authorityOf(sheet: Sheet | null, texts: Texts): Template["authority"] {
  const fact = sheet?.authority ?? sheet?.deposit ?? sheet?.registerNames;
  const place = sheet?.authority?.value.name ?? sheet?.deposit?.value.name ?? sheet?.registerNames?.value[0];
  if (!sheet || !fact || !place) return null;
  return {
    name: texts.name(place),
    notes: gradedRun(keepingSentences(sheet, texts), texts),
    origin: originOf(fact),
  };
}
