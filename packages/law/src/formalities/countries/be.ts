import { settled } from "../attested.ts";
import { hagueParty, inEu650, internationalWill, registerNetwork } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

export const sheets: readonly Sheet[] = [
  {
    code: "be",
    forms: [],
    hague1961: hagueParty,
    eu650: inEu650,
    international: internationalWill,
    registerNetwork,
    protects: settled(["children", "spouse"], "Belgium, Civil Code arts. 4.145, 4.147"),
  },
];
