import { hagueParty, notInEu650 } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

export const sheets: readonly Sheet[] = [{ code: "mk", forms: [], hague1961: hagueParty, eu650: notInEu650 }];
