import { secondary, settled } from "../attested.ts";
import { notHagueParty, notInEu650 } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

const code = "Korea, Civil Act art.";

export const sheets: readonly Sheet[] = [
  {
    code: "kr",
    minAge: settled({ years: 17 }, `${code} 1061`),
    forms: [
      settled(
        { form: "holograph", witnesses: 0, needs: ["handwritten", "dated", "address", "signed", "sealed"] },
        `${code} 1066`,
      ),
      settled({ form: "audio-video", witnesses: 1 }, `${code} 1067`),
      settled({ form: "notarial", witnesses: 2 }, `${code} 1068`),
      settled({ form: "closed", witnesses: 2, withinDays: 5 }, `${code} 1069`),
      settled({ form: "oral-emergency", witnesses: 2, withinDays: 7, emergencyOnly: true }, `${code} 1070`),
    ],
    witnesses: settled(
      {
        effect: "will-void",
        bars: ["beneficiary", "spouse-of-beneficiary", "kin-of-beneficiary", "minor", "incapable"],
      },
      `${code} 1072`,
    ),
    register: settled("none", "Korea, Civil Act"),
    marriage: settled("none", "Korea, Civil Act"),
    divorce: settled("none", "Korea, Civil Act"),
    hague1961: notHagueParty,
    eu650: notInEu650,
    protects: secondary(
      ["children", "spouse", "parents"],
      "Korea, Civil Act art. 1112; Constitutional Court, 25 April 2024",
    ),
  },
];
