import type { Territory } from "../territory.ts";

export const law = {
  code: "lb",
  regulations: ["lb-civil-general", "lb-christian-maronite", "lb-christian-orthodox", "lb-christian-catholic"],
  currency: "LBP",
  source: ["Law of 23 June 1959 arts. 14 ff.", "S", "2026-11"],
  open: ["parents", "no-issue"],
  spouse: [{ has: "open" }],
  representation: "one-degree",
  halfBlood: "open",
  will: "reserve",
} as const satisfies Territory;
