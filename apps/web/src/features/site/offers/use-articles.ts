import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../../platform/use-language.ts";
import { loadArticle } from "../load-text.ts";
import { type ArticleSlug, articleSlugs, type TextBlock } from "./text-content.ts";

/** An article as it is looked for: by its title, its summary, and everything in it. */
export interface SoughtArticle {
  slug: ArticleSlug;
  title: string;
  summary: string;
  words: string;
}

const wordsOf = (block: TextBlock): string =>
  typeof block === "string" ? block : Object.values(block).flat().join(" ");

/** All help articles in the reader's language; empty until they are there. */
export function useArticles(): readonly SoughtArticle[] {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ["help-articles", language],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => Promise.all(articleSlugs.map((slug) => readArticle(slug, language))),
  });
  return data ?? [];
}

async function readArticle(slug: ArticleSlug, language: string): Promise<SoughtArticle> {
  const text = await loadArticle(slug, language);
  if (!text) throw new Error(`No article ${slug} in ${language}`);
  const { title, summary, sections } = text;
  return {
    slug,
    title,
    summary,
    words: sections.flatMap(({ heading, blocks }) => [heading, ...blocks.map(wordsOf)]).join(" "),
  };
}
