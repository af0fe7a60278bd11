import { expect, test } from "vitest";
import { chooseLanguage } from "./choose-language.ts";
import { pageLinks, robots, sitemap } from "./search-engines.ts";

const here = "https://heirlock.example";

test("a page names its one address and its four languages", () => {
  expect(pageLinks("/prerendered/ar/help/security/index.html", here)).toBe(
    [
      '<https://heirlock.example/help/security>; rel="canonical"',
      ...["en", "ar", "es", "fr"].map(
        (code) => `<https://heirlock.example/help/security?lang=${code}>; rel="alternate"; hreflang="${code}"`,
      ),
      '<https://heirlock.example/help/security>; rel="alternate"; hreflang="x-default"',
    ].join(", "),
  );
  expect(pageLinks("/prerendered/en/index.html", here)).toContain('<https://heirlock.example/>; rel="canonical"');
});

test("the sitemap lists every page once, whatever its languages, and none that asks to be left out", () => {
  const page = (head: string) => ({ body: Buffer.from(`<html><head>${head}</head></html>`) });
  const files = ["en", "ar"].flatMap((code): [string, { body: Buffer }][] => [
    [`/prerendered/${code}/index.html`, page("")],
    [`/prerendered/${code}/pricing/index.html`, page('<meta name="robots" content="index">')],
    [`/prerendered/${code}/private/index.html`, page('<meta name="robots" content="noindex">')],
  ]);
  const found = sitemap(new Map(files), here)
    .toString()
    .match(/<loc>[^<]+/g);
  expect(found).toEqual(["<loc>https://heirlock.example/", "<loc>https://heirlock.example/pricing"]);
});

test("robots.txt keeps the rules of the build and points to the sitemap", () => {
  expect(robots(Buffer.from("User-agent: *\nDisallow: /api/\n"), here).toString()).toBe(
    "User-agent: *\nDisallow: /api/\nSitemap: https://heirlock.example/sitemap.xml\n",
  );
});

test("the address may ask for a language, and an unknown one is ignored", () => {
  expect(chooseLanguage("hl_lang=fr", "es", "ar")).toBe("ar");
  expect(chooseLanguage("hl_lang=fr", "es", "xx")).toBe("fr");
  expect(chooseLanguage(undefined, "es", null)).toBe("es");
});
