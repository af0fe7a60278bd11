import { settled } from "../attested.ts";
import { hagueParty, notInEu650 } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

const code = "Albania, Civil Code";

export const sheets: readonly Sheet[] = [
  {
    code: "al",
    minAge: settled({ years: 18 }, code),
    forms: [settled({ form: "holograph" }, code), settled({ form: "notarial" }, code)],
    hague1961: hagueParty,
    eu650: notInEu650,
  },
];
