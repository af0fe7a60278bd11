import type { CheckSentences } from "./sentences.ts";

const loaders: Readonly<Record<string, () => Promise<{ sentences: CheckSentences }>>> = {
  en: () => import("./sentences.en.ts"),
  ar: () => import("./sentences.ar.ts"),
  es: () => import("./sentences.es.ts"),
  fr: () => import("./sentences.fr.ts"),
};
export const sentenceLanguages: readonly string[] = Object.keys(loaders);

/** The sentences in a language, or in English where they were not translated. */
export async function loadCheckSentences(language: string): Promise<CheckSentences> {
  const own = language.toLowerCase().split("-")[0]!;
  const load = Object.hasOwn(loaders, own) ? loaders[own]! : loaders.en!;
  return (await load()).sentences;
}
