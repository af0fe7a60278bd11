/** The shape of help articles and legal texts. Every language of a text has the same shape (a test holds it). */
export type TextBlock = string | { list: string[] } | { steps: string[] } | { note: string };

export interface TextSection {
  heading: string;
  blocks: TextBlock[];
}

export interface TextContent {
  title: string;
  summary: string;
  /** Day of the last change, of legal texts. */
  updated?: string;
  /** Day on which an article that states law was held against its sources. */
  checked?: string;
  sources?: string[];
  sections: TextSection[];
}

/** In the order in which they are offered. */
export const articleSlugs = [
  "getting-started",
  "what-to-record",
  "vault-key-and-recovery-kit",
  "security",
  "invited-by-someone",
  "when-someone-has-died",
  "the-first-week",
  "what-an-executor-does",
  "how-witnesses-work",
  "accessibility",
] as const;
export type ArticleSlug = (typeof articleSlugs)[number];

export const legalTexts = ["terms", "privacy", "disclaimer"] as const;
export type LegalText = (typeof legalTexts)[number];
