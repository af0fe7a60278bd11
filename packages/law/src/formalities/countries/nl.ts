import { settled } from "../attested.ts";
import { hagueParty, inEu650, registerNetwork } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

const code = "Burgerlijk Wetboek art.";

export const sheets: readonly Sheet[] = [
  {
    code: "nl",
    minAge: settled({ years: 16 }, `${code} 4:55`),
    forms: [
      settled({ form: "notarial", witnesses: 0 }, `${code} 4:94`),
      settled({ form: "deposited", witnesses: 0 }, `${code} 4:95`),
      settled({ form: "codicil", needs: ["handwritten", "dated", "signed"] }, `${code} 4:97`),
      settled({ form: "emergency", emergencyOnly: true }, "Burgerlijk Wetboek arts. 4:98-107"),
    ],
    excludedForms: [settled("holograph", "Burgerlijk Wetboek arts. 4:94-95")],
    witnesses: settled(
      { effect: "clause-void", bars: ["beneficiary", "official-or-staff"] },
      "Burgerlijk Wetboek arts. 4:61-62",
    ),
    authority: settled({ name: "Notary", role: "notary" }, "Burgerlijk Wetboek arts. 4:94-95"),
    register: settled("central", "Centraal Testamentenregister (CTR)"),
    registerNames: settled(["Centraal Testamentenregister (CTR)"], "Centraal Testamentenregister (CTR)"),
    registerNetwork,
    language: settled({ official: ["nl"], needed: "known-to-notary" }, "Burgerlijk Wetboek Book 4"),
    marriage: settled("none", "Burgerlijk Wetboek Book 4"),
    divorce: settled("gift-void", `${code} 4:52`),
    hague1961: hagueParty,
    eu650: inEu650,
    protects: settled(["children"], "Burgerlijk Wetboek arts. 4:63-64, 4:80-85"),
  },
];
