import type { Territory } from "../territory.ts";

export const law = {
  code: "us-az",
  regulations: ["us-common-arizona"],
  currency: "USD",
  source: ["A.R.S. 14-2102, 14-2103, 14-2106", "T", "2026-11"],
  property: ["community", "separate"],
  spouse: [
    { of: "community", beside: "issue", common: "not-all", has: "nothing" },
    { of: "separate", beside: "issue", common: "not-all", has: "1/2" },
  ],
  representation: "pooled",
  halfBlood: "equal",
  will: "claims",
} as const satisfies Territory;
