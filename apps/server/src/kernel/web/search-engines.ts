import { defaultLanguage, languages } from "@heirlock/domain/languages";

const prerendered = /^\/prerendered\/([a-z]{2})(\/.*)?\/index\.html$/;

/** The public address of a prerendered file: `/prerendered/ar/help/index.html` is a form of `/help`. */
function addressOf(file: string, publicUrl: string): string {
  return new URL(prerendered.exec(file)?.[2] ?? "/", publicUrl).href;
}

/**
 * The Link header of a public page: its one address, and the address of each language. A header, because the
 * build does not know where it will be served and these addresses must be absolute.
 */
export function pageLinks(file: string, publicUrl: string): string {
  const address = addressOf(file, publicUrl);
  return [
    `<${address}>; rel="canonical"`,
    ...languages.map((language) => `<${address}?lang=${language}>; rel="alternate"; hreflang="${language}"`),
    `<${address}>; rel="alternate"; hreflang="x-default"`,
  ].join(", ");
}

/** Every public page once, but those that ask to be left out; the links above name its languages. */
export function sitemap(pages: ReadonlyMap<string, { body: Buffer }>, publicUrl: string): Buffer {
  const once = [...pages.keys()].filter(
    (file) => prerendered.exec(file)?.[1] === defaultLanguage && !asksToBeLeftOut(pages.get(file)!.body),
  );
  const entries = once.map((file) => `<url><loc>${addressOf(file, publicUrl)}</loc></url>`);
  const schema = "http://www.sitemaps.org/schemas/sitemap/0.9";
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="${schema}">${entries.join("")}</urlset>`);
}

const asksToBeLeftOut = (page: Buffer) => /<meta name="robots" content="noindex/.test(page.toString());

/** The build's own rules, and where the sitemap is. */
export function robots(rules: Buffer | undefined, publicUrl: string): Buffer {
  return Buffer.from(
    `${rules?.toString().trimEnd() ?? "User-agent: *"}\nSitemap: ${new URL("/sitemap.xml", publicUrl).href}\n`,
  );
}
