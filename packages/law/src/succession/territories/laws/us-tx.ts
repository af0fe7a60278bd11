import type { Territory } from "../territory.ts";

export const law = {
  code: "us-tx",
  regulations: ["us-common-texas"],
  currency: "USD",
  source: ["Tex. Est. Code 201.001-201.003, 201.057, 201.101", "T", "2026-11"],
  remarks: { home: ["Tex. Const. art. XVI s. 52; Tex. Est. Code 102.005", "K", "2026-11"] },
  property: ["community", "separate-personal", "separate-land"],
  order: "one-parent-with-siblings",
  spouse: [
    { of: "community", beside: "issue", common: "not-all", has: "nothing" },
    { of: "community", has: "all" },
    { of: "separate-personal", beside: "issue", has: "1/3" },
    { of: "separate-land", beside: "issue", has: { use: "1/3" } },
    { of: "separate-land", beside: "parents", has: "1/2" },
    { of: "separate-land", beside: "siblings", has: "1/2" },
  ],
  representation: "nearest",
  halfBlood: "half",
  will: "claims",
} as const satisfies Territory;
