import type { Rule } from "../rule.ts";

/** Common-law and mixed countries (rulebook section 3). */
export const commonRules = {
  "gb.46": { citation: "England and Wales, Administration of Estates Act 1925 s. 46; SI 2023/758", grade: "K" },
  "gb.chattels": {
    citation: "England and Wales, AEA 1925 s. 46: personal chattels go to the spouse besides",
    grade: "K",
  },
  "gb.1975": { citation: "England and Wales, Inheritance (Provision for Family and Dependants) Act 1975", grade: "K" },
  "us.2-102": {
    citation: "United States, Uniform Probate Code 2-102, 2-103, 2-106 (base figures; states vary)",
    grade: "T",
  },
  "us.states": { citation: "United States: states vary, and figures are indexed", grade: "K" },
  "ca-on.44": { citation: "Ontario, Succession Law Reform Act 44-47; O. Reg. 54/95", grade: "K" },
  "ca-on.equalisation": {
    citation: "Ontario, Family Law Act s. 6: the spouse may choose equalisation instead",
    grade: "K",
  },
  "au-nsw.111": { citation: "New South Wales, Succession Act 2006 ss. 106, 111-113", grade: "T" },
  "au-nsw.provision": { citation: "New South Wales, Succession Act 2006 ch. 3: family provision", grade: "K" },
  "nz.77": { citation: "New Zealand, Administration Act 1969 s. 77", grade: "K" },
  "nz.chattels": {
    citation: "New Zealand, Administration Act 1969 s. 77: chattels go to the spouse besides",
    grade: "K",
  },
  "nz.1955": { citation: "New Zealand, Family Protection Act 1955", grade: "K" },
  "za.1": { citation: "South Africa, Intestate Succession Act 81/1987 s. 1", grade: "K" },
  "za.spouses": {
    citation:
      "South Africa, Intestate Succession Act 81/1987 s. 1; Reform of Customary Law of Succession Act 11/2009 s. 3; Bhe v Magistrate, Khayelitsha [2004] ZACC 17; Hassam v Jacobs [2009] ZACC 19",
    grade: "S",
    reviewed: "2026-11",
  },
  "sct.prior": { citation: "Scotland, Succession (Scotland) Act 1964 ss. 8-9", grade: "K" },
  "sct.free": {
    citation: "Scotland, Succession (Scotland) Act 1964 ss. 2, 8-11; Trusts and Succession (Scotland) Act 2024 s. 77",
    grade: "S",
  },
  "sct.legal-rights": {
    citation: "Scotland, Succession (Scotland) Act 1964 ss. 10-11: legal rights in moveables",
    grade: "K",
  },
} as const satisfies Record<string, Rule>;
