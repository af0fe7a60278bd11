import { expect, test } from "vitest";
import { complianceFactsOf } from "./compliance-facts.ts";
import { codesOfTree } from "./regulation-code.ts";

const values = (code: string) => {
  const { forcedHeirs, testamentaryFreedom } = complianceFactsOf(code);
  return [forcedHeirs.value, testamentaryFreedom.value];
};
const codes = (text: string) => text.split(" ");

test("[LAW-010] value set A: forced heirs, limited freedom", () => {
  const list =
    "sa-islamic-hanbali jafari eg-islamic-hanafi om-islamic-ibadi fr-civil-french de-civil-german es-civil-spanish it-civil-italian nl-civil-dutch ch-civil-swiss at-civil-austrian be-civil-belgian pt-civil-portuguese lu-civil-luxembourgish gr-civil-greek tr-civil-turkish jp-civil-japanese kr-civil-korean br-civil-brazilian ar-civil-argentine id-civil-bw cy-civil-cypriot ie-common-irish gb-common-scottish rs-civil-serbian";
  for (const code of codes(list)) {
    expect(values(code), code).toEqual([true, "limited"]);
    expect(complianceFactsOf(code).forcedHeirs.review, code).not.toBeNull();
  }
});

test("[LAW-010] value set B: no forced heirs, full freedom", () => {
  const list =
    "mx-civil-mexican druze lb-islamic-druze ae-civil-nonmuslim ae-common-difc ae-common-adgm gb-common-english au-common-nsw nz-common-nz ca-common-ontario in-common-hindu in-common-christian in-common-parsi za-common-southafrican il-civil-israeli";
  for (const code of codes(list)) expect(values(code), code).toEqual([false, "full"]);
});

test("[LAW-010] value sets C and D: only the spouse, only those in need", () => {
  expect(values("us-common-upc")).toEqual(["spouse", "limited"]);
  expect(values("ru-civil-russian")).toEqual(["conditional", "limited"]);
  expect(values("cn-civil-chinese")).toEqual(["conditional", "limited"]);
});

test("[JUR-049, LAW-017] a value is reviewed with source, grade and month, or is the general one, marked as not reviewed", () => {
  for (const code of codesOfTree()) {
    const { inheritanceTax, forcedHeirs, testamentaryFreedom } = complianceFactsOf(code);
    expect(inheritanceTax).toEqual({ value: "varies", review: null });
    expect(testamentaryFreedom.review).toEqual(forcedHeirs.review);
    if (forcedHeirs.review) {
      expect(forcedHeirs.review.source).not.toBe("");
      expect(["T", "S", "K"]).toContain(forcedHeirs.review.grade);
      expect(forcedHeirs.review.reviewed).toMatch(/^\d{4}-\d{2}$/);
    } else expect(values(code), code).toEqual([true, "limited"]);
  }
});

test("[JUR-049, JUR-051] what nobody reviewed, and what is no code, has the general values", () => {
  for (const code of [
    "al-civil-albanian",
    "pl-civil-polish",
    "gb-common",
    "ca-common-alberta",
    "zw-custom",
    "atlantis",
    "",
  ]) {
    expect(complianceFactsOf(code), code).toEqual({
      inheritanceTax: { value: "varies", review: null },
      forcedHeirs: { value: true, review: null },
      testamentaryFreedom: { value: "limited", review: null },
    });
  }
});
