import type { Territory } from "../territory.ts";

export const law = {
  code: "my",
  regulations: ["my-common-distribution-act"],
  currency: "MYR",
  source: ["Distribution Act 1958 (Malaysia) s. 6", "S", "2026-11"],
  parentsBesideIssue: { withSpouse: "1/4", without: "1/3" },
  spouse: [
    { beside: ["issue", "parents"], has: "1/4" },
    { beside: "issue", has: "1/3" },
    { beside: "parents", has: "1/2" },
  ],
  representation: "agreed",
  halfBlood: "open",
  will: "claims",
} as const satisfies Territory;
