import type { Territory } from "../territory.ts";

export const law = {
  code: "us-nj",
  regulations: ["us-common-new-jersey"],
  currency: "USD",
  source: ["N.J.S.A. 3B:5-3, 3B:5-6", "T", "2026-11"],
  spouse: [
    { beside: "issue", common: "not-all", has: { first: "1/4", atLeast: 50_000, atMost: 200_000, rest: "1/2" } },
    { beside: "issue", spouseHasOthers: true, has: { first: "1/4", atLeast: 50_000, atMost: 200_000, rest: "1/2" } },
    { beside: "issue", has: "all" },
    { beside: "parents", has: { first: "1/4", atLeast: 50_000, atMost: 200_000, rest: "3/4" } },
  ],
  representation: "pooled",
  halfBlood: "equal",
  will: "claims",
} as const satisfies Territory;
