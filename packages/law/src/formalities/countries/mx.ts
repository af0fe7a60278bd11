import { settled } from "../attested.ts";
import { notHagueParty, notInEu650 } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

const code = "Código Civil Federal art.";

export const sheets: readonly Sheet[] = [
  {
    code: "mx",
    minAge: settled({ years: 16 }, `${code} 1306`),
    forms: [
      settled({ form: "notarial", witnesses: 0, witnessesOnRequest: 0 }, "Código Civil Federal arts. 1511-1513"),
      settled({ form: "closed", witnesses: 3, witnessMinAge: 16 }, "Código Civil Federal arts. 1521 ff."),
      settled(
        { form: "holograph-deposited", witnesses: 0, minAge: 18, needs: ["handwritten", "duplicate"] },
        "Código Civil Federal arts. 1550-1553",
      ),
      settled({ form: "emergency", emergencyOnly: true }, `${code} 1565`),
    ],
    witnesses: settled(
      {
        effect: "clause-void",
        bars: [
          "heir",
          "beneficiary",
          "spouse-of-beneficiary",
          "kin-of-beneficiary",
          "official-or-staff",
          "incapable",
          "language-not-understood",
        ],
      },
      `${code} 1502`,
    ),
    authority: settled({ name: "Notary", role: "notary" }, "Código Civil Federal arts. 1511-1513"),
    register: settled("central", "Registro Nacional de Avisos de Testamento (RENAT)"),
    registerNames: settled(
      ["Registro Nacional de Avisos de Testamento (RENAT)"],
      "Registro Nacional de Avisos de Testamento (RENAT)",
    ),
    language: settled({ official: ["es"], needed: "official-deeds", help: "interpreter" }, `${code} 1503`),
    marriage: settled("none", "Código Civil Federal"),
    divorce: settled("none", "Código Civil Federal"),
    hague1961: notHagueParty,
    eu650: notInEu650,
    partsVary: settled(true, "Mexico: civil codes of the states"),
  },
];
