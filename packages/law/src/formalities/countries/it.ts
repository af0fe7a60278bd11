import { secondReview, settled, text } from "../attested.ts";
import { inEu650, internationalWill, notHagueParty, registerNetwork, washington } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

const code = "Codice civile art.";

export const sheets: readonly Sheet[] = [
  {
    code: "it",
    minAge: settled({ years: 18 }, `${code} 591`),
    forms: [
      settled(
        { form: "holograph", witnesses: 0, needs: ["handwritten", "dated", "signed"] },
        "Codice civile arts. 602, 606",
        secondReview,
      ),
      settled({ form: "notarial", witnesses: 2 }, `${code} 603`),
      settled({ form: "closed", witnesses: 2 }, "Codice civile arts. 604-605"),
      settled({ form: "international", witnesses: 2, needs: ["signed"] }, washington),
    ],
    jointWills: settled("void", `${code} 589`),
    witnesses: settled(
      {
        effect: "clause-void",
        bars: ["beneficiary", "official-or-staff", "writer"],
        forms: ["notarial", "closed"],
      },
      "Codice civile arts. 597-598",
    ),
    authority: settled({ name: "Notary", role: "notary" }, `${code} 603`),
    register: settled("central", "Italy, Law 307/1981"),
    registerNames: settled(["Registro generale dei testamenti"], "Italy, Law 307/1981"),
    registerNetwork,
    language: settled(
      { official: ["it"], needed: "official-deeds", help: "interpreter", ownHand: "understood" },
      "Italy, Notary Law arts. 54-55; Codice civile art. 602",
      secondReview,
    ),
    marriage: settled("none", "Codice civile"),
    divorce: settled("none", "Codice civile"),
    laterChild: settled("revokes-if-childless", `${code} 687`, secondReview),
    executor: settled("may-be-named", `${code} 700`),
    hague1961: notHagueParty,
    eu650: inEu650,
    international: internationalWill,
    protects: text(["children", "spouse", "parents"], "Codice civile arts. 537-544"),
  },
];
