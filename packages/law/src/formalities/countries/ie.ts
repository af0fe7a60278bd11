import { settled } from "../attested.ts";
import { hagueParty, notInEu650 } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

const act = "Succession Act 1965 s.";

export const sheets: readonly Sheet[] = [
  {
    code: "ie",
    minAge: settled({ years: 18, orMarried: true }, `${act} 77`),
    forms: [settled({ form: "witnessed", witnesses: 2, witnessesTogether: true }, `${act} 78`)],
    witnesses: settled({ effect: "gift-void", bars: ["beneficiary", "spouse-of-beneficiary"] }, `${act} 82`),
    register: settled("none", "Succession Act 1965"),
    marriage: settled("revokes", `${act} 85`),
    divorce: settled("none", "Succession Act 1965"),
    hague1961: hagueParty,
    eu650: notInEu650,
    protects: settled(["spouse", "children"], "Succession Act 1965 ss. 111, 117"),
  },
];
