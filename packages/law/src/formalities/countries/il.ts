import { settled } from "../attested.ts";
import { hagueParty, notInEu650 } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

const law = "Israel, Succession Law 1965 s.";

export const sheets: readonly Sheet[] = [
  {
    code: "il",
    minAge: settled({ years: 18 }, "Israel, Succession Law 1965 ss. 18-23"),
    forms: [
      settled({ form: "holograph", witnesses: 0, needs: ["handwritten"] }, `${law} 19`),
      settled({ form: "witnessed", witnesses: 2 }, `${law} 20`),
      settled({ form: "notarial" }, `${law} 22`),
    ],
    hague1961: hagueParty,
    eu650: notInEu650,
  },
];
