import type { Rule } from "../rule.ts";

/** Indian personal laws (rulebook 3.9). */
export const indiaRules = {
  "in.hsa8": { citation: "India, Hindu Succession Act 1956 ss. 8-13 and Schedule", grade: "K" },
  "in.hsa8-open": { citation: "India, Hindu Succession Act 1956: heirs beyond class I and the father", grade: "K" },
  "in.hsa15": { citation: "India, Hindu Succession Act 1956 ss. 15-16", grade: "K" },
  "in.hsa15-open": {
    citation: "India, Hindu Succession Act 1956 s. 15(2): depends on where the property came from",
    grade: "K",
  },
  "in.isa33": { citation: "India, Indian Succession Act 1925 ss. 31-49", grade: "K" },
  "in.parsi51": { citation: "India, Indian Succession Act 1925 ss. 50-56", grade: "K" },
  "in.nearer": { citation: "A nearer class of heirs excludes the next", grade: "K" },
} as const satisfies Record<string, Rule>;
