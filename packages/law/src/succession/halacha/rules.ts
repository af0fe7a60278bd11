import type { Rule } from "../rule.ts";

/** Halacha (rulebook 4.1). */
export const halachaRules = {
  "halacha.husband": { citation: "Shulchan Aruch, Choshen Mishpat 276; Even HaEzer 90", grade: "K" },
  "halacha.firstborn": { citation: "Deuteronomy 21:17; Shulchan Aruch, Choshen Mishpat 277-278", grade: "K" },
  "halacha.order": { citation: "Numbers 27:8-11; Shulchan Aruch, Choshen Mishpat 276", grade: "K" },
  "halacha.nearer": { citation: "Numbers 27:8-11; Shulchan Aruch, Choshen Mishpat 276", grade: "K" },
  "halacha.widow": { citation: "Even HaEzer 93 ff.: the widow is a creditor of her ketubah, not an heir", grade: "K" },
  "halacha.mothers-side": {
    citation: "Shulchan Aruch, Choshen Mishpat 276: the mother's family is not called family",
    grade: "K",
  },
} as const satisfies Record<string, Rule>;
