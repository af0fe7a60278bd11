import { hagueParty, inEu650, registerNetwork } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

export const sheets: readonly Sheet[] = [
  { code: "lu", forms: [], hague1961: hagueParty, eu650: inEu650, registerNetwork },
];
