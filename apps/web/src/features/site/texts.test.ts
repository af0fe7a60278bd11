import { languages } from "@heirlock/domain/languages";
import { expect, test } from "vitest";
import { loadArticle, loadLegalText } from "./load-text.ts";
import { articleSlugs, legalTexts, type TextBlock, type TextContent } from "./offers/text-content.ts";

const shapeOfBlock = (block: TextBlock): string => {
  if (typeof block === "string") return "paragraph";
  if ("note" in block) return "note";
  return "list" in block ? `list of ${block.list.length}` : `steps: ${block.steps.length}`;
};
const shapeOf = (text: TextContent) => ({
  updated: text.updated,
  checked: text.checked,
  sources: text.sources?.length,
  sections: text.sections.map((section) => section.blocks.map(shapeOfBlock)),
});
const linksOf = (text: TextContent) => JSON.stringify(text).match(/\]\([^)]+\)/g) ?? [];

test.each(articleSlugs)("[AXS-014] the article %s says the same in four languages", async (slug) => {
  const english = await loadArticle(slug, "en");
  for (const language of languages) {
    const text = await loadArticle(slug, language);
    expect(shapeOf(text!), language).toEqual(shapeOf(english!));
    expect(linksOf(text!), language).toEqual(linksOf(english!));
  }
});

/** Articles about the product itself rest on nothing but it. */
const ofLaw = ["the-first-week", "what-an-executor-does", "how-witnesses-work"] as const;

test.each(ofLaw)("the article %s names its sources and the day they were checked", async (slug) => {
  const text = await loadArticle(slug, "en");
  expect(text?.checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(text?.sources?.length).toBeGreaterThan(1);
});

test.each(legalTexts)("[AXS-014] the legal text %s says the same in four languages", async (name) => {
  const english = await loadLegalText(name, "en");
  expect(english?.updated).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  for (const language of languages) {
    const text = await loadLegalText(name, language);
    expect(shapeOf(text!), language).toEqual(shapeOf(english!));
    expect(linksOf(text!), language).toEqual(linksOf(english!));
  }
});

test.each(languages)("the list of articles announces what the articles say, in %s", async (language) => {
  const { default: messages } = (await import(`./messages.${language}.json`)) as {
    default: { article: Record<string, { title: string; summary: string }> };
  };
  for (const slug of articleSlugs) {
    const article = await loadArticle(slug, language);
    expect(messages.article[slug]).toEqual({ title: article?.title, summary: article?.summary });
  }
});

test("a text that does not exist is null, whatever the address says", async () => {
  expect(await loadArticle("../legal/terms", "en")).toBe(null);
  expect(await loadLegalText("nothing", "en")).toBe(null);
});
