import { secondary, secondReview, settled, text } from "../attested.ts";
import { hagueParty, inEu650, internationalWill, registerNetwork, washington } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

const code = "Code civil art.";

export const sheets: readonly Sheet[] = [
  {
    code: "fr",
    minAge: text({ years: 16, halfUntil: 18 }, `${code} 904`),
    forms: [
      text({ form: "holograph", witnesses: 0, needs: ["handwritten", "dated", "signed"] }, `${code} 970`),
      text({ form: "notarial", witnesses: 2, insteadOfWitnesses: "second-notary" }, "Code civil arts. 971-973"),
      text({ form: "closed", witnesses: 2, needs: ["sealed"] }, `${code} 976`),
      settled({ form: "international", witnesses: 2, needs: ["signed"] }, washington),
    ],
    excludedForms: [text("electronic", `${code} 970`)],
    jointWills: text("void", `${code} 968`),
    witnesses: text(
      {
        effect: "will-void",
        bars: [
          "beneficiary",
          "kin-of-beneficiary",
          "official-or-staff",
          "minor",
          "each-others-spouse",
          "language-not-understood",
        ],
        forms: ["notarial"],
      },
      "Code civil arts. 975, 980, 1001",
    ),
    authority: text({ name: "Notary", role: "notary" }, "Code civil arts. 971-973"),
    register: text("central", "Fichier central des dispositions de dernières volontés (FCDDV)"),
    registerNames: text(["FCDDV"], "Fichier central des dispositions de dernières volontés (FCDDV)"),
    registerNetwork,
    language: secondary(
      { official: ["fr"], needed: "official-deeds", help: "interpreter", ownHand: "understood-or-void" },
      "Code civil arts. 970, 972; Cass. 1re civ. 9 June 2021, 19-21.770",
      secondReview,
    ),
    marriage: text("none", "Code civil arts. 967-1047"),
    divorce: text("gift-void", `${code} 265`),
    executor: text("may-be-named", `${code} 1025`),
    hague1961: hagueParty,
    eu650: inEu650,
    international: internationalWill,
    protects: text(["children", "spouse"], "Code civil arts. 913, 914-1"),
  },
];
