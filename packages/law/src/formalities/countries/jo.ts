import { notInEu650 } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

export const sheets: readonly Sheet[] = [{ code: "jo", forms: [], eu650: notInEu650 }];
