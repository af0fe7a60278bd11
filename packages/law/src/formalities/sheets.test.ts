import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { countryLaws } from "../catalogue/country-laws.ts";
import { hasEngine } from "../catalogue/profile.ts";
import { profileOf } from "../catalogue/profile-of.ts";
import { codesOfTree, findRegulation } from "../catalogue/regulation-code.ts";
import { allSheets, sheetOf } from "./all-sheets.ts";
import { factsOf } from "./facts-of.ts";
import { loadSheet, sheetCountries } from "./load-sheet.ts";
import { type Sheet, willForms, witnessBars, witnessEffects } from "./sheet.ts";

const active = countryLaws.filter(({ status }) => status === "active").map(({ code }) => code);

describe("sheets", () => {
  test("[LAW-021] every active country has one, and every code of its tree but its own design finds it", async () => {
    expect([...sheetCountries].toSorted()).toEqual([...active].toSorted());
    const without = codesOfTree(countryLaws.filter(({ status }) => status === "active")).filter(
      (code) => sheetOf(code) === null,
    );
    expect(without).toEqual(active.map((country) => `${country}-custom`));
    for (const code of codesOfTree()) expect(await loadSheet(code), code).toBe(sheetOf(code));
  });

  test("[LAW-017] every fact has a source, a grade and a month", () => {
    for (const sheet of allSheets) {
      for (const [field, { source, grade, reviewed }] of factsOf(sheet)) {
        expect(source.trim(), `${sheet.code} ${field}`).not.toBe("");
        expect(["T", "S", "K"], `${sheet.code} ${field}`).toContain(grade);
        expect(reviewed, `${sheet.code} ${field}`).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
      }
    }
  });

  test("name codes of the catalogue, each once", () => {
    const codes = allSheets.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    const known = codesOfTree();
    for (const code of codes) {
      const begins = known.some((one) => one === code || one.startsWith(`${code}-`));
      expect(begins, code).toBe(true);
    }
  });

  test("the longest beginning of a code wins", () => {
    expect(sheetOf("uk")?.code).toBe("gb-common-english");
    expect(sheetOf("GB-common-scottish-en")?.code).toBe("gb-common-scottish");
    expect(sheetOf("gb-common")?.code).toBe("gb");
    expect(sheetOf("id-islamic-khi")?.code).toBe("id-islamic");
    expect(sheetOf("lb-islamic-druze")?.code).toBe("lb-islamic-druze");
    expect(sheetOf("lb-islamic-jafari")?.code).toBe("lb-islamic");
    expect(sheetOf("druze")?.code).toBe("lb-islamic-druze");
    expect(sheetOf("eg")?.code).toBe("eg");
  });

  test("no sheet follows from a school, from one's own design or from what is no code", async () => {
    for (const code of ["hanafi", "hebrew", "fr-custom", "zz", "", "in-", "constructor", "is-civil-icelandic"]) {
      expect(sheetOf(code), code).toBeNull();
      expect(await loadSheet(code), code).toBeNull();
    }
  });

  test("say of a third and of gifts to heirs what the profile says", () => {
    for (const code of codesOfTree()) {
      const sheet = sheetOf(code);
      const profile = profileOf(code);
      if (!sheet || !hasEngine(profile)) continue;
      const { will } = profile;
      if (sheet.limit) expect(sheet.limit.value, code).toBe(will.limit === "third" ? "third" : "everything");
      if (sheet.giftToHeir) expect(will, code).toMatchObject({ toHeir: sheet.giftToHeir.value });
      if (sheet.protects) expect(["reserve", "claims"], code).toContain(will.limit);
    }
  });

  test("are small: a page pays for one country", () => {
    const folder = new URL("./countries/", import.meta.url);
    for (const file of readdirSync(folder)) {
      expect(gzipSync(readFileSync(new URL(file, folder))).length, file).toBeLessThan(3000);
    }
  });

  test("use only words that the lists know", () => {
    for (const { code, forms, witnesses } of allSheets) {
      for (const { value } of forms) expect(willForms, code).toContain(value.form);
      if (witnesses) expect(witnessEffects, code).toContain(witnesses.value.effect);
      for (const bar of witnesses?.value.bars ?? []) expect(witnessBars, code).toContain(bar);
    }
  });
});

// Rulebook 5.1, as it is printed there.
const hague = "AL AU AT BE BA CH DE ES FR GB GR IE IL JP LU ME MK NL RS TR ZA";
const notHague = "IT PT US CA RU CN IN PK ID KR EG LB SA AE IR MX BR AR CY MC";
const union = "AT BE CY DE ES FR GR IT LU NL PT";
const washington = "FR IT BE PT CY AU BA CA";
const basel = "BE FR IT ES NL LU PT TR CY";

