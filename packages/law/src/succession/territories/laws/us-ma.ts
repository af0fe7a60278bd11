import type { Territory } from "../territory.ts";

export const law = {
  code: "us-ma",
  regulations: ["us-common-massachusetts"],
  currency: "USD",
  source: ["M.G.L. 190B 2-102, 2-103, 2-106", "S", "2026-11"],
  spouse: [
    { beside: "issue", common: "not-all", has: { sum: 100_000, rest: "1/2" } },
    { beside: "issue", spouseHasOthers: true, has: { sum: 100_000, rest: "1/2" } },
    { beside: "issue", has: "all" },
    { beside: "parents", has: { sum: 200_000, rest: "3/4" } },
  ],
  representation: "pooled",
  halfBlood: "equal",
  will: "claims",
} as const satisfies Territory;
