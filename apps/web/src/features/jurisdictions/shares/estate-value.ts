import { currencies, defaultCurrency } from "@heirlock/domain/money";
import { currencyOfLaw } from "../calculator/compute-shares.ts";
import type { FamilyDraft } from "../calculator/family-draft.ts";
import { decimalsOf } from "./minor-money.tsx";

const euro = new Set("ad at be cy de es fi fr gr hr ie it lu lv lt mc mt nl pt sk si sm ee va xk me".split(" "));
const own: Readonly<Record<string, string>> = { ae: "AED", ch: "CHF", cn: "CNY", in: "INR", jp: "JPY" };
/** A round sum to see amounts with, where a unit of the currency is worth much less than elsewhere. */
const examples: Readonly<Record<string, bigint>> = { JPY: 30_000_000n, INR: 10_000_000n, CNY: 2_000_000n };

/** The money of the place, as far as amounts can be entered in it. */
export function likelyCurrency(code: string): string {
  const country = code.split("-")[0]!;
  const likely = currencyOfLaw(code) ?? own[country] ?? (euro.has(country) ? "EUR" : defaultCurrency);
  return likely;
}

export const isOffered = (currency: string): boolean => currencies.some((one) => one === currency);

/** An example until somebody names a sum: it only turns fractions into amounts. */
export function exampleEstate(code: string): NonNullable<FamilyDraft["estate"]> {
  const currency = likelyCurrency(code);
  return { amount: (examples[currency] ?? 300_000n) * 10n ** BigInt(decimalsOf(currency)), currency };
}

/** A plain decimal ("180000.5") in the smallest unit; null for what is no amount or none of a size that is one. */
export function toMinor(text: string, currency: string): bigint | null {
  const [, whole, part = ""] = /^(\d{1,13})(?:\.(\d{1,3}))?$/.exec(text) ?? [];
  if (whole === undefined) return null;
  const decimals = decimalsOf(currency);
  return BigInt(whole + part.slice(0, decimals).padEnd(decimals, "0"));
}

export function fromMinor(amount: bigint, currency: string): string {
  const decimals = decimalsOf(currency);
  const digits = String(amount).padStart(decimals + 1, "0");
  const [whole, part] = [digits.slice(0, digits.length - decimals), digits.slice(digits.length - decimals)];
  const tail = part.replace(/0+$/, "");
  return tail === "" ? whole : `${whole}.${tail}`;
}
