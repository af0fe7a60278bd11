import type { Territory } from "../territory.ts";

const preferential = [{ from: "2021-03-01", amount: 350_000 }] as const;

export const law = {
  code: "ca-on",
  regulations: ["ca-common-ontario"],
  currency: "CAD",
  source: ["Succession Law Reform Act (Ontario) 44-47; O. Reg. 54/95", "K", "2026-11"],
  remarks: { equalisation: ["Family Law Act (Ontario) ss. 5-6", "K", "2026-11"] },
  siblings: "children-only",
  spouse: [
    { beside: "issue", children: 1, has: { sum: preferential, rest: "1/2" } },
    { beside: "issue", has: { sum: preferential, rest: "1/3" } },
  ],
  representation: "nearest",
  halfBlood: "equal",
  will: "claims",
} as const satisfies Territory;
