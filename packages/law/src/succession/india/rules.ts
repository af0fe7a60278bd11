import type { RuleRow } from "../rule.ts";

/** Indian personal laws (rulebook 3.9). */
export const indiaRules = {
  "in.hsa8": ["India, Hindu Succession Act 1956 ss. 8-13 and Schedule", "K"],
  "in.hsa8-open": ["India, Hindu Succession Act 1956: heirs beyond class I and the father", "K"],
  "in.hsa15": ["India, Hindu Succession Act 1956 ss. 15-16", "K"],
  "in.hsa15-open": ["India, Hindu Succession Act 1956 s. 15(2): depends on where the property came from", "K"],
  "in.isa33": ["India, Indian Succession Act 1925 ss. 31-49", "K"],
  "in.parsi51": ["India, Indian Succession Act 1925 ss. 50-56", "K"],
  "in.nearer": ["A nearer class of heirs excludes the next", "K"],
} as const satisfies Record<string, RuleRow>;
