import type { RuleRow } from "../rule.ts";

/** Common-law and mixed countries (rulebook section 3). */
export const commonRules = {
  "gb.46": ["England and Wales, Administration of Estates Act 1925 s. 46; SI 2023/758", "K"],
  "gb.chattels": ["England and Wales, AEA 1925 s. 46: personal chattels go to the spouse besides", "K"],
  "gb.1975": ["England and Wales, Inheritance (Provision for Family and Dependants) Act 1975", "K"],
  "us.2-102": ["United States, Uniform Probate Code 2-102, 2-103, 2-106 (base figures; states vary)", "T"],
  "us.states": ["United States: states vary, and figures are indexed", "K"],
  "nz.77": ["New Zealand, Administration Act 1969 s. 77", "K"],
  "nz.chattels": ["New Zealand, Administration Act 1969 s. 77: chattels go to the spouse besides", "K"],
  "nz.1955": ["New Zealand, Family Protection Act 1955", "K"],
  "za.1": ["South Africa, Intestate Succession Act 81/1987 s. 1", "K"],
  "za.spouses": [
    "South Africa, Intestate Succession Act 81/1987 s. 1; Reform of Customary Law of Succession Act 11/2009 s. 3; Bhe v Magistrate, Khayelitsha [2004] ZACC 17; Hassam v Jacobs [2009] ZACC 19",
    "S",
    "2026-11",
  ],
  "sct.prior": ["Scotland, Succession (Scotland) Act 1964 ss. 8-9", "K"],
  "sct.free": [
    "Scotland, Succession (Scotland) Act 1964 ss. 2, 8-11; Trusts and Succession (Scotland) Act 2024 s. 77",
    "S",
  ],
  "sct.separated": ["Scotland, Succession (Scotland) Act 1964: separation without divorce", "S", "2026-11"],
  "sct.legal-rights": ["Scotland, Succession (Scotland) Act 1964 ss. 10-11: legal rights in moveables", "K"],
} as const satisfies Record<string, RuleRow>;