describe("[LAW-021] instruments across borders", () => {
  const codesWhere = (holds: (sheet: Sheet) => boolean) =>
    new Set(allSheets.filter(holds).map(({ code }) => code.slice(0, 2).toUpperCase()));
  const countries = (list: string) => new Set(list.split(" "));
  const everywhere = (list: string, holds: (sheet: Sheet) => boolean) => {
    for (const country of countries(list)) {
      const own = allSheets.filter(({ code }) => code.slice(0, 2).toUpperCase() === country);
      expect(own.length > 0 && own.every(holds), country).toBe(true);
    }
  };

  test("the Hague Convention of 1961 binds these, and not those; of others nothing is said", () => {
    everywhere(hague, ({ hague1961 }) => hague1961?.value === true);
    everywhere(notHague, ({ hague1961 }) => hague1961?.value === false);
    expect(codesWhere(({ hague1961 }) => hague1961 !== undefined)).toEqual(countries(`${hague} ${notHague}`));
    for (const { hague1961 } of allSheets) if (hague1961) expect(hague1961.grade).toBe("T");
  });

  test("Regulation 650/2012 binds the Union without Ireland and Denmark", () => {
    everywhere(union, ({ eu650 }) => eu650?.value === true);
    expect(codesWhere(({ eu650 }) => eu650?.value === true)).toEqual(countries(union));
    expect(sheetOf("ie-common-irish")?.eu650?.value).toBe(false);
  });

  test("the international will and the network of registers", () => {
    everywhere(washington, ({ international }) => international !== undefined);
    expect(codesWhere(({ international }) => international !== undefined)).toEqual(countries(`${washington} US`));
    everywhere(basel, ({ registerNetwork }) => registerNetwork?.value === true);
    expect(codesWhere(({ registerNetwork }) => registerNetwork !== undefined)).toEqual(countries(basel));
  });
});

describe("[LAW-019] what the rulebook could not verify is left out", () => {
  const at = (code: string): Sheet => sheetOf(code)!;

  test("countries of which only instruments are known have no form, age or witnesses", () => {
    const open = "ba me mk xk sm va ye bh om kw ma dz tn nz at be lu gr pt".split(" ");
    for (const code of open) {
      const { forms, minAge, witnesses, marriage, divorce, register } = at(code);
      expect({ forms, minAge, witnesses, marriage, divorce, register }, code).toEqual({ forms: [] });
    }
  });

  test("Lebanon's law of 1959: form, age and witnesses", () => {
    for (const code of ["lb-civil-general", "lb-christian-maronite"]) {
      const { forms, minAge, witnesses, marriage } = at(code);
      expect({ forms, minAge, witnesses, marriage }, code).toEqual({ forms: [] });
    }
  });

  test("Saudi Arabia: number of witnesses and articles on form", () => {
    const { forms, witnesses, witnessesOnDenial } = at("sa-islamic-hanbali");
    expect(witnesses ?? witnessesOnDenial).toBeUndefined();
    for (const { value, source } of forms) {
      expect(value.witnesses).toBeUndefined();
      expect(source).not.toMatch(/art/);
    }
  });

  test("United Arab Emirates: age of Muslims, articles, interested witness, marriage and divorce", () => {
    expect(at("ae-islamic-sunni").minAge).toBeUndefined();
    for (const [field, { source }] of factsOf(at("ae-islamic-sunni"))) {
      if (field !== "hague1961" && field !== "eu650") expect(source, field).not.toMatch(/art/);
    }
    for (const code of ["ae-islamic-sunni", "ae-civil-nonmuslim", "ae-common-difc", "ae-common-adgm"]) {
      const { witnesses, marriage, divorce } = at(code);
      expect({ witnesses, marriage, divorce }, code).toEqual({});
    }
  });

  test("single facts of other countries", () => {
    expect(at("eg").forms.find(({ value }) => value.form === "notarial")?.value.witnesses).toBeUndefined();
    expect(at("cy-civil-cypriot").marriage).toBeUndefined();
    expect(at("cy-civil-cypriot").laterChild).toBeUndefined();
    expect(at("rs-civil-serbian").register).toBeUndefined();
    expect(at("ar-civil-argentine").witnesses?.value.effect).toBe("barred");
    expect(at("al-civil-albanian").minAge?.value).toEqual({ years: 18 });
    for (const code of ["us-common-upc", "br-civil-brazilian"])
      expect(
        at(code).forms.some(({ value }) => value.form === "electronic"),
        code,
      ).toBe(false);
    expect(findRegulation("in-common-uttarakhand")).toBeNull();
  });
});
