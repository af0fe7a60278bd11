import type { Territory } from "../territory.ts";

export const law = {
  code: "us-ca",
  regulations: ["us-common-california"],
  currency: "USD",
  source: ["California Probate Code 100, 240, 6401-6402, 6406", "T", "2026-11"],
  property: ["community", "separate"],
  spouse: [
    { of: "community", has: "all" },
    { beside: "issue", children: 1, has: "1/2" },
    { beside: "issue", has: "1/3" },
    { beside: "parents", has: "1/2" },
    { beside: "siblings", has: "1/2" },
  ],
  representation: "nearest",
  halfBlood: "equal",
  will: "claims",
} as const satisfies Territory;
