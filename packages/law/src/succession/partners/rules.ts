import type { RuleRow } from "../rule.ts";
import { territories } from "../territories/all.gen.ts";
import { ofTerritory, type PartnerLaw, type PartnerLawCode, type PartnerRight, partnerLaws } from "./laws.ts";

/**
 * "partner:gb" leaves a partner out, "partner:gb/right" does so and leaves a claim or a home, "partner:ca-bc/as-spouse"
 * lets one inherit as a spouse would.
 */
export type PartnerRule = `partner:${PartnerLawCode}` | `partner:${PartnerLawCode}/${"right" | "as-spouse"}`;

function cited(code: string, [citation, ...rest]: RuleRow): RuleRow {
  const own = territories.find((law) => law.code === code)?.source[0] ?? "";
  return [citation === ofTerritory ? own : citation, ...rest];
}

export const partnerRules = Object.fromEntries(
  Object.entries<PartnerLaw>(partnerLaws).flatMap(([code, { source }]) =>
    ["", "/right", "/as-spouse"].map((part) => [`partner:${code}${part}`, cited(code, source)]),
  ),
) as Readonly<Record<PartnerRule, RuleRow>>;

export const isPartnerRule = (rule: string): rule is PartnerRule => rule.startsWith("partner:");

/** What such a rule says is told once for all laws. */
export type PartnerSaying = "partner.nothing" | "partner.as-spouse";
export const partnerSaying = (rule: PartnerRule): PartnerSaying =>
  rule.endsWith("/as-spouse") ? "partner.as-spouse" : "partner.nothing";

/** What is left to a partner whom such a rule leaves out. */
export function rightOfRule(rule: PartnerRule): PartnerRight | null {
  const [code, part] = rule.slice("partner:".length).split("/") as [PartnerLawCode, string | undefined];
  const law: PartnerLaw = partnerLaws[code];
  return part === "right" ? (law.right ?? null) : null;
}
