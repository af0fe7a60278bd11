import type { Reading } from "../../platform/format.ts";
import { formatNumber } from "../../platform/format.ts";
import { latinDigits } from "./digits.ts";

function separators(reading: Reading): { decimal: string; group: string } {
  const latin: Reading = { ...reading, digits: "latin" };
  const sample = formatNumber(1234567.5, latin).replace(/\d/g, "");
  const decimal = sample.at(-1) ?? ".";
  return { decimal, group: decimal === "," ? "." : "," };
}

/**
 * Reads an amount as people type it: any digits, grouped or not, decimal comma or point.
 * Returns a plain decimal ("180000.5"), "" for an empty text, null when it is no amount.
 */
export function readAmount(text: string, reading: Reading): string | null {
  const { decimal } = separators(reading);
  const plain = latinDigits(text)
    .replace(/[\s\u00a0\u202f\u2009'’_\u200e\u200f\u061c]/g, "")
    .replaceAll("\u066b", ".")
    .replaceAll("\u066c", "")
    .replaceAll("،", ",");
  if (plain === "") return "";
  if (!/^\d[\d.,]*$/.test(plain)) return null;
  const last = Math.max(plain.lastIndexOf("."), plain.lastIndexOf(","));
  if (last === -1) return trimZeros(plain);
  const mark = plain[last] ?? "";
  const tail = plain.slice(last + 1);
  const head = plain.slice(0, last);
  // "1.500" is fifteen hundred where the point groups, and one and a half where it is the decimal mark;
  // the same mark twice, or exactly three digits behind the grouping mark, can only be groups.
  const groups = head.includes(mark) || (tail.length === 3 && mark !== decimal);
  if (groups) {
    const parts = plain.split(/[.,]/);
    if (!parts.slice(1).every((part) => part.length === 3)) return null;
    return trimZeros(parts.join(""));
  }
  if (tail.length > 2 || /[.,]/.test(head.replace(/[.,](?=\d{3}(?:\D|$))/g, ""))) return null;
  const whole = trimZeros(head.replace(/[.,]/g, ""));
  return tail === "" ? whole : `${whole}.${tail}`;
}

function trimZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, "");
}

/** Groups a plain decimal for reading; digits beyond what a number can hold stay as they are. */
export function showAmount(value: string, reading: Reading): string {
  if (!/^\d{1,15}(?:\.\d{1,2})?$/.test(value)) return value;
  const decimals = value.split(".")[1]?.length ?? 0;
  return formatNumber(Number(value), reading, { minimumFractionDigits: decimals, maximumFractionDigits: 2 });
}
