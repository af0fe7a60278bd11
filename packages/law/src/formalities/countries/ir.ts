import { secondReview, settled } from "../attested.ts";
import { notHagueParty, notInEu650 } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

const act = "Iran, Non-contentious Affairs Act 1940 arts.";
const code = "Iran, Civil Code art.";

export const sheets: readonly Sheet[] = [
  {
    code: "ir",
    minAge: settled({ years: 18, inPractice: true }, `${code} 835`),
    capacity: settled(["adult", "discernment"], `${code} 835`),
    forms: [
      settled({ form: "holograph", witnesses: 0, needs: ["handwritten", "dated", "signed"] }, `${act} 276, 278`),
      settled({ form: "notarial" }, `${act} 276-277`),
      settled({ form: "closed", needs: ["signed"] }, `${act} 279-280`),
      settled({ form: "oral-emergency", witnesses: 2, emergencyOnly: true }, `${act} 283 ff.`),
    ],
    register: settled("none", `${act} 276-299`),
    language: settled(
      { official: ["fa"], needed: "official-deeds", ownHand: "understood" },
      `${act} 276-299`,
      secondReview,
    ),
    marriage: settled("none", `${act} 276-299`),
    divorce: settled("none", `${act} 276-299`),
    hague1961: notHagueParty,
    eu650: notInEu650,
    foreignWills: settled("place", `${code} 969`),
    conflict: settled("nationality", `${code} 967`),
    limit: settled("third", `${code} 843`),
    giftToHeir: settled("free", `${code} 843`),
    communities: settled(true, "Iran, Act of 1933 on the personal status of non-Shia Iranians"),
  },
];
