import type { Language } from "@heirlock/domain/languages";
import type { Words } from "./words.ts";

const files: Record<Language, () => Promise<{ words: Words }>> = {
  en: () => import("./words.en.ts"),
  ar: () => import("./words.ar.ts"),
  es: () => import("./words.es.ts"),
  fr: () => import("./words.fr.ts"),
};

export const loadWords = async (language: Language): Promise<Words> => (await files[language]()).words;
