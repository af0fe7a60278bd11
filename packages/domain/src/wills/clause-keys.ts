/** In the order in which a will has them; what it says nothing about is left out. */
export const clauseKeys = [
  "testator",
  "law",
  "covers",
  "revocation",
  "executors",
  "guardians",
  "gifts",
  "residue",
  "shares",
  "minors",
  "leftOut",
  "pets",
  "accounts",
  "funeral",
  "letters",
  "debtDevice",
] as const;
export type ClauseKey = (typeof clauseKeys)[number];
