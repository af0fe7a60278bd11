import type { Territory } from "../territory.ts";

export const law = {
  code: "us-la",
  regulations: ["us-civil-louisiana"],
  currency: "USD",
  source: ["La. Civ. Code 881-885, 888-894", "K", "2026-11"],
  remarks: { "marital-portion": ["La. Civ. Code 2432", "K", "2026-11"] },
  property: ["community", "separate"],
  order: "siblings-own",
  spouse: [
    { of: "community", beside: "issue", has: { use: "1/1" } },
    { of: "community", has: "all" },
    { of: "separate", beside: "issue", has: "nothing" },
    { of: "separate", beside: "parents", has: "nothing" },
    { of: "separate", beside: "siblings", has: "nothing" },
  ],
  representation: "strict",
  halfBlood: "lines",
  will: "reserve",
} as const satisfies Territory;
