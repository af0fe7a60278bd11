import { expect, test } from "vitest";
import { currencyOfCountry } from "./country-suggestions.ts";

test.each([
  ["FR", "EUR"],
  ["GB", "GBP"],
  ["AE", "AED"],
  ["ch", "CHF"],
  ["US", "USD"],
  ["LB", null],
])("somebody in %s counts in %s", (country, currency) => expect(currencyOfCountry(country)).toBe(currency));
