import { describe, expect, test } from "vitest";
import { loadSheet } from "../formalities/load-sheet.ts";
import type { WillForm } from "../formalities/sheet.ts";
import { check, codesOf, found } from "./testing/check.ts";
import { fact, gift, type Input, sheetOf, sumOf } from "./testing/inputs.ts";

const beneficiary = { gifts: [gift("friend", sumOf(100))] };
const witnessFindings = (input: Input) =>
  codesOf(input).filter((code) => code.startsWith("witness.") && code !== "witness.too-few");

describe("[LAW-025] a beneficiary as witness has the effect of the country (rulebook 5.3)", () => {
  test.each<[law: string, form: WillForm, effect: string | null]>([
    ["za-common-southafrican", "witnessed", "witness.gift-void"],
    ["cn-civil-chinese", "printed", "witness.not-counted"],
    ["cn-civil-chinese", "holograph", null],
    ["in-common-christian", "witnessed", "witness.gift-void"],
    ["in-common-hindu", "witnessed", "witness.unwise"],
    ["id-civil-bw", "notarial", "witness.will-void"],
    ["jp-civil-japanese", "notarial", "witness.will-void"],
    ["tr-civil-turkish", "notarial", "witness.gift-void"],
    ["fr-civil-french", "notarial", "witness.will-void"],
    ["fr-civil-french", "holograph", null],
    ["de-civil-german", "notarial", null],
    ["it-civil-italian", "notarial", "witness.gift-void"],
    ["nl-civil-dutch", "notarial", "witness.gift-void"],
    ["ru-civil-russian", "closed", "witness.will-void"],
    ["es-civil-spanish", "notarial", "witness.will-void"],
    ["ch-civil-swiss", "notarial", "witness.gift-void"],
    ["gb-common-english", "witnessed", "witness.gift-void"],
    ["gb-common-scottish", "signed", "witness.unwise"],
    ["ca-common-ontario", "witnessed", "witness.gift-void"],
    ["ca-civil-quebec", "witnessed", "witness.gift-void"],
    ["mx-civil-mexican", "closed", "witness.gift-void"],
    ["us-common-upc", "witnessed", "witness.unwise"],
    ["ar-civil-argentine", "notarial", "witness.not-counted"],
    ["br-civil-brazilian", "private", "witness.gift-void"],
    ["au-common-nsw", "witnessed", "witness.gift-void"],
    ["kr-civil-korean", "notarial", "witness.will-void"],
    ["ie-common-irish", "witnessed", "witness.gift-void"],
    ["cy-civil-cypriot", "witnessed", "witness.gift-void"],
  ])("%s, %s: %s", async (law, form, effect) => {
    const sheet = await loadSheet(law);
    const named = sheet?.forms.map(({ value }) => value.form);
    expect(named).toContain(form);
    const will = { ...beneficiary, form, witnesses: [{ person: "friend" }, { person: "witness 1" }] };
    expect(witnessFindings({ law, sheet, will })).toEqual(effect ? [effect] : []);
    const others = [{ person: "witness 1" }, { person: "witness 2" }];
    expect(witnessFindings({ law, sheet, will: { ...will, witnesses: others } })).toEqual([]);
  });

  test("the effect carries the article of the country", async () => {
    const sheet = await loadSheet("gb-common-english");
    const will = {
      ...beneficiary,
      form: "witnessed" as const,
      witnesses: [{ person: "friend" }, { person: "witness 1" }],
    };
    const { citation, severity, data } = found({ sheet, will }, "witness.gift-void");
    expect(citation?.source).toContain("Wills Act 1837 s. 15");
    expect(severity).toBe("error");
    expect(data).toMatchObject({ person: "friend", bar: "beneficiary" });
  });

  test("in England two others save the gift, in Ontario only a court does", async () => {
    const three = {
      ...beneficiary,
      form: "witnessed" as const,
      witnesses: [{ person: "friend" }, { person: "witness 1" }, { person: "witness 2" }],
    };
    expect(witnessFindings({ sheet: await loadSheet("gb-common-english"), will: three })).toEqual([]);
    const ontario = { law: "ca-common-ontario", sheet: await loadSheet("ca-common-ontario"), will: three };
    expect(witnessFindings(ontario)).toEqual(["witness.gift-void"]);
    expect(found(ontario, "witness.gift-void").mends.map(({ code }) => code)).toContain("ask-court");
  });
});

