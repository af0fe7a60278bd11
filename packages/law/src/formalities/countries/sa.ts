import { secondary, settled } from "../attested.ts";
import { notHagueParty, notInEu650 } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

const law = "Saudi Arabia, Personal Status Law M/73 (2022)";

export const sheets: readonly Sheet[] = [
  {
    code: "sa",
    capacity: settled(["adult", "sound-mind"], law),
    forms: [settled({ form: "any" }, law), settled({ form: "notarial" }, law)],
    authority: settled({ name: "Notary or Najiz", role: "notary" }, law),
    registration: settled("for-enforcement", law),
    register: settled("none", law),
    language: settled({ official: ["ar"], needed: "official-deeds" }, law),
    marriage: settled("none", law),
    divorce: settled("none", law),
    hague1961: notHagueParty,
    eu650: notInEu650,
    limit: secondary("third", `${law} art. 190`),
    giftToHeir: secondary("consent", `${law} art. 179`),
  },
];
