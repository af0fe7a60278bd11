import type { Territory } from "../territory.ts";

export const law = {
  code: "au-qld",
  regulations: ["au-common-queensland"],
  currency: "AUD",
  source: ["Succession Act 1981 (Queensland) sch. 2", "S", "2026-11"],
  remarks: { chattels: ["Succession Act 1981 (Queensland) sch. 2", "S", "2026-11"] },
  spouse: [
    { beside: "issue", children: 1, has: { sum: 150_000, rest: "1/2" } },
    { beside: "issue", has: { sum: 150_000, rest: "1/3" } },
  ],
  representation: "agreed",
  halfBlood: "open",
  will: "claims",
} as const satisfies Territory;
