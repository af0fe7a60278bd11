import type { Labels } from "./label.ts";

const loaders: Readonly<Record<string, () => Promise<{ labels: Labels }>>> = {
  en: () => import("./labels.en.ts"),
  ar: () => import("./labels.ar.ts"),
  es: () => import("./labels.es.ts"),
  fr: () => import("./labels.fr.ts"),
};
export const labelLanguages: readonly string[] = Object.keys(loaders);

/** The labels in a language, or in English where they were not translated. Countries keep the reader's language. */
export async function loadLabels(language: string): Promise<Labels> {
  const own = language.toLowerCase().split("-")[0]!;
  const load = Object.hasOwn(loaders, own) ? loaders[own]! : loaders.en!;
  return { ...(await load()).labels, language };
}
