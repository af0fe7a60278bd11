import type { RuleRow } from "../rule.ts";
import { type CoupleLaw, type CoupleLawCode, type CoupleRegime, coupleLaws } from "./laws.ts";

const told = ["separation", "community-of-acquests", "universal-community", "participation", "open"] as const;
type Told = CoupleRegime | "open";

/** "couple:fr/separation" says how the couple owned its property, "couple:fr/open" why that is not known. */
export type CoupleRule = `couple:${CoupleLawCode}/${Told}`;

export const coupleRules = Object.fromEntries(
  Object.entries<CoupleLaw>(coupleLaws).flatMap(([code, { source }]) =>
    told.map((one) => [`couple:${code}/${one}`, source]),
  ),
) as Readonly<Record<CoupleRule, RuleRow>>;

export const isCoupleRule = (rule: string): rule is CoupleRule => rule.startsWith("couple:");

/** What such a rule says is told once for all laws. */
export type CoupleSaying = `couple.${Told}`;
export const coupleSaying = (rule: CoupleRule): CoupleSaying => `couple.${rule.split("/")[1] as Told}`;
