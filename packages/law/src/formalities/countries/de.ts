import { secondary, secondReview, text } from "../attested.ts";
import { hagueParty, inEu650 } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

export const sheets: readonly Sheet[] = [
  {
    code: "de",
    minAge: text({ years: 16 }, "BGB § 2229"),
    forms: [
      text({ form: "holograph", witnesses: 0, needs: ["handwritten", "signed"], minAge: 18 }, "BGB § 2247"),
      text({ form: "notarial", witnesses: 0 }, "BGB § 2232"),
      secondary(
        {
          form: "emergency",
          witnesses: 3,
          witnessesWithMayor: 2,
          lapses: { months: 3, after: "making" },
          emergencyOnly: true,
        },
        "BGB §§ 2249-2252",
        secondReview,
      ),
    ],
    jointWills: text("spouses", "BGB §§ 2265-2273"),
    witnesses: text(
      {
        effect: "clause-void",
        bars: ["beneficiary", "official-or-staff", "kin-of-official"],
        forms: ["emergency"],
      },
      "BeurkG §§ 7, 27",
    ),
    authority: text({ name: "Notary", role: "notary" }, "BGB § 2232"),
    deposit: text({ name: "Probate court" }, "BGB"),
    register: text("central", "Zentrales Testamentsregister (ZTR)"),
    registerNames: text(["Zentrales Testamentsregister (ZTR)"], "Zentrales Testamentsregister (ZTR)"),
    language: text({ official: [], needed: "any", help: "interpreter-at-notary" }, "BGB; BeurkG"),
    marriage: text("none", "BGB § 2079"),
    divorce: text("gift-void", "BGB § 2077"),
    hague1961: hagueParty,
    eu650: inEu650,
    protects: text(["children", "spouse", "parents"], "BGB §§ 2303, 2309"),
  },
];
