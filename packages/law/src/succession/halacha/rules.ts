import type { RuleRow } from "../rule.ts";

/** Halacha (rulebook 4.1). */
export const halachaRules = {
  "halacha.husband": ["Shulchan Aruch, Choshen Mishpat 276; Even HaEzer 90", "K"],
  "halacha.firstborn": ["Deuteronomy 21:17; Shulchan Aruch, Choshen Mishpat 277-278", "K"],
  "halacha.order": ["Numbers 27:8-11; Shulchan Aruch, Choshen Mishpat 276", "K"],
  "halacha.nearer": ["Numbers 27:8-11; Shulchan Aruch, Choshen Mishpat 276", "K"],
  "halacha.widow": ["Even HaEzer 93 ff.: the widow is a creditor of her ketubah, not an heir", "K"],
  "halacha.mothers-side": ["Shulchan Aruch, Choshen Mishpat 276: the mother's family is not called family", "K"],
} as const satisfies Record<string, RuleRow>;
