import { secondary, settled } from "../attested.ts";
import { inEu650, internationalWill, notHagueParty, registerNetwork, washington } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

const law = "Wills and Succession Law Cap. 195 s.";

export const sheets: readonly Sheet[] = [
  {
    code: "cy",
    minAge: settled({ years: 18 }, `${law} 22`),
    forms: [
      settled({ form: "witnessed", witnesses: 2, needs: ["signed", "every-page-signed"] }, `${law} 23`),
      settled({ form: "international", witnesses: 2, needs: ["signed"] }, washington),
    ],
    witnesses: settled(
      { effect: "gift-void", bars: ["beneficiary", "spouse-of-beneficiary", "kin-of-beneficiary"] },
      "Wills and Succession Law Cap. 195",
    ),
    deposit: settled({ name: "Court" }, "Wills and Succession Law Cap. 195"),
    registerNetwork,
    hague1961: notHagueParty,
    eu650: inEu650,
    international: internationalWill,
    protects: secondary(["children", "spouse", "parents"], `${law} 41`),
  },
];
