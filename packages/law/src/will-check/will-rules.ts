import { type Grade, rulebookReviewed } from "../succession/rule.ts";
import { type RuleCode, rules } from "../succession/rules.ts";
import type { Citation } from "./finding.ts";
import { giftRules } from "./gift-laws.ts";

const table = {
  ...giftRules,
  "third.hanafi": [
    "Hanafi school: one third of what remains after debts; more if the heirs agree after the death",
    "K",
  ],
  "third.maliki": [
    "Maliki school: one third of what remains after debts; more if the heirs agree after the death",
    "K",
  ],
  "third.shafii": [
    "Shafi'i school: one third of what remains after debts; more if the heirs agree after the death",
    "K",
  ],
  "third.hanbali": [
    "Hanbali school: one third of what remains after debts; more if the heirs agree after the death",
    "K",
  ],
  "third.schools": ["The Sunni schools: one third of what remains after debts", "K"],
  "third.egypt": ["Egypt, Law 71/1946 art. 37", "K"],
  "third.saudi": ["Saudi Arabia, Personal Status Law (Royal Decree M/73) art. 190", "S"],
  "third.jafari": ["Ja'fari law; Iran, Civil Code art. 843", "K"],
  "third.khi": ["Indonesia, Kompilasi Hukum Islam (Inpres 1/1991) arts. 194-209", "S"],
  "third.uae": ["UAE, Federal Decree-Law 41/2024 on personal status", "S"],
  "heir.hanafi": ["Hanafi school: a bequest to an heir counts if the other heirs agree after the death", "K"],
  "heir.shafii": ["Shafi'i school: a bequest to an heir counts if the other heirs agree after the death", "K"],
  "heir.hanbali": ["Hanbali school: a bequest to an heir counts if the other heirs agree after the death", "K"],
  "heir.saudi": ["Saudi Arabia, Personal Status Law (Royal Decree M/73) art. 179", "S"],
  "heir.maliki": ["Maliki school: a bequest to an heir is void; what the heirs allow is their own gift", "K"],
  "khi.209": ["Indonesia, Kompilasi Hukum Islam (Inpres 1/1991) art. 209", "S"],
  "us.2-202": ["United States, Uniform Probate Code 2-202, 2-203 (states vary)", "K"],
  "ru.1149": ["Russia, Civil Code art. 1149", "K"],
  "cn.1141": ["China, Civil Code art. 1141", "K"],
  "fr.1094-1": ["France, Code civil art. 1094-1", "T"],
  "ca-on.claims": ["Ontario, Succession Law Reform Act; Family Law Act s. 6", "K"],
  "qc.684": ["Québec, Code civil art. 684", "K"],
  "ie.117": ["Ireland, Succession Act 1965 s. 117", "K"],
  "il.56": ["Israel, Succession Law 1965 ss. 56-65", "K"],
  "za.1990": ["South Africa, Maintenance of Surviving Spouses Act 27/1990", "K"],
  "nl.4-28": ["Netherlands, Burgerlijk Wetboek arts. 4:28-37", "K"],
  "halacha.will": ["Shulchan Aruch, Choshen Mishpat 276-289: a will as such changes no heir", "K"],
  "religion.sunni": ["The four Sunni schools; Egypt, Law 77/1943 art. 6", "K"],
  "religion.jafari": ["Ja'fari law: somebody who is not Muslim does not inherit from a Muslim", "K"],
  "religion.lebanon": ["Lebanon, Law of 23 June 1959", "S"],
  "eu.21": ["Regulation (EU) 650/2012 art. 21", "K"],
  "eu.22": ["Regulation (EU) 650/2012 art. 22", "K"],
  "hague.1": ["Hague Convention of 5 October 1961 on the form of wills, art. 1", "T"],
} as const satisfies Record<string, readonly [source: string, grade: Grade]>;
export type WillRule = keyof typeof table;
export const willRules = Object.keys(table) as readonly WillRule[];

/** What readers see of a rule on wills (rulebook 0.4, 0.5, 1.2, 1.15, 2, 3, 4.1, 5.1). */
export function cite(rule: WillRule): Citation {
  const [source, grade] = table[rule];
  return { source, grade, reviewed: rulebookReviewed };
}

/** The same of a rule that divisions rest on. */
export function citeRule(rule: RuleCode): Citation {
  const { citation, grade, reviewed } = rules[rule];
  return { source: citation, grade, reviewed };
}
