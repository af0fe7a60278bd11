import { describe, expect, test } from "vitest";
import { complianceFactsOf } from "./catalogue/compliance-facts.ts";
import { countryLaws } from "./catalogue/country-laws.ts";
import { codesOfTree } from "./catalogue/regulation-code.ts";
import { allSheets, sheetOf } from "./formalities/all-sheets.ts";
import { barRules, bars } from "./succession/bars.ts";
import { figureRules, figures } from "./succession/common-law/dated-figures.ts";
import { landRules } from "./succession/jafari/wifes-property.ts";
import { rules } from "./succession/rules.ts";
import { templateOf } from "./templates/template-of.ts";

/** Why something is not attested; null where source, grade and month are there. */
function lacks({ source, grade, reviewed }: { source?: unknown; grade?: unknown; reviewed?: unknown }): string | null {
  if (typeof source !== "string" || source.trim().length < 3) return "source";
  if (!/^[TSK]$/.test(String(grade))) return "grade";
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(String(reviewed)) ? null : "month of review";
}

test("[LAW-017] a source, a grade or a month that is missing is seen", () => {
  const whole = { source: "Code civil art. 913", grade: "T", reviewed: "2026-06" };
  expect(lacks(whole)).toBeNull();
  expect(lacks({ ...whole, source: "  " })).toBe("source");
  expect(lacks({ ...whole, grade: "UNVERIFIED" })).toBe("grade");
  expect(lacks({ ...whole, reviewed: "2026-13" })).toBe("month of review");
  expect(lacks({ ...whole, reviewed: undefined })).toBe("month of review");
});

describe("[LAW-017] everything that states law says where it comes from", () => {
  test("every rule", () => {
    for (const [code, { citation, ...rest }] of Object.entries(rules)) {
      expect(lacks({ source: citation, ...rest }), code).toBeNull();
    }
  });

  test("every sum of money, by the rule that fixes it", () => {
    expect(Object.keys(figureRules)).toEqual(Object.keys(figures));
    for (const rule of Object.values(figureRules)) expect(rules).toHaveProperty([rule]);
  });

  test("the bars of every school, and of what a widow has her share", () => {
    expect(Object.keys(barRules).toSorted()).toEqual(Object.keys(bars).toSorted());
    for (const [name, { citation, grade }] of Object.entries({ ...barRules, ...landRules })) {
      expect(lacks({ source: citation, grade, reviewed: "2026-06" }), name).toBeNull();
    }
  });

  test("every fact of every sheet", () => {
    expect(allSheets.length).toBeGreaterThan(27);
    for (const { code, forms, ...fields } of allSheets) {
      for (const [field, fact] of [...Object.entries(fields), ...forms.map((form) => ["form", form] as const)]) {
        for (const one of Array.isArray(fact) ? fact : [fact]) {
          if (one !== undefined) expect(lacks(one as object), `${code} ${field}`).toBeNull();
        }
      }
    }
  });

  test("every fact of every code that is not marked as unchecked", () => {
    for (const code of codesOfTree()) {
      for (const [name, { review }] of Object.entries(complianceFactsOf(code))) {
        if (review) expect(lacks(review), `${code} ${name}`).toBeNull();
      }
    }
  });

  test("every tree of a country", () => {
    for (const { code, sources, reviewed } of countryLaws) {
      for (const source of sources)
        expect(lacks({ source, grade: "K", reviewed: reviewed ?? "2026-06" }), code).toBeNull();
    }
  });

  test.each(["en", "ar", "es", "fr"])("every line of every template in %s that states law", async (language) => {
    for (const code of codesOfTree()) {
      const { checklist, required_docs } = await templateOf(sheetOf(code), code, language);
      for (const { label, origin } of [...checklist, ...required_docs]) {
        if (origin) expect(lacks(origin), `${code}: ${label}`).toBeNull();
      }
    }
  });
});
