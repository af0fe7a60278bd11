import type { Territory } from "../territory.ts";

/** Indexed every year; years without a figure here are refused. */
const higher = [
  { from: "2023-01-01", until: "2023-12-31", amount: 273_000 },
  { from: "2026-01-01", until: "2026-12-31", amount: 301_000 },
] as const;
const lower = [
  { from: "2023-01-01", until: "2023-12-31", amount: 182_000 },
  { from: "2026-01-01", until: "2026-12-31", amount: 201_000 },
] as const;

export const law = {
  code: "us-mi",
  regulations: ["us-common-michigan"],
  currency: "USD",
  source: ["M.C.L. 700.1210, 700.2102, 700.2106", "S", "2026-11"],
  spouse: [
    { beside: "issue", common: "none", has: { sum: lower, rest: "1/2" } },
    { beside: "issue", has: { sum: higher, rest: "1/2" } },
    { beside: "parents", has: { sum: higher, rest: "3/4" } },
  ],
  representation: "pooled",
  halfBlood: "equal",
  will: "claims",
} as const satisfies Territory;
