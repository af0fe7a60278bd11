import type { Language } from "@heirlock/domain/languages";
import ar from "./messages.ar.json" with { type: "json" };
import en from "./messages.en.json" with { type: "json" };
import es from "./messages.es.json" with { type: "json" };
import fr from "./messages.fr.json" with { type: "json" };

/** The texts of a folder of letters, by language. */
export function textsIn<T>(byLanguage: Record<Language, T>): (language: Language) => T {
  return (language) => byLanguage[language];
}

/** What frames every letter. */
export const mailTexts = textsIn({ en, ar, es, fr });

/** Puts values into `{{name}}` places. Throws on a place without a value: half a sentence is never sent. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The mail text has no value for ${name}`);
    return value;
  });
}
