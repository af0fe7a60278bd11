import { settled } from "../attested.ts";
import { notInEu650 } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

export const sheets: readonly Sheet[] = [
  {
    code: "tn",
    forms: [],
    eu650: notInEu650,
    grandchildren: settled("obligatory-bequest", "Tunisia, Code du statut personnel arts. 191-192"),
  },
];
