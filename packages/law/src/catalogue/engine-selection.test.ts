import { expect, test } from "vitest";
import { complianceEngineOf, complianceEngines, guideOf, guideSchools, inheritanceKeyOf } from "./engine-selection.ts";
import { codesOfTree } from "./regulation-code.ts";

test("[JUR-047] the compliance engine follows the legal system", () => {
  expect(complianceEngines).toHaveLength(8);
  const engines: Record<string, string> = {
    "sa-islamic-hanbali": "islamic",
    ibadi: "islamic",
    "lb-islamic-druze": "druze",
    druze: "druze",
    "lb-druze": "druze",
    "fr-civil-french": "civil",
    uk: "common",
    "lb-christian-maronite": "christian",
    christian: "christian",
    hebrew: "hebrew",
    "il-hebrew-halacha": "hebrew",
    "zw-custom": "custom",
    hindu: "default",
    bahai: "default",
    buddhist: "default",
    jain: "default",
    sikh: "default",
    parsi: "default",
    "in-hindu-traditional": "default",
  };
  for (const [code, engine] of Object.entries(engines)) expect(complianceEngineOf(code), code).toBe(engine);
});

test("[JUR-048] a regulation maps to a school, a religion or a country", () => {
  const keys: Record<string, string> = {
    "pk-islamic-hanafi": "hanafi",
    "sa-islamic-hanbali": "hanbali",
    "ma-islamic-maliki": "maliki",
    "id-islamic-shafii": "shafi",
    shafii: "shafi",
    jafari: "shia",
    shia: "shia",
    "lb-islamic-shia": "shia",
    "ae-islamic-sunni": "sunni",
    druze: "druze",
    "lb-christian-catholic": "christian",
    hebrew: "hebrew",
    spain: "es",
    "ae-common-difc": "ae",
    "om-islamic-ibadi": "om",
    ibadi: "om",
    zaidi: "ye",
    hindu: "in",
    "id-islamic-khi": "id",
    "fr-custom": "fr",
  };
  for (const [code, key] of Object.entries(keys)) expect(inheritanceKeyOf(code), code).toBe(key);
  const schools = "hanafi hanbali maliki shafi shia sunni druze christian hebrew".split(" ");
  for (const code of codesOfTree()) {
    const key = inheritanceKeyOf(code);
    expect(schools.includes(key) || key === code.slice(0, 2), code).toBe(true);
  }
});

test("[JUR-009] a guide code is a school, or has the country first and the school third", () => {
  for (const school of guideSchools) expect(guideOf(school)).toEqual({ country: null, school });
  expect(guideSchools).toHaveLength(8);
  expect(guideOf("om-islamic-ibadi")).toEqual({ country: "om", school: "ibadi" });
  expect(guideOf("id-islamic-shafii")).toEqual({ country: "id", school: "shafi" });
  expect(guideOf("shia")).toEqual({ country: null, school: "jafari" });
  expect(guideOf("lb-islamic-shia")).toEqual({ country: "lb", school: "jafari" });
});

test("[JUR-009] a school without a guide falls back to the guide of the country", () => {
  expect(guideOf("ae-islamic-sunni")).toEqual({ country: "ae", school: null });
  expect(guideOf("fr-civil-french")).toEqual({ country: "fr", school: null });
});

test("[JUR-051] what the catalogue does not know falls back to the raw code and the default engine", () => {
  for (const code of ["atlantis", "", "lb--islamic", "__proto__"]) {
    expect(complianceEngineOf(code)).toBe("default");
    expect(inheritanceKeyOf(code)).toBe(code);
    expect(guideOf(code)).toBeNull();
  }
});
