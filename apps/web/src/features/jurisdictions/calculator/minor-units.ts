import { decimalsOf } from "@heirlock/domain/currency-decimals";

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
