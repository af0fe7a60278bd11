import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { countryLaws } from "../catalogue/country-laws.ts";
import { codesOfTree } from "../catalogue/regulation-code.ts";
import { type Cite, loadCitations } from "../citations/citation-in.ts";
import { sheetOf } from "../formalities/all-sheets.ts";
import { certaintyOf } from "./certainty.ts";
import type { Template } from "./template.ts";
import { templateOf } from "./template-of.ts";
import type { Texts } from "./template-texts.ts";
import { loadTexts, templateLanguages } from "./texts.ts";

const activeCodes = codesOfTree(countryLaws.filter(({ status }) => status === "active"));
const schools = ["jafari", "hanafi", "maliki", "shafi", "hanbali", "zaidi", "ibadi", "druze"];
const traditions = ["sunni", "shia", "hebrew", "hindu", "buddhist", "jain", "sikh", "parsi", "bahai", "christian"];
const codes = [...activeCodes, ...schools, ...traditions];
const builtIn = (code: string, language: string) => templateOf(sheetOf(code), code, language);

const texts = new Map<string, Texts>();
const citations = new Map<string, Cite>();
const templates = new Map<string, Template[]>();
beforeAll(async () => {
  for (const language of templateLanguages) {
    texts.set(language, await loadTexts(language));
    citations.set(language, await loadCitations(language));
    templates.set(language, await Promise.all(codes.map((code) => builtIn(code, language))));
  }
});

/** Everything that a reader of the template sees. */
function everyText({
  title,
  checklist,
  required_docs,
  language_requirements,
  authority,
  guide_md,
}: Template): string[] {
  return [
    title,
    ...checklist.flatMap(({ label, hint, details = [], examples = [] }) => [label, hint, ...details, ...examples]),
    ...required_docs.flatMap(({ label, hint = "", examples = [] }) => [label, hint, ...examples]),
    language_requirements?.official_language ?? "",
    language_requirements?.notes ?? "",
    authority?.name ?? "",
    authority?.notes ?? "",
    guide_md ?? "",
  ].filter((text) => text !== "");
}

