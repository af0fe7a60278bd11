import { byLanguage } from "../by-language.ts";
import type { StoryTexts } from "./story-texts.ts";

const files = byLanguage<{ texts: StoryTexts }>({
  en: () => import("./texts.en.ts"),
  ar: () => import("./texts.ar.ts"),
  es: () => import("./texts.es.ts"),
  fr: () => import("./texts.fr.ts"),
});
export const storyLanguages = files.languages;

/** The story in a language, or in English where it was not translated. */
export const loadStory = async (language: string): Promise<StoryTexts> => (await files.load(language)).texts;
