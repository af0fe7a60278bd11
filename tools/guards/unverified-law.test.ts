import { readFileSync } from "node:fs";
import { allJurisdictions } from "@heirlock/law/catalogue/country-list";
import { codesOfTree } from "@heirlock/law/catalogue/regulation-code";
import { loadSheet } from "@heirlock/law/formalities/load-sheet";
import { loadStory, storyLanguages } from "@heirlock/law/story/load-story";
import { tellNotComputed, tellSteps } from "@heirlock/law/story/tell";
import { kinOf } from "@heirlock/law/succession/kinship";
import { isSuccession } from "@heirlock/law/succession/result";
import { rules } from "@heirlock/law/succession/rules";
import { templateOf } from "@heirlock/law/templates/template-of";
import { engines } from "@heirlock/law/vectors/engines";
import { readVectors } from "@heirlock/law/vectors/vector";
import { familyOf } from "@heirlock/law/vectors/vector-family";
import { describe, expect, test } from "vitest";
import { checkBuiltLaw, openPoints, unverifiedIn, unverifiedLaw } from "./unverified-law.ts";

const cases = new URL("../../packages/law/vectors/grandchildren-vectors.json", import.meta.url);

/** Sentences that would state what nobody has confirmed, by group of the rulebook's list. */
const planted: Record<number, readonly string[]> = {
  1: [
    "Law of 23 June 1959: the spouse has 1/4 beside children",
    "La loi du 23 juin 1959 réserve la moitié aux enfants",
    "Under the law of 1959 a will needs two witnesses",
  ],
  2: ["Saudi Arabia asks for two witnesses", "M/73: the grandfather excludes brothers"],
  3: [
    "Federal Decree-Law 41/2024 art. 112",
    "41/2024 follows the Maliki school",
    "المرسوم 41/2024 يتبع المذهب المالكي",
    "probate by the ADGM Courts",
    "Muslim expatriates may register too",
  ],
  4: ["Oman, Royal Decree 32/1997 art. 240", "Yemen, Law 20/1992 articles 299 ff."],
  5: [
    "Mudawwana art. 349",
    "Algeria, Family Code 169–172",
    "Jordan: obligatory bequest for sons' issue",
    "الأردن: الوصية الواجبة",
  ],
  6: ["Tunisia 143 bis: the spouse keeps 1/8 and the daughter 7/8"],
  7: ["An only granddaughter takes 1/2 of it", "Zarina Jan v. Akbar Jan"],
  8: ["Mahkamah Agung 86 K/AG/1994"],
  9: ["Hanafi: religious bequests rank first inside the third"],
  10: ["Korea: the amendment is in force from 1 July 2026"],
  11: ["Greece: from 16 September 2026 the spouse has a third", '{"from":"2026-09-16"}'],
  12: [
    "Wills and Succession Law Cap. 195 s. 44",
    "Cap. 195 s. 37",
    "Andorra, Law 46/2014: 1/4",
    "Serbia 46/95: others 1/3",
    "Albania, Civil Code art. 379",
  ],
  13: ["Coptic bylaws: a wife has 1/4", "The unified Christian family code was adopted"],
  14: [
    "Uniform Electronic Wills Act",
    "electronic wills: UT, CO, ND, WA",
    "Uttarakhand",
    "e-Notariado",
    "arts. 2480-2481: the will is void",
    "Iran: notarial database",
    "Serbia: register since 2015",
    "Jordan: church codes",
  ],
};

describe("[LAW-019] law that is not certain is found", () => {
  test("there are signs for all 14 groups of the list, and a planted sentence for each", () => {
    expect(openPoints.map(({ group }) => group)).toEqual(Array.from({ length: 14 }, (_, index) => index + 1));
    expect(Object.keys(planted).map(Number)).toEqual(openPoints.map(({ group }) => group));
  });

  test.each(Object.entries(planted).flatMap(([group, texts]) => texts.map((text) => [group, text] as const)))(
    "group %s: %s",
    (group, text) => {
      const found = (path: string) => unverifiedLaw.check([{ path, text: `first line\n${text}\n` }]);
      expect(found("packages/law/src/catalogue/labels.en.ts")).toContainEqual(
        expect.objectContaining({ line: 2, what: expect.stringContaining(`group ${group},`) }),
      );
      expect(found("apps/web/src/features/jurisdictions/guide/messages.fr.json")).not.toEqual([]);
      expect(found("docs/guide.md")).not.toEqual([]);
      expect(checkBuiltLaw(new Map([["assets/law-1.js", Buffer.from(`const a="${text}"`)]]))).not.toEqual([]);
      // The requirements, and tests like this one, may speak of it.
      expect(found("docs/requirements/law.md")).toEqual([]);
      expect(found("packages/law/src/a.test.ts")).toEqual([]);
    },
  );

  test("a note of the rulebook that was left in is found too", () => {
    expect(unverifiedIn("a", "spouse 1/3 (UNVERIFIED)")).toHaveLength(1);
    expect(unverifiedIn("a", '"unverified": "Please confirm your email"')).toEqual([]);
  });

  test.each([
    "Law of 23 June 1959 arts. 58 ff.",
    "Saudi Arabia, Personal Status Law (Royal Decree M/73) art. 190",
    "UAE, Federal Decree-Law 41/2024",
    "Tunisia, Code du statut personnel art. 143 bis",
    "Wills and Succession Law Cap. 195 s. 41",
    "Serbia, Law on Inheritance 46/95 art. 79",
    "Civil Code art. 1112; Constitutional Court, 25 April 2024",
  ])("what is certain is not: %s", (text) => {
    expect(unverifiedIn("a", text)).toEqual([]);
  });
});

describe("[LAW-019] nothing that the law says to people is of that list", () => {
  test("no citation of a rule", () => {
    for (const [code, { citation }] of Object.entries(rules)) expect(unverifiedIn(code, citation)).toEqual([]);
  });

  test.each(storyLanguages)("no story of a family in %s, nor the reason why there is none", async (language) => {
    const texts = await loadStory(language);
    for (const [code, text] of [...Object.entries(texts.says), ...Object.entries(texts.lines)]) {
      expect(unverifiedIn(code, text)).toEqual([]);
    }
    for (const vector of readVectors(readFileSync(cases, "utf8"))) {
      const kin = kinOf(familyOf(vector));
      const outcome = engines[vector.school]!(kin, { dateOfDeath: "2026-03-01" });
      if ("needs" in outcome) throw new Error(`${vector.id} needs ${outcome.needs}`);
      const told = isSuccession(outcome) ? tellSteps(outcome, kin, texts) : [tellNotComputed(outcome, texts)];
      expect(told.length, vector.id).toBeGreaterThan(0);
      for (const { rule, pieces } of told) {
        expect(unverifiedIn(rule, pieces.map((piece) => ("text" in piece ? piece.text : "")).join(""))).toEqual([]);
      }
    }
  });

  test.each(["en", "ar", "es", "fr"])("no template in %s, of any country, system or part", async (language) => {
    const codes = [...codesOfTree(), ...allJurisdictions().map(({ code }) => code)];
    for (const code of codes) {
      const template = await templateOf(await loadSheet(code), code, language);
      expect(unverifiedIn(code, JSON.stringify(template))).toEqual([]);
      expect(unverifiedIn(code, template.guide_md ?? "")).toEqual([]);
    }
  });
});
