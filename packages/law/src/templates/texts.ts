import { byLanguage } from "../by-language.ts";
import type { Texts } from "./template-texts.ts";

const files = byLanguage<{ texts: Texts }>({
  en: () => import("./texts.en.ts"),
  ar: () => import("./texts.ar.ts"),
  es: () => import("./texts.es.ts"),
  fr: () => import("./texts.fr.ts"),
});
export const templateLanguages = files.languages;

/** The language that templates are written in for a reader: the reader's own, or English. */
export const templateLanguage = files.languageFor;

export const loadTexts = async (language: string): Promise<Texts> => (await files.load(language)).texts;
