import { settled } from "../attested.ts";
import { notInEu650 } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

const law = "Andorra, Law 46/2014";

export const sheets: readonly Sheet[] = [
  {
    code: "ad",
    forms: [settled({ form: "notarial" }, law), settled({ form: "holograph" }, law)],
    eu650: notInEu650,
  },
];
