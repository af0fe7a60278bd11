import { secondReview, settled } from "../attested.ts";
import { notHagueParty, notInEu650 } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

const law = "Egypt, Law 71/1946";
const civilCode = "Egypt, Civil Code art. 17";

export const sheets: readonly Sheet[] = [
  {
    code: "eg",
    minAge: settled({ years: 21, withLeaveFrom: 18 }, `${law} art. 5`),
    forms: [
      settled({ form: "notarial" }, `${law} art. 2`),
      settled({ form: "holograph", witnesses: 0, needs: ["handwritten", "signed"] }, `${law} art. 2`),
      settled({ form: "certified-signature" }, `${law} art. 2`),
    ],
    authority: settled({ name: "Real Estate Publicity and Notarisation Department", role: "notary" }, law),
    registration: settled("needed-for-land", law),
    register: settled("none", law),
    language: settled({ official: ["ar"], needed: "official-deeds", ownHand: "understood" }, law, secondReview),
    marriage: settled("none", `${law} arts. 18-19`),
    divorce: settled("none", `${law} arts. 18-19`),
    hague1961: notHagueParty,
    eu650: notInEu650,
    foreignWills: settled("nationality-or-place", civilCode),
    conflict: settled("nationality", civilCode),
    limit: settled("third", `${law} art. 37`),
    giftToHeir: settled("free", `${law} art. 37`),
    grandchildren: settled("obligatory-bequest", `${law} arts. 76-79`),
  },
];
