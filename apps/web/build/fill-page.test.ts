import { expect, test } from "vitest";
import { type DrawnPage, fillPage } from "./fill-page.ts";

const template = `<!doctype html>
<html lang="en" dir="ltr" data-theme="light">
  <head>
    <meta name="heirlock-arabic-fonts" content="/a.woff2 /b.woff2">
    <meta name="description" content="The app" />
    <title>Heirlock</title>
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react.js">
  </head>
  <body><div id="root"></div></body>
</html>`;

const page: DrawnPage = {
  path: "/pricing",
  language: "ar",
  direction: "rtl",
  head: { title: "Tom & Jerry's <plans> $1" },
  tags: [{ tag: "meta", attributes: { name: "description", content: 'The "plans"' } }],
  body: "<main><h1>Plans</h1></main>",
};

test("the page says its language, direction, title and description, and escapes them", () => {
  const html = fillPage(template, page);
  expect(html).toContain('<html lang="ar" dir="rtl" data-theme="light" data-prerendered>');
  expect(html).toContain("<title>Tom &amp; Jerry's &lt;plans&gt; $1</title>");
  expect(html).toContain('<meta name="description" content="The &quot;plans&quot;">');
  expect(html).not.toContain("The app");
  expect(html).toContain('<div id="root" data-page="/pricing"><main><h1>Plans</h1></main></div>');
});

test("scripts give way to styles and letters", () => {
  const html = fillPage(template, page);
  expect(html).toContain('<script type="module" fetchpriority="low" crossorigin src="/assets/index.js">');
  expect(html).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/react.js">');
});

test("only Arabic pages preload the Arabic faces", () => {
  expect(fillPage(template, page)).toContain('crossorigin href="/b.woff2"');
  expect(fillPage(template, { ...page, language: "en", direction: "ltr" })).not.toContain('href="/b.woff2"');
});

test.each([
  ["an inline script", "<h1>A</h1><script>1</script>"],
  ["an inline style", '<h1 style="color:red">A</h1>'],
  ["an inline handler", '<h1 onclick="go()">A</h1>'],
  ["an unfinished part", "<h1>A</h1><!--$!--><template></template><!--/$-->"],
  ["no heading", "<main></main>"],
])("a page with %s is not written", (_, body) => {
  expect(() => fillPage(template, { ...page, body })).toThrow("/pricing (ar)");
});

test("a template that lost its places is an error, not a page without content", () => {
  expect(() => fillPage("<html><head></head><body></body></html>", page)).toThrow("index.html has nothing like");
});
