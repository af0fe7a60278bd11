import type { FamilyCase } from "../family-case.ts";
import type { HeirClass } from "../heirs.ts";
import { fraction, multiply, type Rational } from "../rational.ts";
import type { RuleCode } from "../rules.ts";

const males = /(sons|brothers|nephews|uncles|cousins|grandfather|father)$/;
export const isMale = (heir: HeirClass): boolean => males.test(heir);

/** Divides a share among all heads of these classes: males two to one, or everybody alike. */
export function giveByHead(
  family: FamilyCase,
  rule: RuleCode,
  heirs: readonly HeirClass[],
  share: Rational,
  how: "two-to-one" | "equal",
): void {
  const weight = (heir: HeirClass) => family.count(heir) * (how === "two-to-one" && isMale(heir) ? 2 : 1);
  const heads = heirs.reduce((total, heir) => total + weight(heir), 0);
  const gives = heirs.map((heir) => multiply(share, fraction(weight(heir), heads)));
  family.giveTogether(rule, heirs, gives);
}
