import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { countryLaws } from "../catalogue/country-laws.ts";
import { allSheets } from "../formalities/all-sheets.ts";
import { rules } from "../succession/rules.ts";
import { everythingReviewed, type Reviewed, staleAt } from "./stale.ts";

const one = (month: string): Reviewed => ({ file: "a.ts", what: "a", source: "b", month });

describe("[LAW-020] what was checked more than 24 months ago", () => {
  test("24 months are fresh, 25 are not", () => {
    expect(staleAt("2026-06-30", [one("2024-06")])).toEqual([]);
    expect(staleAt("2026-07-01", [one("2024-06")])).toEqual([one("2024-06")]);
    expect(staleAt("2027-01-01", [one("2024-12")])).toEqual([one("2024-12")]);
  });

  test("the oldest comes first", () => {
    expect(staleAt("2030-01-01", [one("2025-02"), one("2024-11")]).map(({ month }) => month)).toEqual([
      "2024-11",
      "2025-02",
    ]);
  });

  test("nothing is stale 24 months after the oldest review, and everything 25 months after the newest", () => {
    const months = everythingReviewed().map(({ month }) => month);
    const later = (month: string, count: number) => {
      const day = new Date(`${month}-15T00:00:00Z`);
      day.setUTCMonth(day.getUTCMonth() + count);
      return day.toISOString().slice(0, 10);
    };
    expect(staleAt(later(months.toSorted()[0]!, 24))).toEqual([]);
    expect(staleAt(later(months.toSorted().at(-1)!, 25)).length).toBe(months.length);
  });

  test("every rule, every sheet and every reviewed country is looked at", () => {
    const found = everythingReviewed();
    const names = new Set(found.map(({ what }) => what));
    for (const code of Object.keys(rules)) expect(names, code).toContain(code);
    for (const { code, reviewed } of countryLaws) if (reviewed) expect(names, code).toContain(code);
    for (const { code } of allSheets) expect(names, code).toContain(`${code} eu650`);
    expect(names).toContain("eg forms holograph");
    for (const { file, source, month } of found) {
      expect(existsSync(new URL(`../${file}`, import.meta.url)), file).toBe(true);
      expect(source).not.toBe("");
      expect(month).toMatch(/^\d{4}-\d\d$/);
    }
  });
});
