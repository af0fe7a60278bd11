import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { complianceFactsOf } from "../catalogue/compliance-facts.ts";
import { codesOfTree } from "../catalogue/regulation-code.ts";
import { allSheets } from "../formalities/all-sheets.ts";
import { factsOf } from "../formalities/facts-of.ts";
import { barRules } from "../succession/bars.ts";
import { landRules } from "../succession/jafari/wifes-property.ts";
import { isPartnerRule } from "../succession/partners/rules.ts";
import { rules } from "../succession/rules.ts";
import { isTerritoryRule } from "../succession/territories/rules.ts";
import { limitOf } from "../templates/limit.ts";
import { cite, willRules } from "../will-check/will-rules.ts";
import { citationIn, citationLanguages, loadCitations, translated } from "./citation-in.ts";
import type { CitationTexts } from "./citation-texts.ts";

const codes = [...codesOfTree(), "hebrew"];
const inUse: ReadonlySet<string> = new Set([
  ...[rules, barRules, landRules].flatMap((table) =>
    Object.entries(table)
      // Statutes of states and provinces are cited by their own names, which every language keeps.
      .filter(([code]) => !isTerritoryRule(code) && !(isPartnerRule(code) && code.includes("-")))
      .map(([, { citation }]) => citation),
  ),
  ...willRules.map((rule) => cite(rule).source),
  ...allSheets.flatMap((sheet) => factsOf(sheet).map(([, { source }]) => source)),
  ...codes.flatMap((code) => Object.values(complianceFactsOf(code)).flatMap(({ review }) => review?.source ?? [])),
  ...codes.flatMap((code) => limitOf(null, code)?.origin.source ?? []),
]);

/** The sura is named in Arabic instead of numbered, once for all its verses. */
const numbered = (citation: string) =>
  citation.replace(/(?<=Qur'an )\d.*?(?=;|: |$)/g, (all) => all.replaceAll("4:", ""));
const digits = (text: string) => (text.match(/\d/g) ?? []).toSorted().join("");
const load = async (language: string) =>
  ((await import(`./citations.${language}.ts`)) as { texts: CitationTexts }).texts;

test("citations in use are found in every table", () => {
  expect(inUse.size).toBeGreaterThan(500);
  for (const one of ["Qur'an 4:12", "Egypt, Law 71/1946 art. 37", "ZGB art. 471", "BGB § 2247"]) {
    expect(inUse).toContain(one);
  }
});

describe.each(citationLanguages)("[LAW-017] citations in %s", (language) => {
  test("every one has its text, with the same numbers", async () => {
    const texts = await load(language);
    for (const citation of inUse) {
      const text = translated(citation, texts);
      expect(text, citation).not.toBeNull();
      expect(digits(text!), `${citation}: ${text}`).toBe(digits(language === "ar" ? numbered(citation) : citation));
    }
  });

  test("no English words are left but in the names of statutes", async () => {
    const write = await loadCitations(language);
    const left = /\b(the|of|and|school|Law \d|Qur'an|Bukhari|Judgment|Egypt|Civil Code)\b/;
    const own = /Wills|Act\b|Order 19|Ordinance|Court|Council|Probate/;
    for (const citation of inUse) {
      const words = write(citation)
        .split(/[;؛]/)
        .filter((part) => !own.test(part));
      expect(words.join(";"), citation).not.toMatch(left);
    }
  });

  test("nothing that no citation says is carried along", async () => {
    const { says, places, statutes, books } = await load(language);
    const all = [...inUse, ...Object.values(rules).map(({ citation }) => citation)].join("\n");
    for (const key of Object.keys({ ...says, ...places, ...statutes, ...books })) expect(all, key).toContain(key);
  });

  test("are light enough to be loaded by themselves", () => {
    const file = readFileSync(new URL(`citations.${language}.ts`, import.meta.url));
    expect(gzipSync(file).length).toBeLessThan(15_000);
  });
});

test("Latin names keep their direction in Arabic, and everything else is Arabic", async () => {
  const write = await loadCitations("ar");
  for (const citation of inUse) {
    expect(write(citation).replace(/\u2068[^\u2069]*\u2069/g, ""), citation).not.toMatch(/[A-Za-zÀ-ÿ\u2068\u2069]/);
  }
});

test.each([
  ["Qur'an 4:12", "ar", "سورة النساء، الآية 12"],
  ["Qur'an 4:11, 4:12, 4:176", "ar", "سورة النساء، الآيات 11 و12 و176"],
  ["Egypt Law 77/1943 arts. 23-29", "ar", "قانون المواريث المصري رقم 77 لسنة 1943، المواد 23-29"],
  ["Tunisia, Code du statut personnel art. 143 bis", "ar", "تونس، مجلة الأحوال الشخصية، المادة 143 مكرر"],
  ["France, Code civil 913", "ar", "فرنسا، \u2068Code civil 913\u2069"],
  ["Code civil arts. 913, 914-1", "fr", "Code civil art. 913, 914-1"],
  ["Law of 23 June 1959 arts. 58 ff.", "fr", "Loi du 23 juin 1959 art. 58 et s."],
  [
    "Iran, Civil Code arts. 946, 948 as amended in 2009",
    "es",
    "Irán, Código Civil arts. 946, 948 en la redacción de 2009",
  ],
  ["Qur'an 4:12", "en", "Qur'an 4:12"],
])("%s in %s", async (citation, language, text) => {
  expect(await citationIn(citation, language)).toBe(text);
});

test("what nobody translated stays as it is, as a whole", async () => {
  expect(await citationIn("Qur'an 4:11; Some Act of words 3", "fr")).toBe("Qur'an 4:11; Some Act of words 3");
  expect(translated("Code civil 913 in other words", await load("fr"))).toBeNull();
});

test.each(citationLanguages)(
  "[LAW-032] the statutes of states and provinces stay as they are cited in %s",
  async (language) => {
    const write = await loadCitations(language);
    const texts = await load(language);
    for (const [code, { citation }] of Object.entries(rules).filter(([code]) => isTerritoryRule(code))) {
      const text = write(citation);
      expect(digits(text), code).toBe(digits(citation));
      // Words of English that are no name of a statute would have to be translated.
      if (/\b(the|regulations|Law of)\b/.test(citation)) expect(translated(citation, texts), code).not.toBeNull();
    }
  },
);
