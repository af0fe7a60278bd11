import { expect, test } from "@playwright/test";
import { axeFindings, structureFindings } from "../harness/accessibility.ts";
import { overflowFindings, smallInputs, smallTargets, smallTexts } from "../harness/layout.ts";
import { WatchLog, watchContext } from "../harness/watch.ts";

/** The checks that every page passes, shown a page that must not pass: a check that cannot fail proves nothing. */

const page = (body: string, head = "<title>Sample page</title>") =>
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