describe("[LAW-025] who else may not be a witness", () => {
  const england = async (will: Input["will"]): Promise<Input> => ({
    sheet: await loadSheet("gb-common-english"),
    will: { form: "witnessed", ...will },
  });

  test("a beneficiary's husband or wife", async () => {
    const input = await england({
      ...beneficiary,
      witnesses: [{ person: "partner" }, { person: "witness 1" }],
      people: [{ id: "partner", spouseOf: "friend" }],
    });
    expect(found(input, "witness.gift-void").data).toMatchObject({
      person: "partner",
      bar: "spouse-of-beneficiary",
      other: "friend",
    });
  });

  test("a minor: 17 in England, but 14 is enough in South Africa", async () => {
    const people = [{ id: "teen", birthDate: "2009-11-15" }];
    const witnesses = [{ person: "teen" }, { person: "witness 1" }];
    const input = await england({ witnesses, people });
    expect(codesOf(input)).toEqual(expect.arrayContaining(["witness.minor", "witness.too-few"]));
    const southAfrica = {
      law: "za-common-southafrican",
      sheet: await loadSheet("za-common-southafrican"),
      will: { form: "witnessed" as const, witnesses, people },
    };
    expect(witnessFindings(southAfrica)).toEqual([]);
  });

  test("too few for the chosen form: Brazil asks for three, Indonesia for four in a closed will", async () => {
    const witnesses = [{ person: "witness 1" }, { person: "witness 2" }];
    const brazil = {
      law: "br-civil-brazilian",
      sheet: await loadSheet("br-civil-brazilian"),
      will: { form: "private" as const, witnesses },
    };
    expect(found(brazil, "witness.too-few").data).toMatchObject({ needed: 3, have: 2 });
    const indonesia = {
      law: "id-civil-bw",
      sheet: await loadSheet("id-civil-bw"),
      will: { form: "closed" as const, witnesses },
    };
    expect(found(indonesia, "witness.too-few").data).toMatchObject({ needed: 4, have: 2 });
  });

  test("in Türkiye a relative of the testator is not counted", async () => {
    const sheet = await loadSheet("tr-civil-turkish");
    const family = {
      deceased: { sex: "male" as const },
      people: [
        { id: "sister", sex: "female" as const, alive: true, father: "dad" },
        { id: "dad", sex: "male" as const, alive: true, relation: "father" as const },
      ],
    };
    const input: Input = {
      law: "tr-civil-turkish",
      sheet,
      family,
      will: { form: "notarial", witnesses: [{ person: "sister" }, { person: "witness 1" }] },
    };
    expect(found(input, "witness.not-counted").data).toMatchObject({ person: "sister", bar: "kin-of-testator" });
    expect(found(input, "witness.too-few").data).toMatchObject({ needed: 2, have: 1 });
  });

  test("D41: an error under civil and common law, a warning elsewhere", () => {
    const sheet = sheetOf({ witnesses: fact({ effect: "gift-void", bars: ["beneficiary"] }) });
    const will = {
      ...beneficiary,
      form: "witnessed" as const,
      witnesses: [{ person: "friend" }, { person: "witness 1" }],
    };
    const severity = (law: string) =>
      check({ law, sheet, will }).find(({ code }) => code === "witness.gift-void")?.severity;
    expect([
      severity("fr-civil-french"),
      severity("gb-common-english"),
      severity("hanafi"),
      severity("hebrew"),
    ]).toEqual(["error", "error", "warning", "warning"]);
  });
});
