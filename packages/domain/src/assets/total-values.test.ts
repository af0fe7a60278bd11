import { expect, test } from "vitest";
import { totalValues } from "./total-values.ts";

test("[GEN-026] values of different currencies are added up apart and never converted", () => {
  const totals = totalValues([
    { estimated_value: 0.1, currency: "USD" },
    { estimated_value: 0.2, currency: "USD" },
    { estimated_value: 900, currency: "EUR" },
    { estimated_value: null, currency: "USD" },
  ]);
  expect(totals).toEqual({
    sums: [
      { currency: "EUR", amount: 900 },
      { currency: "USD", amount: 0.3 },
    ],
    withoutValue: 1,
  });
});

test("an asset of value 0 has a value", () => {
  expect(totalValues([{ estimated_value: 0, currency: "GBP" }])).toEqual({
    sums: [{ currency: "GBP", amount: 0 }],
    withoutValue: 0,
  });
});
