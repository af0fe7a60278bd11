import type { RuleRow } from "../rule.ts";

/** What each of a couple is counted with: all they gained, or what of the relationship's property is theirs. */
export type ElectionSums = "net-family-property" | "relationship-property";

/**
 * Laws without a common property in which the survivor may choose, instead of the share, half of what the deceased has
 * more (matrimonial-property.md).
 */
export const electionLaws = {
  "ca-on": {
    source: ["Ontario, Family Law Act ss. 5-6", "K", "2026-11"],
    asks: "net-family-property",
    replaces: "law:ca-on/equalisation",
  },
  nz: {
    source: ["New Zealand, Property (Relationships) Act 1976 ss. 61, 75", "K", "2026-11"],
    asks: "relationship-property",
    replaces: null,
  },
} as const satisfies Record<string, { source: RuleRow; asks: ElectionSums; replaces: string | null }>;
export type ElectionLawCode = keyof typeof electionLaws;

export const electionLawCode = (rules: string): ElectionLawCode | null =>
  Object.hasOwn(electionLaws, rules) ? (rules as ElectionLawCode) : null;
