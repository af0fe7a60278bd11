import type { Territory } from "../territory.ts";

/** 350,000 moved by the consumer price index each quarter; quarters without a figure here are refused. */
const legacy = [
  { from: "2025-10-30", until: "2026-01-28", amount: 599_761.34 },
  { from: "2026-01-29", until: "2026-04-29", amount: 603_091.72 },
] as const;

export const law = {
  code: "au-nsw",
  regulations: ["au-common-nsw"],
  currency: "AUD",
  source: ["Succession Act 2006 (New South Wales) ss. 106, 111-113", "T", "2026-11"],
  remarks: {
    chattels: ["Succession Act 2006 (New South Wales) s. 113", "T", "2026-11"],
    claims: ["Succession Act 2006 (New South Wales) ch. 3", "K", "2026-06"],
  },
  spouse: [
    { beside: "issue", common: "all", has: "all" },
    { beside: "issue", has: { sum: legacy, rest: "1/2" } },
  ],
  representation: "strict",
  halfBlood: "open",
  will: "claims",
} as const satisfies Territory;
