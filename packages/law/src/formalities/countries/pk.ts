import { secondReview, settled, text } from "../attested.ts";
import { notHagueParty, notInEu650 } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

const act = "Succession Act 1925";
const majority = "Pakistan, Majority Act 1875";
const muslimLaw = "Muslim personal law";

const whole = {
  forms: [],
  minAge: settled({ years: 18 }, majority),
  registration: settled("optional", "Pakistan, Succession Act 1925"),
  register: settled("none", "Pakistan, Succession Act 1925"),
  divorce: settled("none", act),
  hague1961: notHagueParty,
  eu650: notInEu650,
  conflict: settled("domicile-and-land", `${act} s. 5`),
} satisfies Partial<Sheet>;

export const sheets: readonly Sheet[] = [
  { code: "pk", ...whole },
  {
    code: "pk-islamic",
    ...whole,
    forms: [settled({ form: "any", witnesses: 0, witnessesIfSpoken: 2 }, muslimLaw, secondReview)],
    marriage: settled("none", `${act} s. 69 (not for Muslims)`),
    limit: settled("third", muslimLaw),
    grandchildren: text("represent", "Muslim Family Laws Ordinance 1961 s. 4"),
  },
  {
    code: "pk-common",
    ...whole,
    forms: [settled({ form: "witnessed", witnesses: 2, needs: ["signed"] }, `${act} s. 63`)],
    excludedForms: [settled("holograph", `${act} s. 63`)],
    witnesses: settled({ effect: "gift-void", bars: ["beneficiary", "spouse-of-beneficiary"] }, `${act} s. 67`),
    marriage: settled("revokes", `${act} s. 69`),
  },
];
