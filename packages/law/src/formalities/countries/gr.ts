import { settled } from "../attested.ts";
import { hagueParty, inEu650 } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

export const sheets: readonly Sheet[] = [
  {
    code: "gr",
    forms: [],
    hague1961: hagueParty,
    eu650: inEu650,
    protects: settled(["children", "spouse", "parents"], "Greece, Astikos Kodikas art. 1825"),
  },
];
