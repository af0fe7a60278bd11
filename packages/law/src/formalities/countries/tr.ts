import { secondReview, settled, text } from "../attested.ts";
import { hagueParty, notInEu650, registerNetwork } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

const code = "Turkish Civil Code art.";

export const sheets: readonly Sheet[] = [
  {
    code: "tr",
    minAge: settled({ years: 15 }, `${code} 502`),
    forms: [
      settled({ form: "notarial", witnesses: 2 }, "Turkish Civil Code arts. 532-535"),
      settled({ form: "holograph", witnesses: 0, needs: ["handwritten", "dated", "signed"] }, `${code} 538`),
      settled({ form: "oral-emergency", witnesses: 2, emergencyOnly: true }, "Turkish Civil Code arts. 539-541"),
    ],
    witnesses: settled(
      {
        effect: "clause-void",
        bars: ["beneficiary", "kin-of-beneficiary", "kin-of-testator", "incapable", "illiterate"],
      },
      `${code} 536`,
    ),
    authority: settled({ name: "Notary or peace judge", role: "notary" }, "Turkish Civil Code arts. 532-535"),
    deposit: settled({ name: "Notary" }, "Turkish Civil Code"),
    register: settled("none", "Türkiye: notice by the notary to the civil status office"),
    registerNetwork,
    language: settled(
      { official: ["tr"], needed: "official-deeds", ownHand: "understood" },
      "Turkish Civil Code arts. 532-535",
      secondReview,
    ),
    marriage: settled("none", "Turkish Civil Code"),
    divorce: settled("gift-void", `${code} 181`),
    hague1961: hagueParty,
    eu650: notInEu650,
    conflict: settled("nationality-and-land", "Türkiye, Act 5718 (MÖHUK) art. 20"),
    protects: text(["children", "spouse", "parents"], "Turkish Civil Code art. 506"),
  },
];
