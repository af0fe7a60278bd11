import type { StoryTexts } from "./story-texts.ts";

const loaders: Readonly<Record<string, () => Promise<{ texts: StoryTexts }>>> = {
  en: () => import("./texts.en.ts"),
  ar: () => import("./texts.ar.ts"),
  es: () => import("./texts.es.ts"),
  fr: () => import("./texts.fr.ts"),
};
export const storyLanguages: readonly string[] = Object.keys(loaders);

/** The story in a language, or in English where it was not translated. */
export async function loadStory(language: string): Promise<StoryTexts> {
  const own = language.toLowerCase().split("-")[0]!;
  return (await (Object.hasOwn(loaders, own) ? loaders[own]! : loaders.en!)()).texts;
}
