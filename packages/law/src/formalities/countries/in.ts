import { secondary, secondReview, settled } from "../attested.ts";
import { notHagueParty, notInEu650 } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

const act = "Indian Succession Act 1925";
const exceptHindus = "not for Hindus, Buddhists, Sikhs and Jains";

const whole = {
  forms: [],
  registration: settled("optional", "Registration Act 1908 s. 18"),
  deposit: settled({ name: "Registrar" }, "Registration Act 1908 ss. 42-46"),
  register: settled("none", "Registration Act 1908"),
  language: settled({ official: [], needed: "any" }, act),
  divorce: settled("none", act),
  hague1961: notHagueParty,
  eu650: notInEu650,
  conflict: settled("domicile-and-land", `${act} s. 5`),
  probate: secondary("not-mandatory", "Repealing and Amending Act 2025: s. 213 of the Indian Succession Act omitted"),
} satisfies Partial<Sheet>;

const underTheAct = {
  ...whole,
  minAge: settled({ years: 18 }, `${act} s. 59`),
  capacity: settled(["sound-mind"], `${act} s. 59`),
  forms: [settled({ form: "witnessed", witnesses: 2, witnessesTogether: false, needs: ["signed"] }, `${act} s. 63`)],
  excludedForms: [settled("holograph", `${act} s. 63`)],
  executor: settled("may-witness", `${act} s. 68`),
} satisfies Partial<Sheet>;

const christian = {
  ...underTheAct,
  witnesses: settled({ effect: "gift-void", bars: ["beneficiary", "spouse-of-beneficiary"] }, `${act} s. 67`),
  marriage: settled("revokes", `${act} s. 69`),
} satisfies Partial<Sheet>;

const hindu = {
  ...underTheAct,
  witnesses: settled({ effect: "none", bars: [] }, `${act} s. 67 (${exceptHindus})`),
  marriage: settled("none", `${act} s. 69 (${exceptHindus})`),
} satisfies Partial<Sheet>;

const muslim = {
  ...whole,
  forms: [
    settled({ form: "any", witnesses: 0, witnessesIfSpoken: 2 }, "Muslim personal law; Shariat Act 1937", secondReview),
  ],
  marriage: settled("none", `${act} s. 69 (not for Muslims)`),
  limit: settled("third", "Muslim personal law; Shariat Act 1937"),
} satisfies Partial<Sheet>;

export const sheets: readonly Sheet[] = [
  { code: "in", ...whole },
  { code: "in-common-christian", ...christian },
  { code: "in-common-parsi", ...christian },
  { code: "in-christian", ...christian },
  { code: "in-parsi", ...christian },
  { code: "in-common-hindu", ...hindu },
  { code: "in-hindu", ...hindu },
  { code: "in-buddhist", ...hindu },
  { code: "in-jain", ...hindu },
  { code: "in-sikh", ...hindu },
  { code: "in-islamic", ...muslim },
];
