import type { Language } from "@heirlock/domain/languages";

/** A drawn page, as src/entry-prerender.tsx gives it. */
export interface DrawnPage {
  path: string;
  language: Language;
  direction: "ltr" | "rtl";
  head: { title: string };
  tags: readonly { tag: "meta" | "link"; attributes: Record<string, string> }[];
  body: string;
}

/**
 * Puts a drawn page into the app's own index.html. Throws when the page would not survive the content policy
 * or was not drawn to the end, so that a broken page cannot be released.
 */
export function fillPage(template: string, page: DrawnPage): string {
  const where = `${page.path} (${page.language})`;
  if (/<script|\sstyle=|\son[a-z]+=/i.test(page.body)) throw new Error(`${where} has an inline script or style`);
  if (page.body.includes("<!--$!-->") || page.body.includes("<template"))
    throw new Error(`${where} waits for something`);
  if (!/<h1[\s>]/.test(page.body)) throw new Error(`${where} has no heading`);
  return swap(
    [
      [/<html[^>]*>/, `<html lang="${page.language}" dir="${page.direction}" data-theme="light" data-prerendered>`],
      [/<title>[^<]*<\/title>/, `<title>${text(page.head.title)}</title>`],
      [/\s*<meta\s+name="description"[^>]*>/, ""],
      [/<\/head>/, `${page.tags.map(element).join("")}</head>`],
      [/<div id="root"><\/div>/, `<div id="root" data-page="${page.path}">${page.body}</div>`],
    ],
    scriptsLast(page.language === "ar" ? preloadArabic(template) : template),
    where,
  );
}

/** boot.js would preload the Arabic faces by script; a page that is Arabic for certain can say so itself. */
function preloadArabic(template: string): string {
  return template.replace(/<meta name="heirlock-arabic-fonts" content="([^"]*)"\s*\/?>/, (_, files: string) =>
    files
      .split(" ")
      .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)
      .join(""),
  );
}

/** The page can be read before it can be used: styles and letters come first, then the scripts that take it over. */
function scriptsLast(template: string): string {
  return template.replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
}

function swap(changes: readonly (readonly [RegExp, string])[], template: string, where: string): string {
  let page = template;
  for (const [pattern, replacement] of changes) {
    if (!pattern.test(page)) throw new Error(`index.html has nothing like ${pattern} for ${where}`);
    // As a function, because "$" in a text would otherwise mean something.
    page = page.replace(pattern, () => replacement);
  }
  return page;
}

function element({ tag, attributes }: DrawnPage["tags"][number]): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${text(value)}"`);
  return `<${tag}${written.join("")}>`;
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const text = (value: string): string => value.replace(/[&<>"]/g, (character) => escapes[character]!);
