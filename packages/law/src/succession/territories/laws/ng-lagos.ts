import type { Territory } from "../territory.ts";

export const law = {
  code: "ng-lagos",
  regulations: ["ng-common-lagos"],
  currency: "NGN",
  source: ["Administration of Estates Law (Lagos) s. 49", "S", "2026-11"],
  remarks: { chattels: ["Administration of Estates Law (Lagos) s. 49", "S", "2026-11"] },
  open: ["no-spouse", "no-issue"],
  spouse: [{ beside: "issue", has: "1/3" }],
  representation: "agreed",
  halfBlood: "open",
  will: "claims",
} as const satisfies Territory;
