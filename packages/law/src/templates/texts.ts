import type { Texts } from "./template-texts.ts";

const loaders: Readonly<Record<string, () => Promise<{ texts: Texts }>>> = {
  en: () => import("./texts.en.ts"),
  ar: () => import("./texts.ar.ts"),
  es: () => import("./texts.es.ts"),
  fr: () => import("./texts.fr.ts"),
};
export const templateLanguages: readonly string[] = Object.keys(loaders);

/** The language that templates are written in for a reader: the reader's own, or English. */
export function templateLanguage(language: string): string {
  const own = language.toLowerCase().split("-")[0]!;
  return Object.hasOwn(loaders, own) ? own : "en";
}

export async function loadTexts(language: string): Promise<Texts> {
  return (await loaders[templateLanguage(language)]!()).texts;
}
