import { expect, test } from "vitest";
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

test("[GEN-028] the default currency is USD", () => {
  expect(defaultCurrency).toBe("USD");
});
