import { languages } from "@heirlock/domain/languages";

/** What a page says about itself, to the browser's tab, to search engines and to whoever shares the link. */
export interface PageHead {
  title: string;
  description?: string | undefined;
  /** Pages of a person, errors and what exists only for developers stay out of search engines. */
  indexed: boolean;
}

export interface HeadTag {
  tag: "meta" | "link";
  attributes: Record<string, string>;
}

/**
 * The tags besides the title. Addresses must be absolute, so they appear only when the public address is
 * known: in the browser always, while prerendering when it was given. `?lang=` names one language of a page.
 */
export function headTags(head: PageHead, path: string, publicUrl: string | undefined): HeadTag[] {
  const meta = (name: string, content: string): HeadTag => ({ tag: "meta", attributes: { name, content } });
  const tags: HeadTag[] = [];
  if (head.description) {
    tags.push(meta("description", head.description));
    tags.push({ tag: "meta", attributes: { property: "og:title", content: head.title } });
    tags.push({ tag: "meta", attributes: { property: "og:description", content: head.description } });
  }
  if (!head.indexed) return [...tags, meta("robots", "noindex")];
  if (!publicUrl) return tags;
  const address = new URL(path, publicUrl).href;
  tags.push({ tag: "link", attributes: { rel: "canonical", href: address } });
  for (const language of languages)
    tags.push({
      tag: "link",
      attributes: { rel: "alternate", hreflang: language, href: `${address}?lang=${language}` },
    });
  tags.push({ tag: "link", attributes: { rel: "alternate", hreflang: "x-default", href: address } });
  return tags;
}

/** The tags of this module inside a document, so that the next page can replace them. */
export const headTagSelector = [
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[property^="og:"]',
  'link[rel="canonical"]',
  'link[rel="alternate"][hreflang]',
].join(",");
