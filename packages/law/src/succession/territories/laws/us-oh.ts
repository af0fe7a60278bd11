import type { Territory } from "../territory.ts";

export const law = {
  code: "us-oh",
  regulations: ["us-common-ohio"],
  currency: "USD",
  source: ["Ohio R.C. 2105.06, 2105.12, 2105.13", "T", "2026-11"],
  spouse: [
    { beside: "issue", common: "all", has: "all" },
    { beside: "issue", children: 1, has: { sum: 20_000, rest: "1/2" } },
    { beside: "issue", common: "none", has: { sum: 20_000, rest: "1/3" } },
    { beside: "issue", has: { sum: 60_000, rest: "1/3" } },
  ],
  representation: "equal-degree",
  halfBlood: "equal",
  will: "claims",
} as const satisfies Territory;
