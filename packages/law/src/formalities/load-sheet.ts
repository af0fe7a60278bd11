import type { Sheet } from "./sheet.ts";
import { sheetCode, sheetIn } from "./sheet-of.ts";

const loaders: Readonly<Record<string, () => Promise<{ sheets: readonly Sheet[] }>>> = {
  eg: () => import("./countries/eg.ts"),
  gb: () => import("./countries/gb.ts"),
};

/** Countries that have sheets, in lowercase. */
export const sheetCountries: readonly string[] = Object.keys(loaders);

/**
 * What is known of the form of a will under a regulation: the sheet with the longest code that begins it. Null for
 * "Build Your Own", a religious law as such and countries without a sheet. Never rejects but for a failed download.
 */
export async function loadSheet(code: string): Promise<Sheet | null> {
  const its = sheetCode(code);
  const load = its && Object.hasOwn(loaders, its.country) ? loaders[its.country] : undefined;
  return its && load ? sheetIn((await load()).sheets, its.code) : null;
}
