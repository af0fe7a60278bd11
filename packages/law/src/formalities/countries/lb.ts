import { secondary, settled } from "../attested.ts";
import { notHagueParty, notInEu650 } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

const druzeLaw = "Lebanon, Law of 24 February 1948";
const civilLaw = "Lebanon, Law of 23 June 1959";
const courts = "Lebanon, Law of 16 July 1962";

const whole = {
  forms: [],
  register: settled("none", "Lebanon: personal status laws"),
  divorce: settled("none", "Lebanon: personal status laws"),
  hague1961: notHagueParty,
  eu650: notInEu650,
  conflict: settled("personal-law", "Lebanon: personal status laws"),
} satisfies Partial<Sheet>;

const nonMuslim = {
  ...whole,
  protects: secondary(["children", "spouse", "parents"], `${civilLaw} arts. 58 ff.`),
} satisfies Partial<Sheet>;

export const sheets: readonly Sheet[] = [
  { code: "lb", ...whole },
  { code: "lb-civil", ...nonMuslim },
  { code: "lb-christian", ...nonMuslim },
  {
    code: "lb-islamic",
    ...whole,
    forms: [settled({ form: "any", witnesses: 2 }, courts)],
    authority: settled({ name: "Sharia court", role: "court" }, courts),
    limit: settled("third", courts),
  },
  {
    code: "lb-islamic-druze",
    ...whole,
    forms: [secondary({ form: "registered", witnesses: 2 }, `${druzeLaw} arts. 145-158`)],
    authority: secondary({ name: "Druze community judge", role: "court" }, `${druzeLaw} arts. 145-158`),
    registration: secondary("or-judgment-within-two-years", `${druzeLaw} art. 158`),
    marriage: secondary("spouse-first-takes-share", `${druzeLaw} art. 157`),
    laterChild: secondary("revokes-before-first", `${druzeLaw} art. 157`),
    limit: secondary("everything", `${druzeLaw} art. 148`),
  },
];
