import type { Territory } from "../territory.ts";

export const law = {
  code: "eg-copt",
  regulations: ["eg-christian-orthodox", "eg-christian-coptic"],
  currency: "EGP",
  source: ["Egypt, regulations of the Coptic Orthodox of 9 May 1938 arts. 231-251", "S", "2026-11"],
  remarks: { "two-laws": ["Egypt, Law 25/1944 art. 1; Law 77/1943", "S", "2026-11"] },
  open: ["parents-without-issue", "spouse-alone"],
  spouse: [
    { beside: "issue", children: 3, has: "1/4" },
    { beside: "issue", has: { asChild: true } },
    { beside: "siblings", has: "1/2" },
  ],
  representation: "one-degree",
  halfBlood: "open",
  will: "third",
} as const satisfies Territory;
