import { describe, expect, test } from "vitest";
import { loadSheet } from "../formalities/load-sheet.ts";
import { format } from "../succession/rational.ts";
import { applyMend, type Finding } from "./finding.ts";
import { codesOf, found } from "./testing/check.ts";
import { daughter, fact, familyWith, type Input, planOf, sheetOf, son, twoChildren, wife } from "./testing/inputs.ts";

const lawFindings = (input: Input) =>
  codesOf(input).filter((code) => code.startsWith("law.choice") || code === "law.other-ties");
const compared = ({ data }: Finding) =>
  data.alternatives?.map(({ country, shares, free }) => [
    country,
    shares && Object.fromEntries([...shares].map(([id, share]) => [id, format(share)])),
    free && format(free),
  ]);

describe("[LAW-027] ties to several countries", () => {
  const inFrance: Input = {
    law: "fr-civil-french",
    family: familyWith(wife(), daughter("lucie"), son("hugo")),
    will: { testator: { age: 60, residence: "FR", nationalities: ["de"] } },
    circumstances: { regime: "accrued-gains", allChildrenCommon: true },
  };

  test("a German in France: French law by default, German law may be chosen, and what that changes", () => {
    const finding = found(inFrance, "law.choice-possible");
    expect(finding.citation?.source).toContain("650/2012 art. 22");
    expect(finding.data).toMatchObject({ country: "fr", countries: ["de"] });
    expect(compared(finding)).toEqual([["de", { hugo: "1/4", lucie: "1/4", wife: "1/2" }, "3/4"]]);
  });

  test("planned under German law without saying so: French law would apply", () => {
    const input: Input = { ...inFrance, law: "de-civil-german" };
    const finding = found(input, "law.choice-missing");
    expect(finding.data).toMatchObject({ country: "de", otherCountry: "fr" });
    expect(compared(finding)).toEqual([
      ["de", { hugo: "1/4", lucie: "1/4", wife: "1/2" }, "3/4"],
      ["fr", { hugo: "3/8", lucie: "3/8", wife: "1/4" }, "1/3"],
    ]);
    const [declare] = finding.mends;
    const mended = { ...input, will: applyMend(planOf(input.will), declare!) };
    expect(lawFindings(mended)).toEqual(["law.choice-made"]);
  });

  test("only the law of a nationality can be chosen", () => {
    expect(lawFindings({ ...inFrance, law: "it-civil-italian" })).toEqual(["law.choice-not-possible"]);
  });

  test("Denmark and Ireland are not bound, and nothing is said of an art. 22 there", () => {
    for (const residence of ["dk", "IE", "gb", "lb"]) {
      expect(lawFindings({ ...inFrance, will: { testator: { age: 60, residence, nationalities: ["fr"] } } })).toEqual([
        "law.other-ties",
      ]);
    }
  });

  test("outside of it the country's own rule is named where it is known", () => {
    const input: Input = {
      law: "gb-common-english",
      will: { testator: { age: 60, residence: "gb", nationalities: ["eg"] } },
    };
    expect(found(input, "law.other-ties").citation).toBeNull();
    const sheet = sheetOf({ conflict: fact("nationality") });
    expect(found({ ...input, sheet }, "law.other-ties").citation?.source).toBe("A law for tests");
  });

  test("a country with several laws is named without guessing one", () => {
    const input: Input = { ...inFrance, will: { testator: { age: 60, residence: "fr", nationalities: ["GB"] } } };
    expect(found(input, "law.choice-possible").data.alternatives).toEqual([
      { country: "gb", code: null, shares: null, free: null },
    ]);
  });

  test("one country, or ties that nobody told, are no finding", () => {
    expect(lawFindings({ law: "fr-civil-french", family: twoChildren })).toEqual([]);
    expect(
      lawFindings({ law: "hanafi", will: { testator: { age: 60, residence: "fr", nationalities: ["lb"] } } }),
    ).toEqual([]);
  });

  test("the Hague Convention helps where the country is a party: Egypt is none, France is", async () => {
    const testator = { age: 60, residence: "fr", nationalities: ["eg"] };
    for (const [law, expected] of [
      ["fr-civil-french", true],
      ["eg-islamic-hanafi", false],
    ] as const) {
      const codes = codesOf({ law, sheet: await loadSheet(law), will: { testator } });
      expect(codes.includes("form.hague")).toBe(expected);
    }
  });
});
