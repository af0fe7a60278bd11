import { secondReview, settled, text } from "../attested.ts";
import { hagueParty, inEu650, registerNetwork } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

const code = "Código civil art.";

/** Art. 703: two months after the danger, and three after the death to be brought to a notary. */
const afterDanger = { lapses: { months: 2, after: "danger" }, withinMonths: 3 } as const;

export const sheets: readonly Sheet[] = [
  {
    code: "es",
    minAge: text({ years: 14 }, `${code} 663`),
    forms: [
      text({ form: "notarial", witnesses: 0, witnessesOnRequest: 2 }, "Código civil arts. 694, 697"),
      settled(
        {
          form: "holograph",
          witnesses: 0,
          needs: ["handwritten", "full-date", "signed"],
          minAge: 18,
          withinYears: 5,
        },
        "Código civil arts. 688-689",
        secondReview,
      ),
      text({ form: "closed" }, `${code} 706`),
      settled(
        { form: "oral-emergency", witnesses: 5, emergencyOnly: true, ...afterDanger },
        "Código civil arts. 700, 703",
        secondReview,
      ),
      settled(
        { form: "emergency", witnesses: 3, emergencyOnly: true, ...afterDanger },
        "Código civil arts. 701, 703",
        secondReview,
      ),
    ],
    jointWills: text("void-but-in-some-regions", `${code} 669`),
    witnesses: text(
      {
        effect: "will-void",
        bars: ["heir", "beneficiary", "spouse-of-beneficiary", "kin-of-beneficiary", "minor", "incapable"],
        unless: ["small-gift"],
        forms: ["notarial"],
      },
      "Código civil arts. 681-682, 687",
    ),
    authority: text({ name: "Notary", role: "notary" }, `${code} 694`),
    register: text("central", "Registro General de Actos de Última Voluntad"),
    registerNames: text(
      ["Registro General de Actos de Última Voluntad"],
      "Registro General de Actos de Última Voluntad",
    ),
    registerNetwork,
    language: text(
      { official: ["es"], needed: "official-deeds", help: "both-languages", ownHand: "any" },
      "Código civil arts. 684, 688",
    ),
    marriage: text("none", "Código civil (common territory)"),
    divorce: text("none", "Código civil (common territory)"),
    hague1961: hagueParty,
    eu650: inEu650,
    protects: text(["children", "parents", "spouse"], "Código civil arts. 806-809, 834-838"),
  },
];
