import { hagueParty, internationalWill, notInEu650 } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

export const sheets: readonly Sheet[] = [
  { code: "ba", forms: [], hague1961: hagueParty, eu650: notInEu650, international: internationalWill },
];
