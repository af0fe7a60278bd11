import { describe, expect, test } from "vitest";
import { countryLaws } from "../catalogue/country-laws.ts";
import { codesOfTree } from "../catalogue/regulation-code.ts";
import { sheetOf } from "../formalities/all-sheets.ts";
import { requirementsOf } from "./requirements-of.ts";
import type { Template } from "./template.ts";
import { templateOf } from "./template-of.ts";

const codes = codesOfTree(countryLaws.filter(({ status }) => status === "active"));
const origin = { source: "Law art. 1", grade: "K", reviewed: "2026-06" } as const;
const kept: Template = {
  code: "fr-civil-french",
  language: "en",
  title: "Kept",
  checklist: [
    { label: "Sign it", required: true, hint: "By hand.", origin },
    { label: "Date it", required: false, hint: "Best today.", origin: null },
  ],
  required_docs: [{ label: "The paper", origin }],
  language_requirements: { official_language: "French", translation_required: true, notes: "Deeds in French." },
  authority: { name: "Notary", notes: "Makes the deed." },
  guide_md: null,
  reviewed: "2026-06",
};

describe("[JUR-012] requirements of a template", () => {
  test("what is required is an error, papers a warning, the rest a recommendation, language and authority a note", () => {
    expect(requirementsOf(kept).map(({ id, title, category, severity }) => [id, title, category, severity])).toEqual([
      ["checklist-1", "Sign it", "required", "error"],
      ["checklist-2", "Date it", "recommended", "info"],
      ["document-1", "The paper", "required", "warning"],
      ["language", "Language", "optional", "info"],
      ["authority", "Office or authority", "optional", "info"],
    ]);
  });

  test("details have the source, the month and the words for settled knowledge; what nobody reviewed says so", () => {
    const [sign, date, paper, language, authority] = requirementsOf(kept);
    const told = ["Source: Law art. 1", "To be confirmed with a lawyer", "Last checked June 2026"];
    expect(sign?.details).toEqual(told);
    expect(date?.details).toEqual(["Not reviewed yet"]);
    expect(date?.compliance_impact).toBe("Nobody has reviewed this point, so we do not check it.");
    expect(paper?.details).toEqual(told);
    expect(language?.details).toEqual(["French", "A will in another language needs a translation or an interpreter."]);
    expect(authority?.description).toBe("Makes the deed.");
  });

  test.each(["en", "ar", "es", "fr"])(
    "all eight fields mean something for every active country in %s",
    async (language) => {
      for (const code of codes) {
        const template = await templateOf(sheetOf(code), code, language);
        const requirements = requirementsOf(template);
        const ids = requirements.map(({ id }) => id);
        expect(new Set(ids).size, code).toBe(ids.length);
        expect(requirements.filter(({ severity }) => severity === "error").length).toBe(
          template.checklist.filter(({ required }) => required).length,
        );
        for (const one of requirements) {
          const where = `${code} ${one.id}`;
          for (const text of [one.title, one.description, one.compliance_impact])
            expect(text.trim(), where).not.toBe("");
          expect(one.details.length + one.examples.length, where).toBeGreaterThan(0);
          for (const text of [...one.details, ...one.examples]) expect(text.trim(), where).not.toBe("");
          expect(["required", "recommended", "optional"]).toContain(one.category);
          expect(["error", "warning", "info"]).toContain(one.severity);
        }
      }
    },
  );

  test("advice is not mistaken for law that nobody reviewed", async () => {
    const template = await templateOf(sheetOf("gb-common-english"), "gb-common-english", "en");
    const date = requirementsOf(template).find(({ id }) => id === "checklist-date");
    expect(date).toMatchObject({ details: ["Good practice, not a legal requirement"], category: "recommended" });
    expect(date?.compliance_impact).toContain("No law requires this");
  });

  test("a template in a language without texts is told in English", () => {
    expect(requirementsOf({ ...kept, language: "de" })[3]?.title).toBe("Language");
  });
});
