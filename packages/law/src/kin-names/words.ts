import type { KinWords } from "./kin-words.ts";

const loaders: Readonly<Record<string, () => Promise<{ words: KinWords }>>> = {
  en: () => import("./words.en.ts"),
  ar: () => import("./words.ar.ts"),
  es: () => import("./words.es.ts"),
  fr: () => import("./words.fr.ts"),
};
export const kinLanguages: readonly string[] = Object.keys(loaders);

/** The words of a language, or English where there are none. */
export async function loadKinWords(language: string): Promise<KinWords> {
  const own = language.toLowerCase().split("-")[0]!;
  return (await (Object.hasOwn(loaders, own) ? loaders[own]! : loaders.en!)()).words;
}
