import type { Territory } from "../territory.ts";

export const law = {
  code: "us-ga",
  regulations: ["us-common-georgia"],
  currency: "USD",
  source: ["O.C.G.A. 53-2-1", "T", "2026-11"],
  spouse: [{ beside: "issue", has: { asChild: true, atLeast: "1/3" } }],
  representation: "strict",
  halfBlood: "equal",
  will: "claims",
} as const satisfies Territory;
