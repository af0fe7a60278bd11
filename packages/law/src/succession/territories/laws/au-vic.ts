import type { Territory } from "../territory.ts";

/** Indexed from July to June; years without a figure here are refused. */
const legacy = [
  { from: "2024-07-01", until: "2025-06-30", amount: 559_660 },
  { from: "2025-07-01", until: "2026-06-30", amount: 573_640 },
] as const;

export const law = {
  code: "au-vic",
  regulations: ["au-common-victoria"],
  currency: "AUD",
  source: ["Administration and Probate Act 1958 (Victoria) 70J-70M", "S", "2026-11"],
  remarks: { chattels: ["Administration and Probate Act 1958 (Victoria) 70L", "S", "2026-11"] },
  spouse: [
    { beside: "issue", common: "all", has: "all" },
    { beside: "issue", has: { sum: legacy, rest: "1/2" } },
  ],
  representation: "agreed",
  halfBlood: "open",
  will: "claims",
} as const satisfies Territory;
