import type { Territory } from "../territory.ts";

export const law = {
  code: "us-pa",
  regulations: ["us-common-pennsylvania"],
  currency: "USD",
  source: ["20 Pa.C.S. 2102-2104", "T", "2026-11"],
  spouse: [
    { beside: "issue", common: "not-all", has: "1/2" },
    { beside: "issue", has: { sum: 30_000, rest: "1/2" } },
    { beside: "parents", has: { sum: 30_000, rest: "1/2" } },
  ],
  representation: "nearest",
  halfBlood: "equal",
  will: "claims",
} as const satisfies Territory;
