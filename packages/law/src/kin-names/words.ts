import { byLanguage } from "../by-language.ts";
import type { KinWords } from "./kin-words.ts";

const files = byLanguage<{ words: KinWords }>({
  en: () => import("./words.en.ts"),
  ar: () => import("./words.ar.ts"),
  es: () => import("./words.es.ts"),
  fr: () => import("./words.fr.ts"),
});
export const kinLanguages = files.languages;

/** The words of a language, or English where there are none. */
export const loadKinWords = async (language: string): Promise<KinWords> => (await files.load(language)).words;
