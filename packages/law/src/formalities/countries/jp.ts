import { settled } from "../attested.ts";
import { hagueParty, notInEu650 } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

const code = "Japan, Civil Code art.";

export const sheets: readonly Sheet[] = [
  {
    code: "jp",
    minAge: settled({ years: 15 }, `${code} 961`),
    forms: [
      settled(
        {
          form: "holograph",
          witnesses: 0,
          needs: ["handwritten", "dated", "signed", "sealed"],
          typedList: true,
        },
        `${code} 968`,
      ),
      settled({ form: "notarial", witnesses: 2 }, `${code} 969`),
      settled({ form: "closed", witnesses: 2 }, `${code} 970`),
      settled({ form: "emergency", emergencyOnly: true }, "Japan, Civil Code arts. 976-979"),
    ],
    witnesses: settled(
      {
        effect: "will-void",
        bars: [
          "minor",
          "heir",
          "beneficiary",
          "spouse-of-beneficiary",
          "kin-of-beneficiary",
          "official-or-staff",
          "kin-of-official",
        ],
      },
      `${code} 974`,
    ),
    deposit: settled({ name: "Legal Affairs Bureau" }, "Japan, custody of wills since 10 July 2020"),
    register: settled("partial", "Japan, custody of wills since 10 July 2020; search for notarial wills"),
    language: settled({ official: ["ja"], needed: "official-deeds", ownHand: "any" }, "Japan, Civil Code"),
    marriage: settled("none", "Japan, Civil Code"),
    divorce: settled("none", "Japan, Civil Code"),
    hague1961: hagueParty,
    eu650: notInEu650,
    foreignWills: settled("own-rule", "Japan, Act 100/1964"),
    conflict: settled("nationality", "Japan, Act on General Rules for Application of Laws arts. 36-37"),
    protects: settled(["children", "spouse", "parents"], `${code} 1042`),
  },
];
