import { secondary, settled } from "../attested.ts";
import { notHagueParty, notInEu650 } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

const forms = "Monaco, Code civil";
const privateLaw = "Monaco, Code of Private International Law 2017";

export const sheets: readonly Sheet[] = [
  {
    code: "mc",
    minAge: settled({ years: 16 }, forms),
    forms: [
      secondary({ form: "holograph" }, forms),
      secondary({ form: "notarial" }, forms),
      secondary({ form: "closed" }, forms),
    ],
    hague1961: notHagueParty,
    eu650: notInEu650,
    conflict: settled("domicile-or-choice", privateLaw),
  },
];
