import { otherNames } from "@heirlock/law/catalogue/other-names";
import { findRegulation } from "@heirlock/law/catalogue/regulation-code";
import { describe, expect, test } from "vitest";
import { countryCodes, countryName, listCountries, searchCountries } from "./countries.ts";

const english = listCountries("en");
const found = (text: string) => searchCountries(english, text).map((country) => country.code);
const others = otherNames();
const first = (text: string, language = "en") => {
  const [hit] = searchCountries(listCountries(language), text, others);
  return hit && (hit.part ?? hit.code);
};

describe("the list of countries", () => {
  test("[GEN-025] is the whole world with Kosovo, each a two-letter code and a name", () => {
    expect(countryCodes.length).toBe(250);
    expect(new Set(countryCodes).size).toBe(250);
    for (const code of ["AE", "GB", "US", "IN", "SA", "LB", "XK"]) expect(countryCodes).toContain(code);
    for (const { code, name } of english) {
      expect(code).toMatch(/^[A-Z]{2}$/);
      expect(name, code).not.toBe(code);
    }
  });

  test("[GEN-024] keeps the countries whose name contains the text, ignoring case", () => {
    expect(found("LEBA")).toEqual(["LB"]);
    expect(found("guinea")).toEqual(["GN", "GQ", "GW", "PG"]);
    expect(found("land")).toContain("CH");
    expect(found("zzz")).toEqual([]);
    expect(found("  ")).toHaveLength(250);
  });

  test("finds a country by what it calls itself, with or without accents", () => {
    expect(found("deutsch")).toEqual(["DE"]);
    expect(found("لبنان")).toEqual(["LB"]);
    expect(found("cote d")).toContain("CI");
    expect(found("espana")).toContain("ES");
  });

  test("follows the reader's language and alphabet", () => {
    expect(countryName("lb", "fr")).toBe("Liban");
    expect(countryName("LB", "ar")).toBe("لبنان");
    const spanish = listCountries("es").map((country) => country.name);
    expect(spanish.indexOf("España")).toBeLessThan(spanish.indexOf("Estonia"));
    expect(english.find((country) => country.code === "US")?.native).toBeNull();
  });
});

describe("[LAW-037] the search by other names", () => {
  test.each([
    ["en", "UK", "GB"],
    ["en", "u.k.", "GB"],
    ["en", "Britain", "GB"],
    ["en", "great britain", "GB"],
    ["en", "England", "gb-common-english"],
    ["en", "Wales", "gb-common-english"],
    ["en", "London", "gb-common-english"],
    ["en", "Scotland", "gb-common-scottish"],
    ["en", "Northern Ireland", "gb-common-northern-irish"],
    ["en", "Ireland", "IE"],
    ["en", "USA", "US"],
    ["en", "US", "US"],
    ["en", "america", "US"],
    ["en", "Texas", "us-common-texas"],
    ["en", "California", "us-common-california"],
    ["en", "New York", "us-common-new-york"],
    ["en", "TX", "us-common-texas"],
    ["en", "Louisiana", "us-civil-louisiana"],
    ["en", "Georgia", "GE"],
    ["en", "CA", "CA"],
    ["en", "Ontario", "ca-common-ontario"],
    ["en", "quebec", "ca-civil-quebec"],
    ["en", "British Columbia", "ca-common-british-columbia"],
    ["en", "NSW", "au-common-nsw"],
    ["en", "Queensland", "au-common-queensland"],
    ["en", "Sydney", "AU"],
    ["en", "UAE", "AE"],
    ["en", "Emirates", "AE"],
    ["en", "Dubai", "AE"],
    ["en", "abu dhabi", "AE"],
    ["en", "KSA", "SA"],
    ["en", "Riyadh", "SA"],
    ["en", "Holland", "NL"],
    ["en", "Turkey", "TR"],
    ["en", "South Korea", "KR"],
    ["en", "Ivory Coast", "CI"],
    ["en", "Paris", "FR"],
    ["en", "Copts", "eg-christian-coptic"],
    ["en", "Druze", "lb-islamic-druze"],
    ["en", "Ukr", "UA"],
    ["ar", "بريطانيا", "GB"],
    ["ar", "إنجلترا", "gb-common-english"],
    ["ar", "انجلترا", "gb-common-english"],
    ["ar", "اسكتلندا", "gb-common-scottish"],
    ["ar", "أمريكا", "US"],
    ["ar", "تكساس", "us-common-texas"],
    ["ar", "الإمارات", "AE"],
    ["ar", "دبي", "AE"],
    ["ar", "السعودية", "SA"],
    ["ar", "هولندا", "NL"],
    ["ar", "UK", "GB"],
    ["es", "Inglaterra", "gb-common-english"],
    ["es", "EE. UU.", "US"],
    ["es", "eeuu", "US"],
    ["es", "Holanda", "NL"],
    ["es", "Dubái", "AE"],
    ["es", "Nueva York", "us-common-new-york"],
    ["es", "UK", "GB"],
    ["fr", "Angleterre", "gb-common-english"],
    ["fr", "Écosse", "gb-common-scottish"],
    ["fr", "Californie", "us-common-california"],
    ["fr", "Emirats", "AE"],
    ["fr", "Hollande", "NL"],
    ["fr", "UK", "GB"],
  ])("%s: %s finds %s first", (language, text, expected) => {
    expect(first(text, language)).toBe(expected);
  });

  test("an exact other name comes before a beginning, and the beginning is still there", () => {
    const codes = searchCountries(english, "uk", others).map(({ code }) => code);
    expect(codes.slice(0, 1)).toEqual(["GB"]);
    expect(codes).toContain("UA");
  });

  test("a state is shown by its name in the reader's language, whichever was typed", () => {
    const shown = (language: string) =>
      searchCountries(listCountries(language), "carolina", otherNames(language)).map(({ said }) => said);
    expect(shown("en")).toEqual(["North Carolina", "South Carolina"]);
    expect(shown("fr")).toEqual(["Caroline du Nord", "Caroline du Sud"]);
  });

  test("every other name means a country of the list, and a part of the catalogue", () => {
    for (const { country, part, name } of others) {
      expect(countryCodes, name).toContain(country);
      expect(name.trim(), name).not.toBe("");
      if (part) expect(findRegulation(part)?.code, name).toBe(part);
    }
  });
});
