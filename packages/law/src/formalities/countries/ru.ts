import { secondReview, settled } from "../attested.ts";
import { notHagueParty, notInEu650 } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

const code = "Russia, Civil Code art.";

export const sheets: readonly Sheet[] = [
  {
    code: "ru",
    minAge: settled({ years: 18 }, `${code} 1118`),
    forms: [
      settled({ form: "notarial", witnesses: 0 }, "Russia, Civil Code arts. 1124-1125"),
      settled({ form: "closed", witnesses: 2 }, `${code} 1126`),
      settled({ form: "equated", emergencyOnly: true }, `${code} 1127`),
      settled({ form: "bank" }, `${code} 1128`),
      settled(
        {
          form: "emergency",
          witnesses: 2,
          needs: ["handwritten", "signed"],
          lapses: { months: 1, after: "danger" },
          courtConfirms: true,
          emergencyOnly: true,
        },
        `${code} 1129`,
        secondReview,
      ),
    ],
    excludedForms: [settled("holograph", `${code} 1129`)],
    jointWills: settled("spouses", `${code} 1118`),
    witnesses: settled(
      {
        effect: "will-voidable",
        bars: [
          "beneficiary",
          "spouse-of-beneficiary",
          "kin-of-beneficiary",
          "official-or-staff",
          "incapable",
          "illiterate",
          "language-not-understood",
        ],
      },
      `${code} 1124`,
    ),
    authority: settled({ name: "Notary", role: "notary" }, "Russia, Civil Code arts. 1124-1125"),
    register: settled("central", "Federal Notarial Chamber, notarial information system"),
    registerNames: settled(
      ["Notarial information system of the Federal Notarial Chamber"],
      "Federal Notarial Chamber, notarial information system",
    ),
    language: settled({ official: ["ru"], needed: "official-deeds", help: "interpreter" }, "Russia, Civil Code"),
    marriage: settled("none", "Russia, Civil Code"),
    divorce: settled("ends-joint-will", `${code} 1118`),
    hague1961: notHagueParty,
    eu650: notInEu650,
    conflict: settled("residence-and-land", `${code} 1224`),
    protects: settled(["minors-and-dependants"], `${code} 1149`),
  },
];
