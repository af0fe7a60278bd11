import type { RuleRow } from "../rule.ts";
import { territories } from "./all.gen.ts";
import type { RemarkKind, Territory } from "./territory.ts";

export type TerritoryCode = (typeof territories)[number]["code"];

/** "law:us-ca" divides, "law:us-ca/home" is a remark of it, "law:us-ca/open" why nothing is divided. */
export type TerritoryRule = `law:${TerritoryCode}` | `law:${TerritoryCode}/${RemarkKind | "open"}`;

/** The rules of all territories, from their own files. */
export const territoryRules = Object.fromEntries(
  territories.flatMap(({ code, source, ...law }: Territory): [string, RuleRow][] => [
    [`law:${code}`, source],
    [`law:${code}/open`, source],
    ...Object.entries(law.remarks ?? {}).map(([kind, row]): [string, RuleRow] => [`law:${code}/${kind}`, row]),
  ]),
) as Readonly<Record<TerritoryRule, RuleRow>>;

/** What such a rule says is told once for all territories: by the kind of remark, or for the shares. */
export type SharedSaying = `law.${RemarkKind | "open" | "shares"}`;

export function sharedSaying(rule: TerritoryRule): SharedSaying {
  const [, kind] = rule.split("/") as [string, RemarkKind | "open" | undefined];
  return `law.${kind ?? "shares"}`;
}

export const isTerritoryRule = (rule: string): rule is TerritoryRule => rule.startsWith("law:");

export const territoryOfRule = (rule: string): Territory | undefined =>
  isTerritoryRule(rule) ? territories.find(({ code }) => code === rule.slice(4).split("/")[0]) : undefined;
