import type { Territory } from "../territory.ts";

export const law = {
  code: "ca-ab",
  regulations: ["ca-common-alberta"],
  currency: "CAD",
  source: ["Wills and Succession Act (Alberta) 60-67; Alta. Reg. 217/2011", "S", "2026-11"],
  spouse: [
    { beside: "issue", common: "all", has: "all" },
    { beside: "issue", has: { greaterOf: [150_000, "1/2"] } },
  ],
  representation: "agreed",
  halfBlood: "open",
  will: "claims",
} as const satisfies Territory;
