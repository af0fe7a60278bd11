import { describe, expect, test } from "vitest";
import { sheetOf } from "./all-sheets.ts";
import type { FormRules, Sheet, WillForm } from "./sheet.ts";

const at = (code: string): Sheet => sheetOf(code)!;
const form = (code: string, name: WillForm): FormRules =>
  at(code).forms.find(({ value }) => value.form === name)!.value;

describe("[LAW-021] what the second rulebook corrected in the sheets", () => {
  test("rows 23 and 24: France: a will in one's own hand may be in any language that one understands", () => {
    expect(at("fr-civil-french").language?.value).toMatchObject({
      needed: "official-deeds",
      ownHand: "understood-or-void",
    });
    for (const code of ["it-civil", "tr-civil", "cn-civil", "eg-islamic", "ir-islamic"])
      expect(at(code).language?.value.ownHand, code).toBe("understood");
  });

  test("rows 25 and 29: Italy: dated and signed too, and a later child counts only if there was none", () => {
    expect(form("it-civil-italian", "holograph").needs).toEqual(["handwritten", "dated", "signed"]);
    expect(at("it-civil-italian").laterChild?.value).toBe("revokes-if-childless");
  });

  test("rows 26 and 27: Spain: day, month and year; in danger of death two months, and three to bring it to a notary", () => {
    expect(form("es-civil-spanish", "holograph").needs).toEqual(["handwritten", "full-date", "signed"]);
    for (const name of ["oral-emergency", "emergency"] as const)
      expect(form("es-civil-spanish", name)).toMatchObject({
        lapses: { months: 2, after: "danger" },
        withinMonths: 3,
      });
  });

  test("row 28: Germany: three witnesses, or the mayor and two; after three months it is over", () => {
    const emergency = form("de-civil-german", "emergency");
    expect(emergency).toMatchObject({ witnesses: 3, witnessesWithMayor: 2, lapses: { months: 3, after: "making" } });
    expect(emergency).not.toHaveProperty("insteadOfWitnesses");
  });

  test("row 30: United States: no notary instead of witnesses for the whole country", () => {
    for (const sheet of ["us", "us-common-upc"].map(at))
      for (const { value } of sheet.forms) expect(value.insteadOfWitnesses, sheet.code).toBeUndefined();
  });

  test("row 32: Pakistan and India: Muslims need no form, and two witnesses prove what was only spoken", () => {
    for (const code of ["pk-islamic-hanafi", "in-islamic-hanafi"])
      expect(form(code, "any"), code).toMatchObject({ witnesses: 0, witnessesIfSpoken: 2 });
  });

  test("row 33: China: testator and witnesses sign, with day, month and year", () => {
    expect(form("cn-civil-chinese", "dictated")).toMatchObject({
      witnessesSign: "paper",
      needs: ["full-date", "signed"],
    });
    expect(form("cn-civil-chinese", "printed")).toMatchObject({
      witnessesSign: "every-page",
      needs: ["full-date", "every-page-signed"],
    });
  });

  test("row 34: Russia: the emergency will is signed, ends a month later and needs a court", () => {
    expect(form("ru-civil-russian", "emergency")).toMatchObject({
      needs: ["handwritten", "signed"],
      lapses: { months: 1, after: "danger" },
      courtConfirms: true,
    });
  });

  test("row 35: Ontario and Québec: wholly handwritten and signed", () => {
    for (const code of ["ca-common-ontario", "ca-civil-quebec"])
      expect(form(code, "holograph").needs, code).toEqual(["handwritten", "signed"]);
  });

  test("row 36: Northern Ireland has its own sheet, and not England's", () => {
    const sheet = at("gb-common-northern-irish");
    expect(sheet.code).toBe("gb-common-northern-irish");
    expect(sheet.minAge?.value).toEqual({ years: 18, orMarried: true });
    expect(form("gb-common-northern-irish", "witnessed")).toMatchObject({ witnesses: 2, witnessesTogether: true });
    expect(sheet.witnesses?.value).toEqual({ effect: "gift-void", bars: ["beneficiary", "spouse-of-beneficiary"] });
    expect([sheet.marriage?.value, sheet.divorce?.value]).toEqual(["revokes", "treated-as-dead"]);
  });
});

describe("[LAW-021] the states of the United States", () => {
  const forms = (state: string) => at(`us-${state}`).forms.map(({ value }) => value.form);
  const excluded = (state: string) => at(`us-${state}`).excludedForms?.map(({ value }) => value) ?? [];

  test("row 31: a will in one's own hand counts in nine of them and not in six; in New York for soldiers and sailors", () => {
    const valid = "california texas pennsylvania michigan new-jersey north-carolina virginia arizona".split(" ");
    for (const state of [...valid.map((name) => `common-${name}`), "civil-louisiana"])
      expect(forms(state), state).toContain("holograph");
    for (const state of "florida illinois ohio georgia massachusetts washington".split(" ")) {
      expect(excluded(`common-${state}`), state).toEqual(["holograph"]);
      expect(forms(`common-${state}`), state).not.toContain("holograph");
    }
    expect(form("us-common-new-york", "holograph").militaryOnly).toBe(true);
  });

  test("row 30: two witnesses and no notary instead, where the section is known", () => {
    for (const state of ["california", "texas", "new-york", "florida"])
      expect(form(`us-common-${state}`, "witnessed"), state).toEqual({ form: "witnessed", witnesses: 2 });
  });

  test("what the spouse has: a claim, an own half, or nothing kept; forced heirs only in Louisiana", () => {
    expect(at("us-common-new-york").protects?.value).toEqual(["spouse"]);
    expect(at("us-common-california").protects).toBeUndefined();
    expect(at("us-common-california").coupleProperty?.value).toBe("own-half");
    expect(at("us-common-georgia").protects).toBeUndefined();
    expect(at("us-civil-louisiana").protects?.value).toEqual(["young-or-incapable-children"]);
  });

  test("a state that nobody reviewed has the country's sheet, without forms", () => {
    expect(at("us-common-colorado")).toMatchObject({ code: "us", forms: [] });
  });
});
