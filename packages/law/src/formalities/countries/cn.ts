import { secondReview, settled } from "../attested.ts";
import { notHagueParty, notInEu650 } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

const code = "China, Civil Code art.";

export const sheets: readonly Sheet[] = [
  {
    code: "cn",
    minAge: settled({ years: 18, selfSupportingFrom: 16 }, `${code} 1143`),
    forms: [
      settled({ form: "holograph", witnesses: 0, needs: ["handwritten", "dated", "signed"] }, `${code} 1134`),
      settled(
        { form: "dictated", witnesses: 2, witnessesSign: "paper", needs: ["full-date", "signed"] },
        `${code} 1135`,
        secondReview,
      ),
      settled(
        { form: "printed", witnesses: 2, witnessesSign: "every-page", needs: ["full-date", "every-page-signed"] },
        `${code} 1136`,
        secondReview,
      ),
      settled({ form: "audio-video", witnesses: 2 }, `${code} 1137`),
      settled({ form: "oral-emergency", witnesses: 2, emergencyOnly: true }, `${code} 1138`),
      settled({ form: "notarial", witnesses: 0 }, `${code} 1139`),
    ],
    witnesses: settled(
      { effect: "witness-not-counted", bars: ["heir", "beneficiary", "interested", "incapable"] },
      `${code} 1140`,
    ),
    register: settled("none", "China, Civil Code arts. 1133-1144"),
    language: settled(
      { official: ["zh"], needed: "official-deeds", ownHand: "understood" },
      "China, Civil Code arts. 1133-1144",
      secondReview,
    ),
    marriage: settled("none", "China, Civil Code arts. 1133-1144"),
    divorce: settled("none", "China, Civil Code arts. 1133-1144"),
    hague1961: notHagueParty,
    eu650: notInEu650,
    protects: settled(["unable-to-work"], `${code} 1141`),
  },
];
