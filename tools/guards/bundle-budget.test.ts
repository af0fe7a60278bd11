import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { checkBundle } from "./bundle-budget.ts";

// Hex of random bytes: gzip makes it half as long, and nothing can make it shorter.
const filler = (kilobytes: number) => `export const filler = "${randomBytes(kilobytes * 1000).toString("hex")}";`;
const built = (files: Record<string, string>) =>
  new Map(
    Object.entries({
      "index.html": `<link rel="modulepreload" href="/assets/react-aaaaaaaa.js"><script type="module" src="/assets/index-bbbbbbbb.js"></script>`,
      "assets/react-aaaaaaaa.js": filler(40),
      "assets/index-bbbbbbbb.js": `import "./react-aaaaaaaa.js"; import("./sign-in-page-cccccccc.js");`,
      "assets/sign-in-page-cccccccc.js": `import "./form-dddddddd.js"; import "./react-aaaaaaaa.js";`,
      "assets/form-dddddddd.js": filler(10),
      ...files,
    }).map(([path, text]) => [path, Buffer.from(text)]),
  );

test("[PRF-001] counts what sign-in loads at first, each file once, and fails beyond 150 kB", () => {
  const good = checkBundle(built({}));
  expect(good.findings).toEqual([]);
  expect(good.signIn).toBeGreaterThan(50_000);
  expect(good.signIn).toBeLessThan(75_000);
  const heavy = checkBundle(built({ "assets/react-aaaaaaaa.js": filler(150) }));
  expect(heavy.findings).toMatchObject([{ what: expect.stringContaining("the first load of sign-in is") }]);
});

test("[PRF-007] a page beyond its budget fails, with what it imports alone", () => {
  const heavy = built({
    "assets/charts-page-eeeeeeee.js": `import "./recharts-ffffffff.js";`,
    "assets/recharts-ffffffff.js": filler(60),
  });
  const report = checkBundle(heavy);
  expect(report.pages.get("charts-page")).toBeGreaterThan(60_000);
  expect(report.findings).toMatchObject([{ what: expect.stringContaining("charts-page is") }]);
});

test("[PRF-007] law that everybody would pay for, and a part of it beyond 60 kB with the law it needs, fail", () => {
  const lean = {
    "assets/law/regulation-code-eeeeeeee.js": filler(20),
    "assets/law/profile-of-ffffffff.js": `import "./regulation-code-eeeeeeee.js"; ${filler(20)}`,
    "assets/law/labels.en-gggggggg.js": filler(30),
    "assets/law-guide-page-hhhhhhhh.js": `import("./law/profile-of-ffffffff.js"); import("./law/labels.en-gggggggg.js");`,
  };
  expect(checkBundle(built(lean)).findings).toEqual([]);
  const heavy = { ...lean, "assets/law/regulation-code-eeeeeeee.js": filler(45) };
  expect(checkBundle(built(heavy)).findings).toMatchObject([
    { path: "dist/assets/law/profile-of-ffffffff.js", what: expect.stringContaining("the law of profile-of is") },
  ]);
  const first = { ...lean, "assets/index-bbbbbbbb.js": `import "./law/labels.en-gggggggg.js";` };
  expect(checkBundle(built(first)).findings).toMatchObject([
    { path: "dist/assets/law/labels.en-gggggggg.js", what: expect.stringContaining("the first load contains law") },
  ]);
});

test("[PRF-007] the form kit has a budget of its own, and only sign-in would pay for it again", () => {
  const kit = {
    "assets/form-kit-eeeeeeee.js": filler(11),
    "assets/will-page-ffffffff.js": `import "./form-kit-eeeeeeee.js";`,
  };
  const good = checkBundle(built(kit));
  expect(good.findings).toEqual([]);
  expect(good.pages.get("will-page")).toBeLessThan(1_000);
  const signIn = { "assets/sign-in-page-cccccccc.js": `import "./form-kit-eeeeeeee.js";` };
  expect(checkBundle(built({ ...kit, ...signIn })).signIn).toBeGreaterThan(50_000);
  expect(checkBundle(built({ "assets/form-kit-eeeeeeee.js": filler(16) })).findings).toMatchObject([
    { what: expect.stringContaining("form-kit is") },
  ]);
});

test("a build without a sign-in page fails", () => {
  const files = built({});
  files.delete("assets/sign-in-page-cccccccc.js");
  expect(checkBundle(files).findings).toMatchObject([{ what: expect.stringContaining("no sign-in-page") }]);
});
