import type { RuleRow } from "../rule.ts";
import { type ElectionLawCode, electionLaws } from "./elections.ts";
import { type CoupleLaw, type CoupleLawCode, type CoupleRegime, coupleLaws } from "./laws.ts";

const told = [
  "separation",
  "community-of-acquests",
  "universal-community",
  "participation",
  "family-patrimony",
  "several",
  "open",
] as const;
type Told = CoupleRegime | "several" | "open";

/**
 * "couple:fr/separation" says how the couple owned its property, "couple:fr/open" why that is not known,
 * "couple:nz/election" what the survivor may choose instead of a share.
 */
export type CoupleRule = `couple:${CoupleLawCode}/${Told}` | `couple:${ElectionLawCode}/election`;

export const coupleRules = Object.fromEntries([
  ...Object.entries<CoupleLaw>(coupleLaws).flatMap(([code, { source }]) =>
    told.map((one) => [`couple:${code}/${one}`, source]),
  ),
  ...Object.entries(electionLaws).map(([code, { source }]) => [`couple:${code}/election`, source]),
]) as Readonly<Record<CoupleRule, RuleRow>>;

export const isCoupleRule = (rule: string): rule is CoupleRule => rule.startsWith("couple:");

/** What such a rule says is told once for all laws. */
export type CoupleSaying = `couple.${Told | "election"}`;
export const coupleSaying = (rule: CoupleRule): CoupleSaying => `couple.${rule.split("/")[1] as Told}`;
