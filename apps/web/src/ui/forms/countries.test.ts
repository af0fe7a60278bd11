import { describe, expect, test } from "vitest";
import { countryCodes, countryName, listCountries, matchesCountry } from "./countries.ts";

const english = listCountries("en");
const found = (text: string) =>
  english.filter((country) => matchesCountry(country, text)).map((country) => country.code);

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
    expect(found("guinea")).toEqual(["GQ", "GN", "GW", "PG"]);
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
