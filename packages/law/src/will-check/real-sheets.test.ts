import { describe, expect, test } from "vitest";
import { codesOfTree } from "../catalogue/regulation-code.ts";
import { loadSheet } from "../formalities/load-sheet.ts";
import { type FormNeed, type WillForm, willForms } from "../formalities/sheet.ts";
import { loadCheckSentences } from "./load-sentences.ts";
import type { Signing } from "./plan.ts";
import { tellFinding } from "./tell.ts";
import { check, codesOf, found } from "./testing/check.ts";
import { familyWith, gift, type Input, son, sumOf, wife } from "./testing/inputs.ts";

const withSheet = async (law: string, input: Omit<Input, "law" | "sheet"> = {}): Promise<Input> => ({
  ...input,
  law,
  sheet: await loadSheet(law),
});
const formFindings = async (law: string, form: WillForm) =>
  codesOf(await withSheet(law, { will: { form } })).filter((code) => code.startsWith("form."));

describe("forms of the countries' own sheets", () => {
  test.each<[law: string, form: WillForm, expected: readonly string[]]>([
    ["nl-civil-dutch", "holograph", ["form.official-only"]],
    ["nl-civil-dutch", "notarial", []],
    ["gb-common-english", "holograph", ["form.excluded"]],
    ["gb-common-english", "electronic", ["form.excluded"]],
    ["gb-common-english", "witnessed", []],
    ["fr-civil-french", "holograph", []],
    ["fr-civil-french", "registered", ["form.not-listed"]],
    ["tr-civil-turkish", "oral-emergency", ["form.emergency-only"]],
    ["nl-civil-dutch", "codicil", ["form.small-things"]],
    ["in-islamic-hanafi", "holograph", []],
  ])("%s, %s: %j", async (law, form, expected) => {
    expect(await formFindings(law, form)).toEqual(expected);
  });

  const answers: Readonly<Record<FormNeed, keyof Signing>> = {
    handwritten: "handwritten",
    dated: "dated",
    "full-date": "dated",
    place: "place",
    signed: "signed",
    "every-page-signed": "everyPageSigned",
    sealed: "sealed",
    address: "address",
    duplicate: "duplicate",
  };
  test.each<[law: string, form: WillForm, need: FormNeed]>([
    ["fr-civil-french", "holograph", "handwritten"],
    ["fr-civil-french", "holograph", "dated"],
    ["fr-civil-french", "holograph", "signed"],
    ["za-common-southafrican", "witnessed", "every-page-signed"],
    ["kr-civil-korean", "holograph", "sealed"],
    ["kr-civil-korean", "holograph", "address"],
    ["mx-civil-mexican", "holograph-deposited", "duplicate"],
  ])("%s, %s without %s has a defect, and with it none", async (law, form, need) => {
    const lacking = await withSheet(law, { will: { form, signing: { [answers[need]]: false } } });
    const finding = found(lacking, "form.lacks");
    expect(finding.data.need).toBe(need);
    expect(finding.citation?.source).toMatch(/\S/);
    expect(codesOf(await withSheet(law, { will: { form, signing: { [answers[need]]: true } } }))).not.toContain(
      "form.lacks",
    );
  });

  test("an age of its own counts for a form: Germany 16, but 18 for a handwritten will", async () => {
    const at = async (form: WillForm) =>
      codesOf(await withSheet("de-civil-german", { will: { form, testator: { age: 17 } } }));
    expect(await at("holograph")).toContain("testator.under-age");
    expect(await at("notarial")).not.toContain("testator.under-age");
  });

  test("Egypt: 21, or 18 with leave; Ireland: 18, or married", async () => {
    const egypt = async (age: number) => codesOf(await withSheet("eg-islamic-hanafi", { will: { testator: { age } } }));
    expect(await egypt(17)).toContain("testator.under-age");
    expect(await egypt(18)).toContain("testator.needs-leave");
    expect(await egypt(21)).not.toContain("testator.needs-leave");
    const ireland = await withSheet("ie-common-irish", { will: { testator: { age: 17 } } });
    expect(codesOf(ireland)).toContain("testator.under-age");
    expect(codesOf({ ...ireland, family: familyWith(wife()) })).not.toContain("testator.under-age");
  });
});

