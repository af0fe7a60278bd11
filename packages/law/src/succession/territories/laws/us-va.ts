import type { Territory } from "../territory.ts";

export const law = {
  code: "us-va",
  regulations: ["us-common-virginia"],
  currency: "USD",
  source: ["Va. Code 64.2-200, 64.2-202", "S", "2026-11"],
  spouse: [{ beside: "issue", common: "not-all", has: "1/3" }],
  representation: "nearest",
  halfBlood: "half",
  will: "claims",
} as const satisfies Territory;
