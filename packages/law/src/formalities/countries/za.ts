import { settled } from "../attested.ts";
import { hagueParty, notInEu650 } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

const act = "Wills Act 7/1953";

export const sheets: readonly Sheet[] = [
  {
    code: "za",
    minAge: settled({ years: 16 }, `${act} s. 4`),
    forms: [
      settled(
        {
          form: "witnessed",
          witnesses: 2,
          witnessesTogether: true,
          witnessMinAge: 14,
          needs: ["signed", "every-page-signed"],
        },
        `${act} s. 2(1)`,
      ),
    ],
    excludedForms: [
      settled("holograph", `${act} s. 2(1)`),
      settled("notarial", `${act} s. 2(1)`),
      settled("electronic", "Electronic Communications and Transactions Act s. 4"),
    ],
    courtMayExcuse: settled(true, `${act} s. 2(3)`),
    witnesses: settled(
      {
        effect: "gift-void-unless-cleared",
        bars: ["beneficiary", "spouse-of-beneficiary", "writer"],
        unless: ["court-satisfied", "intestate-share", "two-others"],
      },
      `${act} s. 4A`,
    ),
    authority: settled({ name: "Master of the High Court", role: "court" }, "Master of the High Court"),
    register: settled("none", "Master of the High Court"),
    language: settled({ official: [], needed: "any" }, act),
    marriage: settled("none", act),
    divorce: settled("lapses-for-three-months", `${act} s. 2B`),
    hague1961: hagueParty,
    eu650: notInEu650,
    foreignWills: settled("own-rule", `${act} s. 3bis`),
  },
];
