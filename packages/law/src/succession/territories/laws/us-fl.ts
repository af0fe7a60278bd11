import type { Territory } from "../territory.ts";

export const law = {
  code: "us-fl",
  regulations: ["us-common-florida"],
  currency: "USD",
  source: ["Fla. Stat. 732.102-732.105", "T", "2026-11"],
  remarks: { home: ["Fla. Stat. 732.401", "K", "2026-11"] },
  spouse: [
    { beside: "issue", common: "not-all", has: "1/2" },
    { beside: "issue", spouseHasOthers: true, has: "1/2" },
  ],
  representation: "strict",
  halfBlood: "half",
  will: "claims",
} as const satisfies Territory;
