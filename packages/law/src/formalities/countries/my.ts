import { notInEu650 } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

/** Nobody has reviewed what a will needs here. */
export const sheets: readonly Sheet[] = [{ code: "my", forms: [], eu650: notInEu650 }];
