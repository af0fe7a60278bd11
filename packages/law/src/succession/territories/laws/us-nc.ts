import type { Territory } from "../territory.ts";

export const law = {
  code: "us-nc",
  regulations: ["us-common-north-carolina"],
  currency: "USD",
  source: ["N.C. Gen. Stat. 29-14 to 29-16", "T", "2026-11"],
  property: ["real", "personal"],
  spouse: [
    { of: "real", beside: "issue", children: 1, has: "1/2" },
    { of: "real", beside: "issue", has: "1/3" },
    { of: "personal", beside: "issue", children: 1, has: { sum: 60_000, rest: "1/2" } },
    { of: "personal", beside: "issue", has: { sum: 60_000, rest: "1/3" } },
    { of: "real", beside: "parents", has: "1/2" },
    { of: "personal", beside: "parents", has: { sum: 100_000, rest: "1/2" } },
  ],
  representation: "pooled",
  halfBlood: "equal",
  will: "claims",
} as const satisfies Territory;
