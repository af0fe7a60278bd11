import { sheets as sheetsEg } from "./countries/eg.ts";
import { sheets as sheetsGb } from "./countries/gb.ts";
import type { Sheet } from "./sheet.ts";
import { sheetCode, sheetIn } from "./sheet-of.ts";

/** Every sheet at once: for the server, for tools and for tests. Pages load one country at a time. */
export const allSheets: readonly Sheet[] = [...sheetsEg, ...sheetsGb];

/** As `loadSheet`, at once. */
export function sheetOf(code: string): Sheet | null {
  const its = sheetCode(code);
  return its && sheetIn(allSheets, its.code);
}
