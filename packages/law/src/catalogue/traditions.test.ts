import { expect, test } from "vitest";
import { traditions } from "./traditions.ts";

test("[JUR-014] there are nineteen traditions", () => {
  expect(traditions.map(({ code }) => code)).toEqual([
    "sunni-hanafi",
    "sunni-maliki",
    "sunni-shafii",
    "sunni-hanbali",
    "shia-jafari",
    "shia-zaidi",
    "shia-ismaili",
    "druze",
    "christian-catholic",
    "christian-orthodox",
    "christian-maronite",
    "christian-protestant",
    "christian-coptic",
    "hebrew-halacha",
    "hindu-traditional",
    "buddhist-traditional",
    "jain-traditional",
    "sikh-traditional",
    "parsi-traditional",
  ]);
});

test("[JUR-015] three of them are coming soon", () => {
  const soon = traditions.filter(({ status }) => status === "coming_soon").map(({ code }) => code);
  expect(soon).toEqual(["shia-zaidi", "shia-ismaili", "christian-coptic"]);
});

test("[JUR-013] each names its type and the countries in which it applies, in lowercase", () => {
  for (const { type, applicableCountries } of traditions) {
    expect(type).toMatch(/^[a-z]+$/);
    expect(applicableCountries.length).toBeGreaterThan(0);
    for (const code of applicableCountries) expect(code).toMatch(/^[a-z]{2}$/);
  }
});
