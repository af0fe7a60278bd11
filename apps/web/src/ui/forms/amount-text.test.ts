import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Reading, readingFor } from "../../platform/format.ts";
import { readAmount, showAmount } from "./amount-text.ts";

const english = readingFor("en");
const spanish = readingFor("es");
const french = readingFor("fr");
const arabic = readingFor("ar");
const arabicDigits = readingFor("ar", [], "native");

describe("reading an amount as it is typed", () => {
  test.each<[Reading, string, string | null]>([
    [english, "180,000", "180000"],
    [english, "180000.50", "180000.50"],
    [english, "1.5", "1.5"],
    [english, "1,468,000.25", "1468000.25"],
    [english, " 12 000 ", "12000"],
    [english, "007", "7"],
    [english, "1.500", null],
    [english, "1,50", "1.50"],
    [spanish, "1.468.000,25", "1468000.25"],
    [spanish, "1.500", "1500"],
    [spanish, "1.5", "1.5"],
    [spanish, "12,5", "12.5"],
    [french, "1 468 000,5", "1468000.5"],
    [arabic, "١٨٠٠٠٠", "180000"],
    [arabicDigits, "١٬٤٦٨٬٠٠٠٫٥", "1468000.5"],
    [arabic, "۱۲۳", "123"],
    [english, "", ""],
    [english, "a lot", null],
    [english, "-5", null],
    [english, "1.234.5", null],
    [english, "1.2.3", null],
  ])("%o reads %j as %j", (reading, text, amount) => {
    expect(readAmount(text, reading)).toBe(amount);
  });

  test("whatever is shown is read back as the same amount, in every language", () => {
    const readings = [english, spanish, french, arabic, arabicDigits];
    fc.assert(
      fc.property(fc.nat(10 ** 9), fc.nat(99), fc.constantFrom(...readings), (whole, cents, reading) => {
        const value = cents === 0 ? String(whole) : `${whole}.${String(cents).padStart(2, "0")}`;
        expect(readAmount(showAmount(value, reading), reading)).toBe(value);
      }),
    );
  });
});

describe("showing an amount", () => {
  test("groups the thousands in the reader's way and leaves the rest as typed", () => {
    expect(showAmount("1468000.5", english)).toBe("1,468,000.5");
    expect(showAmount("1468000", spanish)).toBe("1.468.000");
    expect(showAmount("1468000", arabicDigits)).toBe("١٬٤٦٨٬٠٠٠");
    expect(showAmount("a lot", english)).toBe("a lot");
    expect(showAmount("", english)).toBe("");
  });
});
