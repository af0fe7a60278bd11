import { articleSlugs, legalTexts, type TextContent } from "./offers/text-content.ts";

type TextFile = () => Promise<{ default: TextContent }>;

const articles = import.meta.glob("./articles/*.json") as Record<string, TextFile>;
const legal = import.meta.glob("./legal/*.json") as Record<string, TextFile>;

/** A text with its name, so that the page knows which one it shows. Null when there is none of that name. */
export interface LoadedText extends TextContent {
  name: string;
}

async function read(file: TextFile | undefined, name: string): Promise<LoadedText | null> {
  return file ? { ...(await file()).default, name } : null;
}

export async function loadArticle(slug: string, language: string): Promise<LoadedText | null> {
  if (!articleSlugs.some((known) => known === slug)) return null;
  return await read(articles[`./articles/${slug}.${language}.json`], slug);
}

export async function loadLegalText(name: string, language: string): Promise<LoadedText | null> {
  if (!legalTexts.some((known) => known === name)) return null;
  return await read(legal[`./legal/${name}.${language}.json`], name);
}