describe("what happens after the signing, in the countries' own sheets", () => {
  const signed = { signing: { on: "2020-05-01" } };
  const family = familyWith(wife(), son("hugo"));
  test.each([
    ["ie-common-irish", "marriage.revoked"],
    ["gb-common-english", "marriage.may-revoke"],
    ["lb-islamic-druze", "marriage.spouse-first"],
    ["fr-civil-french", null],
    ["us-common-upc", null],
  ])("a later marriage in %s: %s", async (law, expected) => {
    const will = { ...signed, testator: { age: 50, marriedOn: "2021-01-01" } };
    const codes = codesOf(await withSheet(law, { family, will })).filter((code) => code.startsWith("marriage."));
    expect(codes).toEqual(expected ? [expected] : []);
  });

  test.each([
    ["gb-common-english", "divorce.ends-gift"],
    ["tr-civil-turkish", "divorce.ends-gift"],
    ["za-common-southafrican", "divorce.lapses"],
    ["it-civil-italian", null],
    ["ru-civil-russian", null],
  ])("a later divorce in %s: %s", async (law, expected) => {
    const will = {
      ...signed,
      gifts: [gift("friend", sumOf(1))],
      testator: { age: 50, divorced: { on: "2021-01-01", from: "friend" } },
    };
    const codes = codesOf(await withSheet(law, { will })).filter((code) => code.startsWith("divorce."));
    expect(codes).toEqual(expected ? [expected] : []);
  });

  test.each([
    ["it-civil-italian", "child.revokes"],
    ["gb-common-english", null],
    ["lb-islamic-druze", "child.revokes"],
    ["br-civil-brazilian", "child.may-revoke"],
    ["fr-civil-french", null],
  ])("a later child in %s: %s", async (law, expected) => {
    const will = { ...signed, people: [{ id: "hugo", birthDate: "2021-01-01" }] };
    const codes = codesOf(await withSheet(law, { family, will })).filter((code) => code.startsWith("child."));
    expect(codes).toEqual(expected ? [expected] : []);
  });
});

test("in Italy a later child leaves the will of somebody who knew an older one as it is", async () => {
  const family = familyWith(wife(), son("hugo"), son("karl"));
  const people = [
    { id: "hugo", birthDate: "2015-01-01" },
    { id: "karl", birthDate: "2021-01-01" },
  ];
  const codes = codesOf(
    await withSheet("it-civil-italian", { family, will: { signing: { on: "2020-05-01" }, people } }),
  );
  expect(codes.filter((code) => code.startsWith("child."))).toEqual([]);
});

test("in Germany two witnesses are enough for an emergency will before the mayor, and too few without him", async () => {
  const check = async (official: boolean) => {
    const witnesses = [{ person: "friend" }, { person: "neighbour" }];
    const will = { form: "emergency" as const, witnesses, signing: { official } };
    return codesOf(await withSheet("de-civil-german", { will }));
  };
  expect(await check(false)).toContain("witness.too-few");
  expect(await check(true)).not.toContain("witness.too-few");
});

test("[LAW-017] [LAW-022] every law of the tree, in every form: what rests on law says its source", async () => {
  const sentences = await loadCheckSentences("fr");
  const seen = new Set<string>();
  for (const law of codesOfTree().filter((code) => !code.endsWith("-custom"))) {
    const sheet = await loadSheet(law);
    const forms = sheet && !seen.has(sheet.code) ? [null, ...willForms] : [null];
    if (sheet) seen.add(sheet.code);
    for (const form of forms) {
      const will = {
        form,
        signing: { on: "2020-05-01", signed: false, official: false },
        witnesses: [{ person: "friend" }],
        gifts: [gift("friend", sumOf(300_000))],
      };
      for (const finding of check({ law, sheet, family: familyWith(wife(), son("hugo")), will })) {
        if (finding.citation) expect(`${finding.citation.source} ${finding.citation.grade}`).toMatch(/\S [TSK]$/);
        expect(finding.citation?.source ?? "").not.toMatch(/UNVERIFIED/);
        expect(tellFinding(finding, sentences, "EUR").title.length).toBeGreaterThan(0);
      }
    }
  }
});
