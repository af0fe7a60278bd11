import type { Rule } from "../rule.ts";

/**
 * Of what a widow has her share (rulebook 1.13): under the classical rule of movables in kind and of the value of
 * buildings and trees, not of land; in Iran since 2009 of the value of land too.
 */
export interface PropertyParts {
  movables: bigint;
  buildings: bigint;
  land: bigint;
}

export const landRules = {
  classical: { land: false, citation: "Sistani, Islamic Laws 2779", grade: "T" },
  iran2009: { land: true, citation: "Iran, Civil Code arts. 946, 948 as amended in 2009", grade: "T" },
} as const satisfies Record<string, Rule & { land: boolean }>;
export type LandRule = keyof typeof landRules;

export function baseOfWife({ movables, buildings, land }: PropertyParts, rule: LandRule): bigint {
  return movables + buildings + (landRules[rule].land ? land : 0n);
}
