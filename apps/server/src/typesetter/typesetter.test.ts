import { createHash } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { typesetVersion } from "../slices/wills/document/typeset-version.ts";
import { readPdf } from "../slices/wills/testing/pdf-text.ts";
import { versionOf } from "../slices/wills/testing/version-of.ts";
import { createTypesetter } from "./typesetter.ts";

const publicUrl = "https://heirlock.test";
const now = new Date("2026-11-17T10:00:00Z");
const typesetter = createTypesetter();
afterAll(() => typesetter.close());
const hash = (pdf: Uint8Array) => createHash("sha256").update(pdf).digest("hex");

test("[DOC-008] the same version gives the same bytes in another process, with its fonts in it", async () => {
  const version = versionOf("gb-common-english");
  const other = createTypesetter();
  try {
    const [one, two] = [
      await typesetVersion({ typesetter, publicUrl }, version, now),
      await typesetVersion({ typesetter: other, publicUrl }, version, now),
    ];
    expect(hash(two)).toBe(hash(one));
    expect(one.toString("latin1")).toMatch(/\/FontFile/);
    const changed = versionOf("gb-common-english", { receiveAge: 25 });
    expect(hash(await typesetVersion({ typesetter, publicUrl }, changed, now))).not.toBe(hash(one));
  } finally {
    other.close();
  }
});

test('[DOC-003] [DOC-008] [DOC-009] the text can be read back: title, language, tags, on every page "page n of m" and the hash', async () => {
  const pdf = await typesetVersion({ typesetter, publicUrl }, versionOf("gb-common-english"), now);
  const { pages, title, language } = await readPdf(pdf);
  expect([title, language]).toEqual(["Last Will and Testament", "en"]);
  expect(pdf.toString("latin1")).toContain("/StructTreeRoot");
  expect(pages.join(" ")).toContain("I give House in Bcharré to Samir Haddad.");
  for (const [at, page] of pages.entries()) {
    expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
    expect(page).toContain("ab".repeat(32));
    expect(page).toContain("Initials");
    expect(page).toContain("Check this text at heirlock.test/verify");
  }
  const signing = pages.filter((page) => page.includes("Signature of Nadia Haddad"));
  expect(signing, "signature and witnesses on one page").toHaveLength(1);
  expect(signing[0]).toContain("Witness 2");
});

test("[DOC-003] on the paper of its country, with margins of 25 mm", async () => {
  const margin = (25 / 25.4) * 72;
  for (const [law, width, height] of [
    ["gb-common-english", 595, 842],
    ["us-common-california", 612, 792],
  ] as const) {
    const { paper } = await readPdf(await typesetVersion({ typesetter, publicUrl }, versionOf(law), now));
    expect([Math.round(paper.width), Math.round(paper.height)]).toEqual([width, height]);
    expect(paper.left).toBeCloseTo(margin, 0);
    expect(paper.top).toBeGreaterThan(margin);
  }
});

test("[DOC-010] Arabic: right to left, and its words are found in the text layer", async () => {
  const version = versionOf("sa-islamic-hanbali", { language: "ar", form: "witnessed" });
  const { pages, language } = await readPdf(await typesetVersion({ typesetter, publicUrl }, version, now));
  expect(language).toBe("ar");
  const text = pages.join(" ");
  for (const word of ["الوصية", "القانون", "تركتي", "ورثتي", "الشهود", "إرادتي", "Nadia Haddad", "1/10"])
    expect(text).toContain(word);
});

test("[DOC-007] a draft carries its mark on every page", async () => {
  const draft = { ...versionOf("gb-common-english"), status: "draft" as const, content_hash: null, salt: null };
  const { pages } = await readPdf(await typesetVersion({ typesetter, publicUrl }, draft, now));
  for (const page of pages) {
    expect(page).toContain("Draft");
    expect(page).not.toContain("/verify");
  }
});

test("what people write is text: no markup, no code, no file", async () => {
  const wishes = '#panic("x") $1$ *bold* #read("/etc/passwd") \\u{41} @ref <label> // no comment';
  const version = versionOf("gb-common-english", { funeral: { kind: null, wishes } });
  const { pages } = await readPdf(await typesetVersion({ typesetter, publicUrl }, version, now));
  expect(pages.join(" ")).toContain('#panic("x") $1$ *bold* #read("/etc/passwd") \\u{41} @ref <label> // no comment');
});

test("a document that takes too long is ended, and the next one is set", async () => {
  const impatient = createTypesetter({ milliseconds: 8000, waiting: 10, document: 1000 });
  try {
    const endless =
      "#let f(n) = { let x = 0.0; for i in range(2000000) { x += calc.sqrt(i) }; x }\n#for i in range(1000) [#f(i) ]";
    await expect(impatient.typeset(endless, () => ({}))).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect((await impatient.typeset("Well", () => ({}))).byteLength).toBeGreaterThan(500);
    await expect(impatient.typeset("#nonsense()", () => ({}))).rejects.toThrow("Not typeset");
    await expect(impatient.typeset("Well", () => ({ words: "x".repeat(2000) }))).rejects.toMatchObject({
      code: "UNAVAILABLE",
    });
  } finally {
    impatient.close();
  }
}, 60_000);

test("a template reads no file and no package", async () => {
  for (const text of ['#read("typesetter.ts")', '#read("/etc/passwd")', '#import "@preview/cetz:0.3.0"'])
    await expect(typesetter.typeset(text, () => ({}))).rejects.toThrow("Not typeset");
});

/** Milliseconds for each, the slowest last. */
async function timed(
  run: (version: ReturnType<typeof versionOf>) => Promise<unknown>,
  times: number,
): Promise<number[]> {
  const version = versionOf("gb-common-english");
  const taken: number[] = [];
  for (let at = 0; at < times; at++) {
    const start = performance.now();
    await run(version);
    taken.push(performance.now() - start);
  }
  return taken.toSorted((one, other) => one - other);
}

test("19 of 20 documents take less than 300 ms once the process is warm", async () => {
  const set = (version: ReturnType<typeof versionOf>) => typesetVersion({ typesetter, publicUrl }, version, now);
  await timed(set, 3);
  // What else the machine does only adds time: the best of three rounds counts.
  const rounds = [await timed(set, 20), await timed(set, 20), await timed(set, 20)];
  expect(Math.min(...rounds.map((round) => round[18]!))).toBeLessThan(300);
}, 60_000);

test("fifty at once: each is set, and the process that asks stays free", async () => {
  const version = versionOf("gb-common-english");
  await typesetVersion({ typesetter, publicUrl }, version, now);
  const before = performance.eventLoopUtilization();
  const all = await Promise.all(
    Array.from({ length: 50 }, () => typesetVersion({ typesetter, publicUrl }, version, now)),
  );
  const { utilization } = performance.eventLoopUtilization(before);
  expect(new Set(all.map(hash)).size).toBe(1);
  expect(utilization, "share of the time in which it could not have answered anybody").toBeLessThan(0.8);
}, 60_000);