describe.each(["en", "ar", "es", "fr"])("templates in %s", (language) => {
  test("[LAW-021] [JUR-011] every active country has one with a title, a checklist and all six parts", () => {
    for (const template of templates.get(language)!) {
      const { code, title, checklist, required_docs, language_requirements, authority, guide_md } = template;
      expect(template.language).toBe(language);
      expect(title.length, code).toBeGreaterThan(8);
      expect(checklist.length, code).toBeGreaterThan(1);
      for (const { label, required, hint } of checklist) {
        expect(label.trim(), code).not.toBe("");
        expect(typeof required).toBe("boolean");
        expect(hint.trim(), `${code}: ${label}`).not.toBe("");
      }
      for (const { label } of required_docs) expect(label.trim(), code).not.toBe("");
      if (language_requirements) {
        expect(language_requirements.official_language.trim(), code).not.toBe("");
        expect(language_requirements.notes.trim(), code).not.toBe("");
        expect(typeof language_requirements.translation_required).toBe("boolean");
      }
      if (authority) expect(authority.name.trim() && authority.notes.trim(), code).not.toBe("");
      if (guide_md !== null) expect(guide_md.length, code).toBeGreaterThan(300);
    }
  });

  test("nothing is left unfilled, and Markdown has no HTML", () => {
    for (const template of templates.get(language)!) {
      for (const text of everyText(template)) {
        expect(text, template.code).not.toMatch(/undefined|\bnull\b|NaN|\[object|=>|\{\{|<[A-Za-z!/]/);
        expect(text, template.code).not.toMatch(/\.\.|\(\)| {2}|: \./);
      }
    }
  });

  test("a country whose form is reviewed has a guide of some hundred words with its sections", () => {
    const { headings, guide } = texts.get(language)!;
    for (const template of templates.get(language)!) {
      const sheet = sheetOf(template.code);
      if (!sheet || sheet.forms.length === 0 || !sheet.minAge || !sheet.register) continue;
      const { code, guide_md } = template;
      const words = guide_md!.split(/\s+/).length;
      expect(words, code).toBeGreaterThan(300);
      expect(words, code).toBeLessThan(1150);
      const sections = ["who", "how", "keeping", "abroad", "sources"] as const;
      const limited = template.checklist.some(({ id, origin }) => id === "limit" && origin !== null);
      for (const section of limited ? [...sections, "family" as const] : sections)
        expect(guide_md, code).toContain(`## ${headings[section]}`);
      expect(guide_md, code).toContain(guide.notAdvice);
    }
  });

  test("[LAW-018, LAW-039] a line is marked only where it is less sure than its page, and every source is shown", () => {
    const { confirm, cite, semicolon } = texts.get(language)!;
    const pages = new Set<string | null>();
    for (const template of templates.get(language)!) {
      const { code, checklist, required_docs, language_requirements, authority, guide_md } = template;
      const page = certaintyOf(template);
      pages.add(page);
      const isMarked = (grade: string) => grade === "K" && page !== "K";
      for (const { label, hint, origin } of [...checklist, ...required_docs])
        if (origin) expect(hint?.includes(confirm), `${code}: ${label}`).toBe(isMarked(origin.grade));
      for (const part of [language_requirements, authority])
        if (part?.origin) expect(part.notes.includes(confirm) || !isMarked(part.origin.grade), code).toBe(true);
      // The sources at the end of the guide say it once for all of them.
      if (page === "K") expect(everyText({ ...template, guide_md: null }).join("\n"), code).not.toContain(confirm);
      const sheet = sheetOf(code);
      if (!sheet || guide_md === null) continue;
      for (const { source, grade } of sheet.forms) {
        const shown = cite(citations.get(language)!(source));
        expect(guide_md, code).toContain(isMarked(grade) ? `*(${shown}${semicolon}${confirm})*` : `*(${shown})*`);
      }
    }
    expect(pages).toContain("K");
    expect(pages).toContain("T");
  });

  test("[LAW-018] age, form and witnesses that nobody reviewed say so and require nothing", () => {
    const { age, form, witness } = texts.get(language)!;
    const belgian = templates.get(language)!.find(({ code }) => code === "be-civil-belgian")!;
    const lines = belgian.checklist.filter(({ id }) => ["age", "form", "witnesses"].includes(id ?? ""));
    expect(lines.map(({ label }) => label)).toEqual([age.unknown, form.unknown, witness.unknown]);
    for (const { required, origin } of lines) expect({ required, origin }).toEqual({ required: false, origin: null });
    expect(belgian.required_docs).toEqual([]);
  });

  test("[LAW-019] nothing of what could not be verified is said", () => {
    const open = [
      /UNVERIFIED/i,
      /Cap\. 195 s\. (37|44)/,
      /Mudawwana|\b349\b|\b369\b|\b167\b/,
      /e-?Notariado/i,
      /Uttarakhand/i,
      /Law 20\/1992|32\/1997/,
      /Protothema|Sep 2026/,
      /86 K\/AG/,
      /bylaw/i,
    ];
    for (const template of templates.get(language)!) {
      for (const text of everyText(template))
        for (const pattern of open) expect(text, template.code).not.toMatch(pattern);
    }
  });

  test("no country's text is left in another language", () => {
    if (language === "en") return;
    const english = templates.get("en")!;
    templates.get(language)!.forEach((template, index) => {
      const theirs = new Set(english[index]!.checklist.flatMap(({ label, hint }) => [label, hint]));
      for (const { label, hint } of template.checklist) {
        expect(theirs, template.code).not.toContain(label);
        expect(theirs, template.code).not.toContain(hint);
      }
      if (language === "ar")
        for (const { label, hint } of template.checklist) expect(`${label} ${hint}`).toMatch(/[\u0600-\u06ff]/);
    });
  });
});

describe("templates", () => {
  test("say it as plainly as that for England and Wales", async () => {
    const { checklist, title, reviewed } = await builtIn("gb-common-english", "en");
    expect(title).toBe("What a will needs · United Kingdom: England and Wales");
    expect(reviewed).toBe("2026-06");
    expect(checklist.filter(({ required }) => required).map(({ label }) => label)).toEqual([
      "You are 18 or older",
      "In writing, signed by you",
      "Two witnesses, both there",
    ]);
    const witness = checklist.find(({ id }) => id === "interested-witness");
    expect(witness).toMatchObject({
      label: "Witnesses who receive nothing",
      required: false,
      hint: "A gift to a witness fails. The will itself stays valid.",
      origin: { source: "Wills Act 1837 s. 15; Wills Act 1968", grade: "K", reviewed: "2026-06" },
    });
    expect(checklist.find(({ id }) => id === "date")).toMatchObject({
      label: "Put the date next to your name",
      advice: true,
      origin: null,
    });
  });

  test("[JUR-011] a translation is required only where nothing but an official's deed counts (rows 23 and 24)", async () => {
    const spoken = async (code: string) => (await builtIn(code, "en")).language_requirements!;
    for (const code of "fr-civil it-civil cn-civil eg-islamic tr-civil ir-islamic br-civil mx-civil jp-civil".split(
      " ",
    ))
      expect((await spoken(code)).translation_required, code).toBe(false);
    for (const code of ["ae-civil-nonmuslim", "ae-common-difc"])
      expect((await spoken(code)).translation_required, code).toBe(true);
    expect(await spoken("fr-civil-french")).toMatchObject({
      official_language: "French, for official deeds",
      notes: expect.stringContaining("In a language you do not understand, it is void."),
    });
  });

  test("an emergency will says for how long it counts", async () => {
    const guide = async (code: string) => (await builtIn(code, "en")).guide_md;
    expect(await guide("es-civil-spanish")).toContain("It no longer counts 2 months after the danger is over.");
    expect(await guide("de-civil-german")).toContain(
      "It needs three witnesses. With the mayor, two witnesses are enough.",
    );
    expect(await guide("ru-civil-russian")).toContain("one month after the danger is over. A court must confirm it.");
    expect(await guide("pk-islamic-hanafi")).toContain("A will that is only spoken must be proved by two witnesses.");
    expect(await guide("cn-civil-chinese")).toContain("The witnesses sign every page too.");
  });

  test("count in Arabic as Arabic counts", async () => {
    const labelOf = async (code: string) =>
      (await builtIn(code, "ar")).checklist.find(({ id }) => id === "witnesses")?.label;
    expect(await labelOf("gb-common-english")).toBe("شاهدان حاضران معاً");
    expect(await labelOf("gb-common-scottish")).toContain("شاهد واحد");
    const { guide_md } = await builtIn("br-civil-brazilian", "ar");
    expect(guide_md).toContain("ثلاثة شهود");
    expect((await builtIn("id-civil-bw", "ar")).guide_md).toContain("أربعة شهود");
    expect((await builtIn("es-civil-spanish", "ar")).guide_md).toContain("خمسة شهود");
    for (const { guide_md: guide } of templates.get("ar")!) expect(guide ?? "").not.toMatch(/\d+ (شاهد|شهود)/);
  });

  test("the age comes with its exceptions", async () => {
    const hintOf = async (code: string) => (await builtIn(code, "en")).checklist[0]!.hint;
    expect(await hintOf("eg-islamic-hanafi")).toContain("From 18 with a court's permission");
    expect(await hintOf("ie-common-irish")).toContain("Or younger, if you are married");
    expect(await hintOf("fr-civil-french")).toContain("Before 18 you can give away half");
    expect(await hintOf("de-civil-german")).toContain("For a will in your own hand: 18 or older.");
  });

  test("the limit of a will follows the law: a third, a kept part, claims, everything", async () => {
    const limitOf = async (code: string) => {
      const { checklist } = await builtIn(code, "en");
      return checklist.filter(({ id }) => id === "limit" || id === "gift-to-heir").map(({ label }) => label);
    };
    expect(await limitOf("sa-islamic-hanbali")).toEqual([
      "At most one third by will",
      "No gift to an heir without the others' consent",
    ]);
    expect(await limitOf("ma-islamic-maliki")).toEqual([
      "At most one third by will",
      "No gift to someone who already inherits",
    ]);
    expect(await limitOf("ir-islamic-jafari")).toEqual([
      "At most one third by will",
      "An heir may receive within the third",
    ]);
    expect(await limitOf("druze")).toEqual(["You may give everything to anyone you wish"]);
    expect(await limitOf("de-civil-german")).toEqual(["The part reserved for your family"]);
    expect(await limitOf("nz-common-nz")).toEqual(["Think of those who depend on you"]);
    expect(await limitOf("hebrew")).toEqual(["A gift in your lifetime, alongside the will"]);
    expect(await limitOf("xk-civil-kosovar")).toEqual(["How much you may give by will: not reviewed yet"]);
  });

  test("where no form is asked for, none is required", async () => {
    const formOf = async (code: string) => (await builtIn(code, "en")).checklist.find(({ id }) => id === "form");
    for (const code of ["sa-islamic-hanbali", "in-islamic-hanafi", "id-islamic-khi", "ae-islamic-sunni"])
      expect(await formOf(code), code).toMatchObject({
        label: "No form is required, but write it down anyway",
        required: false,
      });
    expect((await formOf("sa-islamic-hanbali"))?.details).toHaveLength(2);
  });

  test("a Druze will counts unregistered, with a judgment", async () => {
    const { checklist } = await builtIn("lb-islamic-druze", "en");
    const form = checklist.find(({ id }) => id === "form");
    expect(form).toMatchObject({ label: "Registered in your lifetime", required: false });
    expect(form?.hint).toContain("An unregistered one needs a judgment within two years of the death.");
  });

  test("witnesses are told for each way where ways differ, with what is open", async () => {
    const witnesses = async (code: string) =>
      (await builtIn(code, "en")).checklist.find(({ id }) => id === "witnesses")!;
    expect(await witnesses("br-civil-brazilian")).toMatchObject({
      label: "Witnesses: the number depends on the way you choose",
      required: true,
    });
    const iran = await witnesses("ir-islamic-jafari");
    expect(iran).toMatchObject({ label: "No witnesses for some of these ways", required: false });
    expect(iran.hint).toBe("For a will in your own hand: no witnesses.");
    expect(iran.details).toContain("For a closed will: not reviewed yet.");
    expect(await witnesses("nl-civil-dutch")).toMatchObject({ label: "No witnesses needed", required: false });
    expect(await witnesses("us-common-upc")).toMatchObject({ label: "Witnesses, for some of these ways" });
  });

  test("a law of several parts asks to choose one instead of saying that nothing was reviewed", async () => {
    for (const code of ["gb-common", "us-common", "in-common", "ae-common"]) {
      const { checklist, guide_md } = await builtIn(code, "en");
      expect(checklist[0]?.label, code).toBe("Choose a part of this law first");
      expect(guide_md, code).toBeNull();
    }
    expect((await builtIn("fr-civil", "en")).checklist[0]?.label).toBe("You are 16 or older");
  });

  test("too little for a guide is none", async () => {
    expect((await builtIn("xk-civil-kosovar", "en")).guide_md).toBeNull();
    expect((await builtIn("va-civil-canon", "ar")).guide_md).toBeNull();
  });

  test("[LAW-012] the calculator is offered only where it divides", async () => {
    const { calculator } = texts.get("en")!.guide;
    expect((await builtIn("fr-civil-french", "en")).guide_md).toContain(calculator);
    for (const code of ["cy-civil-cypriot", "rs-civil-serbian"]) {
      const template = await builtIn(code, "en");
      expect(template.guide_md).not.toContain(calculator);
      expect(everyText(template).join("\n")).not.toContain("the calculator shows");
    }
  });

  test("of one's own design no country's rules are said to be checked", async () => {
    const template = await builtIn("fr-custom", "en");
    expect(template).toMatchObject({ required_docs: [], language_requirements: null, authority: null, reviewed: null });
    expect(template.checklist[0]?.label).toBe("We do not check any country's rules");
    expect(template.checklist.some(({ required }) => required)).toBe(false);
    expect(template.guide_md).toContain("We do not compare anything with a law");
    expect(template.guide_md).not.toContain("Code civil");
  });

  test("[JUR-010] a language without texts is answered in English, and a code with a suffix is the code", async () => {
    expect((await builtIn("eg-islamic-hanafi", "de")).language).toBe("en");
    expect((await builtIn("eg-islamic-hanafi", "ar-EG")).language).toBe("ar");
    expect((await builtIn("eg-islamic-hanafi-en", "en")).code).toBe("eg-islamic-hanafi");
  });

  test("what is no code has an honest template and does not throw", async () => {
    for (const code of ["", "zz-civil", "constructor", "--", "__proto__"]) {
      const { checklist, guide_md } = await builtIn(code, "en");
      expect(guide_md, code).toBeNull();
      expect(
        checklist.some(({ required }) => required),
        code,
      ).toBe(false);
    }
  });

  test("each part that is loaded on demand stays under 60 kB gzipped", () => {
    const folder = new URL("./", import.meta.url);
    const files = readdirSync(folder).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
    expect(files).toContain("texts.ar.ts");
    for (const file of files) expect(gzipSync(readFileSync(new URL(file, folder))).length, file).toBeLessThan(20_000);
  });
});
