import type { Territory } from "../territory.ts";

export const law = {
  code: "us-il",
  regulations: ["us-common-illinois"],
  currency: "USD",
  source: ["755 ILCS 5/2-1", "T", "2026-11"],
  order: "together",
  spouse: [{ beside: "issue", has: "1/2" }],
  representation: "strict",
  halfBlood: "equal",
  will: "claims",
} as const satisfies Territory;
