import { settled } from "../attested.ts";
import { hagueParty, inEu650, registerNetwork } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

export const sheets: readonly Sheet[] = [
  {
    code: "lu",
    forms: [],
    hague1961: hagueParty,
    eu650: inEu650,
    registerNetwork,
    protects: settled(["children"], "Luxembourg, Code civil art. 913"),
  },
];
