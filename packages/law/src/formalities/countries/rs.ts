import { secondary } from "../attested.ts";
import { hagueParty, notInEu650 } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

const law = "Serbia, Law on Inheritance 46/95";

export const sheets: readonly Sheet[] = [
  {
    code: "rs",
    minAge: secondary({ years: 15 }, `${law} art. 79`),
    forms: [
      secondary({ form: "holograph", witnesses: 0, needs: ["handwritten"] }, law),
      secondary({ form: "witnessed", witnesses: 2 }, law),
      secondary({ form: "notarial" }, law),
      secondary({ form: "oral-emergency", witnesses: 3, emergencyOnly: true }, law),
    ],
    authority: secondary({ name: "Court, notary or consul", role: "notary" }, law),
    hague1961: hagueParty,
    eu650: notInEu650,
    protects: secondary(["children", "spouse"], law),
  },
];
