import type { Territory } from "../territory.ts";

export const law = {
  code: "ca-bc",
  regulations: ["ca-common-british-columbia"],
  currency: "CAD",
  source: ["Wills, Estates and Succession Act (British Columbia) 20-23", "T", "2026-11"],
  remarks: {
    chattels: ["Wills, Estates and Succession Act (British Columbia) 21", "T", "2026-11"],
    home: ["Wills, Estates and Succession Act (British Columbia) 31", "S", "2026-11"],
  },
  spouse: [
    { beside: "issue", common: "all", has: { sum: 300_000, rest: "1/2" } },
    { beside: "issue", has: { sum: 150_000, rest: "1/2" } },
  ],
  representation: "agreed",
  halfBlood: "open",
  will: "claims",
} as const satisfies Territory;
