import { expect, test } from "@playwright/test";
import { axeFindings, structureFindings } from "../harness/accessibility.ts";
import { keyboardFindings } from "../harness/keyboard-walk.ts";
import { overflowFindings, smallInputs, smallTargets, smallTexts } from "../harness/layout.ts";
import { WatchLog, watchContext } from "../harness/watch.ts";

/** The checks that every page passes, shown a page that must not pass: a check that cannot fail proves nothing. */

const page = (body: string, head = "<title>Sample page</title><style>:focus-visible{outline:3px solid}</style>") =>
  `<!doctype html><html lang="en" dir="ltr"><head>${head}</head><body style="font-size:17px;margin:0">${body}</body></html>`;

const good = page(
  `<a href="#main" style="display:block;height:44px;width:90px">Skip</a>
   <main id="main"><h1>Sample</h1><p>Text with <a href="/x">a link</a> inside.</p>
   <label style="display:block;height:48px">Name <input style="height:48px"></label>
   <button style="width:60px;height:48px;font:inherit">Go</button></main>`,
);

test("a good page passes all of them", async ({ page: tab }) => {
  await tab.setViewportSize({ width: 390, height: 700 });
  await tab.setContent(good);
  expect(await structureFindings(tab, "en")).toEqual([]);
  expect(await axeFindings(tab)).toEqual([]);
  expect(await overflowFindings(tab)).toEqual([]);
  expect(await smallTargets(tab)).toEqual([]);
  expect(await smallInputs(tab)).toEqual([]);
  expect(await smallTexts(tab)).toEqual([]);
  expect(await keyboardFindings(tab)).toEqual([]);
});

test("axe and the structure", async ({ page: tab }) => {
  await tab.setContent(page(`<img src="data:,"><h1>One</h1><h1>Two</h1>`, "<title></title>"));
  expect((await axeFindings(tab)).join("\n")).toContain("image-alt");
  const found = await structureFindings(tab, "ar");
  expect(found.join("\n")).toMatch(
    /lang is "en"[\s\S]*dir is "ltr"[\s\S]*2 h1[\s\S]*0 main[\s\S]*title is ""[\s\S]*skip link/,
  );
});

test("overflow to either side", async ({ page: tab }) => {
  await tab.setViewportSize({ width: 390, height: 700 });
  await tab.setContent(page(`<div style="width:500px">wide</div>`));
  expect(await overflowFindings(tab)).toHaveLength(1);
  await tab.setContent(page(`<div dir="rtl" style="width:500px">wide</div>`).replace('dir="ltr"', 'dir="rtl"'));
  expect(await overflowFindings(tab)).toHaveLength(1);
  await tab.setContent(page(`<div style="overflow-x:auto"><div style="width:500px">scrolls by itself</div></div>`));
  expect(await overflowFindings(tab)).toEqual([]);
});

test("small targets, fields and texts", async ({ page: tab }) => {
  await tab.setContent(
    page(
      `<button style="width:30px;height:30px">x</button><input name="a" style="height:30px"><p style="font-size:13px">fine print</p>`,
    ),
  );
  expect((await smallTargets(tab)).join()).toContain('button "x" is 30 × 30 px');
  expect((await smallInputs(tab)).join()).toContain('input "a"');
  expect(await smallTexts(tab)).toContain('"fine print" is 13 px');
});

const walked: readonly [string, string, RegExp][] = [
  ["a stop without an outline", `<a href="/x" style="outline:none">Plain</a>`, /"Plain" shows no outline/],
  [
    "a stop under a bar",
    `<p style="height:1400px"></p><button style="height:48px">Deep</button><p style="height:60px"></p>
     <div style="position:fixed;inset:auto 0 0;height:120px;background:#fff">bar</div>`,
    /"Deep" lies under div/,
  ],
  ["a stop that nobody sees", `<a href="/x" style="position:absolute;left:-9999px">Far</a>`, /"Far" is not in sight/],
  ["a control without a stop", `<button tabindex="-1">Mouse only</button>`, /does not reach button "Mouse only"/],
  ["a positive tabindex", `<a href="/x">One</a><a href="/y" tabindex="3">Two</a>`, /"Two" has a positive tabindex/],
  [
    "a trap",
    `<a href="/x">Start</a><button>In</button><button>Out</button><button>After</button>
     <script>document.querySelectorAll("button")[1].onkeydown = (event) => { event.preventDefault(); document.querySelector("button").focus() }</script>`,
    /Tab leads back to button "In"[\s\S]*does not reach button "After"/,
  ],
  [
    "stops against the eye",
    `<div style="display:flex;flex-direction:column-reverse"><button>Low</button><button>High</button></div>`,
    /Tab goes back from button "Low" to button "High"/,
  ],
  [
    "texts against the eye",
    `<div style="display:flex;flex-direction:column-reverse"><p>First</p><p>Second</p></div>`,
    /"Second" is read after "First"/,
  ],
];
for (const [what, body, said] of walked)
  test(`[AXS-002] ${what}`, async ({ page: tab }) => {
    await tab.setViewportSize({ width: 390, height: 700 });
    await tab.setContent(page(`<main>${body}</main>`));
    expect((await keyboardFindings(tab)).join("\n")).toMatch(said);
  });

test("[AXS-002] levels of headings that skip", async ({ page: tab }) => {
  await tab.setContent(page("<main><h1>One</h1><h3>Three</h3></main>"));
  expect(await structureFindings(tab, "en")).toContain("h3 follows h1");
});

test("[SEC-002] a violation of the policy and an uncaught error", async ({ browser }) => {
  const context = await browser.newContext();
  const watch = new WatchLog();
  await watchContext(context, watch);
  const tab = await context.newPage();
  await context.route("http://violating.test/", (route) =>
    route.fulfill({
      contentType: "text/html",
      headers: { "content-security-policy": "script-src 'self'; require-trusted-types-for 'script'" },
      body: page("<p id=p>x</p><script>document.title = 'ran'</script><script src='/own.js'></script>"),
    }),
  );
  await context.route("http://violating.test/own.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "setTimeout(() => { throw new Error('loose end') }); try { document.getElementById('p').innerHTML = '<b>x</b>' } catch {}",
    }),
  );
  await tab.goto("http://violating.test/");
  await expect.poll(() => watch.problems().join("\n")).toContain("script-src");
  await expect.poll(() => watch.problems().join("\n")).toContain("require-trusted-types-for");
  await expect.poll(() => watch.problems().join("\n")).toContain("uncaught: loose end");
  await context.close();
});
