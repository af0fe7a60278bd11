import { describe, expect, test } from "vitest";
import {
  formatAmount,
  formatDate,
  formatList,
  formatNumber,
  formatPercent,
  formatRelative,
  readingFor,
} from "./format.ts";

const british = readingFor("en", ["en-GB"]);
const american = readingFor("en", ["en-US"]);
const arabic = readingFor("ar", ["ar-LB"]);
const arabicDigits = readingFor("ar", ["ar-LB"], "native");
const spanish = readingFor("es");
const french = readingFor("fr");
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ").replace(/[\u200e\u200f\u061c]/g, "");

describe("money", () => {
  test("[GEN-027] has 0 to 2 decimals, and none for the yen", () => {
    expect(formatAmount(1468000, "USD", british)).toBe("$1,468,000");
    expect(formatAmount(18500.5, "EUR", british)).toBe("€18,500.5");
    expect(formatAmount(18500.567, "GBP", british)).toBe("£18,500.57");
    expect(formatAmount(120000.9, "JPY", british)).toBe("¥120,001");
  });

  test("follows the language, and one digit set", () => {
    expect(plain(formatAmount(1468000, "EUR", french))).toBe("1 468 000 €");
    expect(plain(formatAmount(1468000, "EUR", spanish))).toBe("1.468.000 €");
    expect(formatAmount(1468000, "USD", arabic)).toBe("$1,468,000");
    expect(formatAmount(1468000, "USD", arabicDigits)).toContain("١٬٤٦٨٬٠٠٠");
  });

  test("keeps the dollars of different countries apart", () => {
    expect(new Set(["USD", "CAD", "AUD"].map((code) => formatAmount(5, code as "USD", british))).size).toBe(3);
  });
});

describe("dates", () => {
  test("are written out as people say them", () => {
    expect(formatDate("2026-11-18", "day", british)).toBe("Wednesday 18 November");
    expect(formatDate("2026-11-18", "full", british)).toBe("Wednesday 18 November 2026");
    expect(formatDate("2026-11-18", "day", american)).toBe("Wednesday, November 18");
    expect(formatDate("2026-11-18", "day", french)).toBe("mercredi 18 novembre");
    expect(formatDate("2026-11-18", "full", arabic)).toBe("الأربعاء 18 تشرين الثاني 2026");
    expect(formatDate("2026-11-18", "full", arabicDigits)).toContain("١٨");
  });

  test("a date without an hour is the same day in every time zone", () => {
    expect(formatDate("2026-11-18", "short", british, "Pacific/Auckland")).toBe("18 Nov 2026");
    expect(formatDate("2026-11-18", "short", british, "America/Los_Angeles")).toBe("18 Nov 2026");
  });

  test("a moment is shown in the zone asked for", () => {
    expect(formatDate("2026-11-18T22:30:00Z", "moment", british, "Asia/Beirut")).toContain("19 Nov 2026");
  });

  test("are told from now", () => {
    const now = new Date("2026-11-18T12:00:00Z");
    expect(formatRelative("2026-11-18T10:00:00Z", now, british)).toBe("2 hours ago");
    expect(formatRelative("2026-11-17T12:00:00Z", now, british)).toBe("yesterday");
    expect(formatRelative("2026-11-21T12:00:00Z", now, british)).toBe("in 3 days");
    expect(formatRelative("2026-11-18T11:59:40Z", now, british)).toBe("now");
    expect(formatRelative("2026-11-16T12:00:00Z", now, arabic)).toBe("أول أمس");
  });
});

describe("numbers", () => {
  test("[AXS-016] a page has one digit set, and the reader may switch it", () => {
    expect(formatNumber(1234, arabic)).toBe("1,234");
    expect(formatNumber(1234, arabicDigits)).toBe("١٬٢٣٤");
    expect(formatPercent(0.58, arabic)).toContain("58");
    expect(formatNumber(1234, readingFor("en", [], "native"))).toBe("1,234");
  });

  test("names are joined as the language does it", () => {
    expect(formatList(["Karim", "Leila", "Samir"], british)).toMatch(/^Karim, Leila,? and Samir$/);
    expect(formatList(["Karim", "Leila"], spanish)).toBe("Karim y Leila");
  });
});
