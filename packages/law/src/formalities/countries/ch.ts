import { settled } from "../attested.ts";
import { hagueParty, notInEu650 } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

const code = "ZGB art.";

export const sheets: readonly Sheet[] = [
  {
    code: "ch",
    minAge: settled({ years: 18 }, `${code} 467`),
    forms: [
      settled({ form: "holograph", witnesses: 0, needs: ["handwritten", "dated"] }, `${code} 505`),
      settled({ form: "notarial", witnesses: 2 }, "ZGB arts. 499-504"),
      settled({ form: "oral-emergency", witnesses: 2, emergencyOnly: true }, "ZGB arts. 506-508"),
    ],
    witnesses: settled(
      { effect: "clause-void", bars: ["beneficiary", "kin-of-beneficiary", "kin-of-testator"] },
      "ZGB arts. 503, 520",
    ),
    authority: settled({ name: "Notary or officer of the canton", role: "notary" }, "ZGB arts. 499-504"),
    deposit: settled({ name: "Office of the canton" }, "Switzerland: deposit in the cantons"),
    register: settled("voluntary", "Swiss Central Register of Wills (Bern)"),
    registerNames: settled(["Central Register of Wills (Bern)"], "Swiss Central Register of Wills (Bern)"),
    language: settled({ official: [], needed: "any" }, "ZGB"),
    marriage: settled("none", "ZGB"),
    divorce: settled("gift-void", `${code} 120`),
    executor: settled("may-be-named", `${code} 517`),
    hague1961: hagueParty,
    eu650: notInEu650,
    protects: settled(["children", "spouse"], `${code} 471`),
  },
];
