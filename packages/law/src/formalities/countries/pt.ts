import { text } from "../attested.ts";
import { inEu650, internationalWill, notHagueParty, registerNetwork } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

export const sheets: readonly Sheet[] = [
  {
    code: "pt",
    forms: [],
    hague1961: notHagueParty,
    eu650: inEu650,
    international: internationalWill,
    registerNetwork,
    protects: text(["children", "spouse", "parents"], "Portugal, Código Civil arts. 2156-2161"),
  },
];
