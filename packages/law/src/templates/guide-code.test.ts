import { describe, expect, test } from "vitest";
import { sheetOf } from "../formalities/all-sheets.ts";
import { guideSubject } from "./guide-code.ts";
import { templateOf } from "./template-of.ts";

const schools = ["jafari", "hanafi", "maliki", "shafi", "hanbali", "zaidi", "ibadi", "druze"];

describe("[JUR-009] guide codes", () => {
  test.each(schools)("%s alone is a school", (school) => {
    expect(guideSubject(school)).toEqual({ country: null, school });
  });

  test("the country stands first and the school third", () => {
    expect(guideSubject("pk-islamic-hanafi")).toEqual({ country: "pk", school: "hanafi" });
    expect(guideSubject("id-islamic-shafii")).toEqual({ country: "id", school: "shafi" });
    expect(guideSubject("lb-islamic-shia")).toEqual({ country: "lb", school: "jafari" });
    expect(guideSubject("LB-islamic-druze-ar")).toEqual({ country: "lb", school: "druze" });
  });

  test("a school outside of the eight falls back to the country", () => {
    expect(guideSubject("id-islamic-khi")).toEqual({ country: "id", school: null });
    expect(guideSubject("fr-civil-french")).toEqual({ country: "fr", school: null });
    expect(guideSubject("in-christian-catholic")).toEqual({ country: "in", school: null });
    expect(guideSubject("nonsense")).toEqual({ country: null, school: null });
  });

  test.each(schools)("%s has a template that leaves the form to the country", async (school) => {
    const { title, checklist, guide_md } = await templateOf(sheetOf(school), school, "en");
    expect(title).not.toBe("What a will needs · ");
    expect(checklist.some(({ id }) => id === "limit")).toBe(true);
    expect(guide_md).toContain("What the law reserves for the family");
    if (school !== "druze") expect(checklist[0]?.label).toBe("The form follows the law of your country");
  });

  test("a code with a country and a school shows the country's form and the school's limit", async () => {
    const { checklist } = await templateOf(sheetOf("pk-islamic-hanafi"), "pk-islamic-hanafi", "en");
    expect(checklist.map(({ id }) => id)).toEqual(expect.arrayContaining(["age", "form", "witnesses", "gift-to-heir"]));
    expect(checklist[0]).toMatchObject({ label: "You are 18 or older", required: true });
  });
});
