import type { Territory } from "../territory.ts";

export const law = {
  code: "gb-ni",
  regulations: ["gb-common-northern-irish"],
  currency: "GBP",
  source: ["Administration of Estates Act (Northern Ireland) 1955 ss. 6A-10", "T", "2026-11"],
  remarks: {
    chattels: ["Administration of Estates Act (Northern Ireland) 1955 s. 7", "T", "2026-11"],
    claims: ["Inheritance (Provision for Family and Dependants) (Northern Ireland) Order 1979", "K", "2026-11"],
  },
  spouse: [
    { beside: "issue", children: 1, has: { sum: 250_000, rest: "1/2" } },
    { beside: "issue", has: { sum: 250_000, rest: "1/3" } },
    { beside: "parents", has: { sum: 450_000, rest: "1/2" } },
    { beside: "siblings", has: { sum: 450_000, rest: "1/2" } },
  ],
  representation: "strict",
  halfBlood: "equal",
  will: "claims",
} as const satisfies Territory;
