import { secondReview, settled } from "../attested.ts";
import { notHagueParty, notInEu650, washington } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

const slra = "Succession Law Reform Act (Ontario) s.";
const ccq = "Code civil du Québec art.";

const whole = {
  forms: [],
  hague1961: notHagueParty,
  eu650: notInEu650,
  international: settled("most-parts", washington),
} satisfies Partial<Sheet>;

export const sheets: readonly Sheet[] = [
  { code: "ca", ...whole },
  {
    code: "ca-common-ontario",
    ...whole,
    minAge: settled({ years: 18 }, `${slra} 8`),
    forms: [
      settled(
        {
          form: "witnessed",
          witnesses: 2,
          witnessesTogether: true,
          remoteWitnesses: "licensed",
          needs: ["signed"],
        },
        `${slra} 4`,
      ),
      settled({ form: "holograph", witnesses: 0, needs: ["handwritten", "signed"] }, `${slra} 6`, secondReview),
    ],
    excludedForms: [settled("notarial", `${slra} 4`)],
    courtMayExcuse: settled(true, `${slra} 21.1`),
    witnesses: settled(
      { effect: "gift-void-unless-cleared", bars: ["beneficiary"], unless: ["court-satisfied"] },
      `${slra} 12`,
    ),
    register: settled("none", "Succession Law Reform Act (Ontario)"),
    marriage: settled("none", "Succession Law Reform Act (Ontario), since 1 January 2022"),
    divorce: settled("gift-void", `${slra} 17`),
  },
  {
    code: "ca-civil-quebec",
    ...whole,
    minAge: settled({ years: 18 }, `${ccq} 708`),
    forms: [
      settled({ form: "notarial", witnesses: 1 }, "Code civil du Québec arts. 716-717"),
      settled({ form: "holograph", witnesses: 0, needs: ["handwritten", "signed"] }, `${ccq} 726`, secondReview),
      settled({ form: "witnessed", witnesses: 2 }, `${ccq} 727`),
    ],
    witnesses: settled({ effect: "gift-void", bars: ["beneficiary"] }, `${ccq} 760`),
    authority: settled({ name: "Notary", role: "notary" }, "Code civil du Québec arts. 716-717"),
    register: settled("central", "Registers of the Chambre des notaires and the Barreau du Québec"),
    registerNames: settled(
      ["Chambre des notaires du Québec", "Barreau du Québec"],
      "Registers of the Chambre des notaires and the Barreau du Québec",
    ),
    marriage: settled("none", "Code civil du Québec"),
    divorce: settled("gift-void", `${ccq} 764`),
  },
];
