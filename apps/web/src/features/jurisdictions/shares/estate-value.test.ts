import { hasEngine } from "@heirlock/law/catalogue/profile";
import { profileOf } from "@heirlock/law/catalogue/profile-of";
import { codesOfTree } from "@heirlock/law/catalogue/regulation-code";
import { expect, test } from "vitest";
import { fromMinor, toMinor } from "../calculator/minor-units.ts";
import { exampleEstate, likelyCurrency, offeredCurrencies } from "./estate-value.ts";

test("amounts keep every cent on their way in and out", () => {
  expect(toMinor("180000.5", "USD")).toBe(18_000_050n);
  expect(fromMinor(18_000_050n, "USD")).toBe("180000.5");
  expect(fromMinor(7n, "EUR")).toBe("0.07");
  expect(toMinor("30000000", "JPY")).toBe(30_000_000n);
  expect(fromMinor(30_000_000n, "JPY")).toBe("30000000");
  expect(toMinor("1500.125", "KWD")).toBe(1_500_125n);
  expect(fromMinor(1_500_125n, "KWD")).toBe("1500.125");
  expect(toMinor("800000000", "IDR")).toBe(800_000_000n);
  for (const text of ["", "abc", "12.3456", "-4", "12345678901234567890"]) expect(toMinor(text, "USD")).toBeNull();
});

test("the example is in the money of the place", () => {
  expect(exampleEstate("lb-islamic-hanafi")).toEqual({ amount: 300_000_00n, currency: "USD" });
  expect(exampleEstate("fr-civil-french")).toEqual({ amount: 300_000_00n, currency: "EUR" });
  expect(exampleEstate("jp-civil-japanese")).toEqual({ amount: 30_000_000n, currency: "JPY" });
  expect(likelyCurrency("nz-common-nz")).toBe("NZD");
});

test("[LAW-040] every currency is offered once, the money of the place first, and none that is gone", () => {
  const kuwait = offeredCurrencies("kw-islamic-maliki");
  expect(kuwait.slice(0, 3)).toEqual(["KWD", "USD", "EUR"]);
  expect(kuwait).toEqual([...new Set(kuwait)]);
  expect(kuwait).toEqual(expect.arrayContaining(["BHD", "IQD", "EGP", "BDT", "MYR", "NGN", "SAR", "LBP"]));
  for (const code of ["HRK", "BGN", "XDR"]) expect(kuwait).not.toContain(code);
  expect(offeredCurrencies("fr-civil-french")[0]).toBe("EUR");
});

test("[LAW-040] every country whose law divides here has its own money, and dollars only where they are used", () => {
  const divides = codesOfTree().filter((code) => hasEngine(profileOf(code)));
  const countries = new Set(divides.map((code) => code.split("-")[0]!));
  const inDollars = [...countries].filter((country) => likelyCurrency(country) === "USD").sort();
  expect(inDollars).toEqual(["lb", "us"]);
  expect(exampleEstate("sa-islamic-hanbali")).toEqual({ amount: 300_000_00n, currency: "SAR" });
  expect(exampleEstate("gb-common-english").currency).toBe("GBP");
  expect(exampleEstate("kw-islamic-maliki")).toEqual({ amount: 300_000_000n, currency: "KWD" });
  expect(exampleEstate("kr-civil")).toEqual({ amount: 300_000_000n, currency: "KRW" });
});
