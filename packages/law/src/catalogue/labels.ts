import { byLanguage } from "../by-language.ts";
import type { Labels } from "./label.ts";

const files = byLanguage<{ labels: Labels }>({
  en: () => import("./labels.en.ts"),
  ar: () => import("./labels.ar.ts"),
  es: () => import("./labels.es.ts"),
  fr: () => import("./labels.fr.ts"),
});
export const labelLanguages = files.languages;

/** The labels in a language, or in English where they were not translated. Countries keep the reader's language. */
export async function loadLabels(language: string): Promise<Labels> {
  return { ...(await files.load(language)).labels, language };
}
