import type { Territory } from "../territory.ts";

export const law = {
  code: "us-ny",
  regulations: ["us-common-new-york"],
  currency: "USD",
  source: ["N.Y. EPTL 1-2.16, 4-1.1", "T", "2026-11"],
  spouse: [{ beside: "issue", has: { sum: 50_000, rest: "1/2" } }],
  representation: "pooled",
  halfBlood: "equal",
  will: "claims",
} as const satisfies Territory;
