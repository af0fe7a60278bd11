import { text } from "../attested.ts";
import { hagueParty, inEu650 } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

export const sheets: readonly Sheet[] = [
  {
    code: "at",
    forms: [],
    hague1961: hagueParty,
    eu650: inEu650,
    protects: text(["children", "spouse"], "ABGB §§ 757-759"),
  },
];
