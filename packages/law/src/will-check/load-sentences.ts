import { byLanguage } from "../by-language.ts";
import type { CheckSentences } from "./sentences.ts";

const files = byLanguage<{ sentences: CheckSentences }>({
  en: () => import("./sentences.en.ts"),
  ar: () => import("./sentences.ar.ts"),
  es: () => import("./sentences.es.ts"),
  fr: () => import("./sentences.fr.ts"),
});
export const sentenceLanguages = files.languages;

/** The sentences in a language, or in English where they were not translated. */
export const loadCheckSentences = async (language: string): Promise<CheckSentences> =>
  (await files.load(language)).sentences;
