import type { Territory } from "../territory.ts";

export const law = {
  code: "us-wa",
  regulations: ["us-common-washington"],
  currency: "USD",
  source: ["RCW 11.02.005, 11.04.015, 11.04.035", "T", "2026-11"],
  property: ["community", "separate"],
  spouse: [
    { of: "community", has: "all" },
    { beside: "issue", has: "1/2" },
    { beside: "parents", has: "3/4" },
    { beside: "siblings", has: "3/4" },
  ],
  representation: "nearest",
  halfBlood: "equal",
  will: "claims",
} as const satisfies Territory;
