import { defaultLanguage, type Language, languages } from "@heirlock/domain/languages";
import type { Finding, Guard } from "./guard.ts";
import { baseKey, type MessageSet, pluralForms, readMessageSets } from "./message-files.ts";

/** Every text in every language, with the same placeholders, and all plural forms the language counts with. */
export const translationsComplete: Guard = {
  name: "translations complete",
  check: (files) =>
    readMessageSets(files).flatMap((set) => languages.flatMap((language) => checkLocale(set, language))),
};

function checkLocale(set: MessageSet, language: Language): Finding[] {
  const path = `${set.base}.${language}.json`;
  const found: Finding[] = [];
  const say = (what: string) => found.push({ path, line: 1, what });
  const source = set.locales.get(defaultLanguage);
  const messages = set.locales.get(language);
  if (!messages || !source) {
    if (!messages) say("the file is missing");
    return found;
  }
  const sourceForms = pluralForms(source);
  const forms = pluralForms(messages);
  for (const [key, wanted] of sourceForms) {
    const has = forms.get(key);
    if (!has) say(`${key} is missing`);
    else if (wanted.size > 0 && has.size === 0) say(`${key} has no plural forms`);
  }
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  for (const [key, has] of forms) {
    if (!sourceForms.has(key)) say(`${key} is not in ${defaultLanguage}`);
    if (has.size === 0) continue;
    for (const category of categories) if (!has.has(category)) say(`${key}_${category} is missing`);
    // i18next asks for "zero" in every language before it counts.
    for (const form of has)
      if (form !== "zero" && !categories.includes(form as Intl.LDMLPluralRule)) say(`${key}_${form} is never used`);
  }
  const expected = placeholdersByBase(source);
  for (const [key, text] of messages) {
    if (text.trim() === "") say(`${key} is empty`);
    // "one asset" may do without the number that "{{count}} assets" needs.
    const optional = /_(zero|one|two)$/.test(key) ? numbers : [];
    const here = placeholders(text);
    const there = expected.get(baseKey(key));
    if (there)
      for (const one of new Set([...here, ...there]))
        if (here.has(one) !== there.has(one) && !optional.includes(one))
          say(`${key} ${here.has(one) ? `has ${one}, which ${defaultLanguage} has not` : `lacks ${one}`}`);
  }
  if (language !== defaultLanguage)
    for (const [key, text] of messages)
      if (looksUntranslated(text, source.get(key), language)) say(`${key} looks untranslated: "${text}"`);
  return found;
}

const numbers = ["count", "n", "number", "shown", "total"].map((name) => `{{${name}}}`);

/** `{{name}}` for values, `<1>` or `<link>` for the parts a component renders. */
const placeholders = (text: string) => new Set(text.match(/\{\{\s*[\w.]+\s*\}\}|<\/?\w+\s*\/?>/g) ?? []);

function placeholdersByBase(source: Map<string, string>) {
  const byBase = new Map<string, Set<string>>();
  for (const [key, text] of source) {
    const known = byBase.get(baseKey(key)) ?? new Set<string>();
    byBase.set(baseKey(key), known);
    for (const one of placeholders(text)) known.add(one);
  }
  return byBase;
}

/** Arabic without an Arabic letter, or a whole sentence that is still the English one. */
function looksUntranslated(text: string, source: string | undefined, language: Language): boolean {
  const words = text.replace(/\{\{.*?\}\}|https?:\S+|\S+@\S+/g, "").match(/\p{Letter}{2,}/gu) ?? [];
  if (language === "ar") return words.length > 1 && !/\p{Script=Arabic}/u.test(text);
  return text === source && words.length >= 4;
}
