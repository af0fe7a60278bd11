import { expect, test } from "vitest";
import { countryName, subregions, world } from "./world.ts";

test("[JUR-016, JUR-017] the list holds the whole world once, in five regions", () => {
  expect(new Set(world.map(({ code }) => code)).size).toBe(world.length);
  expect(world.length).toBeGreaterThanOrEqual(245);
  for (const { code, region } of world) {
    expect(code).toMatch(/^[A-Z]{2}$/);
    expect(["Africa", "Asia", "Europe", "Americas", "Oceania"]).toContain(region);
  }
  expect(new Set(Object.values(subregions)).size).toBe(5);
});

test("[JUR-035] countries are named in the reader's language and in their own", () => {
  expect(countryName("LB", "ar")).toBe("لبنان");
  expect(countryName("de", "fr")).toBe("Allemagne");
  for (const { code, language } of world) {
    for (const reader of ["en", "ar", "es", "fr", language]) expect(countryName(code, reader)).not.toBe(code);
  }
});
