import { findRegulation } from "../catalogue/regulation-code.ts";
import type { Sheet } from "./sheet.ts";

/** The Druze law as such is Lebanon's: what it asks of a will stands in Lebanon's sheets. */
const homeOf = new Map([["druze", "lb-islamic-druze"]]);

/**
 * A code as sheets are looked up by it, and the country whose file has them. Null for "Build Your Own", for a
 * religious law as such and for what is no code: no country's formalities follow from these.
 */
export function sheetCode(code: string): { code: string; country: string } | null {
  const regulation = findRegulation(code);
  const written = regulation ? regulation.code : code.trim().toLowerCase();
  if (regulation?.system === "custom") return null;
  const its = homeOf.get(written) ?? written;
  const country = its.split("-")[0]!;
  const isKnown = regulation?.country === country || its !== written || /^[a-z]{2}$/.test(its);
  return isKnown ? { code: its, country } : null;
}

/** The sheet with the longest code that begins the given one at a hyphen; null where none does. */
export function sheetIn(sheets: readonly Sheet[], code: string): Sheet | null {
  const fitting = sheets.filter((sheet) => code === sheet.code || code.startsWith(`${sheet.code}-`));
  return fitting.toSorted((a, b) => b.code.length - a.code.length)[0] ?? null;
}
