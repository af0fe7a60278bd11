import { expect, test } from "vitest";
import { decimalsOf } from "./currency-decimals.ts";
import { currencies, defaultCurrency, formatMoney } from "./money.ts";

test("[GEN-026] ten currencies are supported", () => {
  expect(currencies).toEqual(["USD", "EUR", "GBP", "JPY", "CAD", "AUD", "CHF", "CNY", "INR", "AED"]);
});

test("[GEN-027] amounts have 0 to 2 decimals, yen never any", () => {
  expect(formatMoney(640000, "USD", "en")).toBe("$640,000");
  expect(formatMoney(12.5, "USD", "en")).toBe("$12.5");
  expect(formatMoney(12.345, "USD", "en")).toBe("$12.35");
  expect(formatMoney(12.5, "JPY", "en")).toBe("¥13");
});

test("[LAW-035] dinars have three decimals, Iraq's and the yen none, everything else two", () => {
  for (const code of ["KWD", "BHD", "OMR", "JOD", "TND", "LYD"]) {
    expect(decimalsOf(code), code).toBe(3);
    expect(formatMoney(42_857.1429, code, "en", decimalsOf(code)).replace(/\s/g, " "), code).toBe(`${code} 42,857.143`);
  }
  for (const code of currencies) expect(decimalsOf(code), code).toBe(code === "JPY" ? 0 : 2);
  for (const code of ["JPY", "KRW", "IDR", "IQD"]) expect(decimalsOf(code), code).toBe(0);
  for (const code of ["USD", "EUR", "SAR", "EGP", "MYR", "NGN"]) expect(decimalsOf(code), code).toBe(2);
  expect(formatMoney(1500, "KWD", "en", 3).replace(/\s/g, " ")).toBe("KWD 1,500");
});

test("[GEN-028] the default currency is USD", () => {
  expect(defaultCurrency).toBe("USD");
});
