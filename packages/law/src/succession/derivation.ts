import type { Rational } from "./rational.ts";
import type { RuleCode } from "./rules.ts";

/**
 * One step of the reasoning, in order. From these the interface tells the story; replaying them gives the same shares.
 * `heirs` are the classes the rule speaks of, `because` those whose presence makes it apply.
 */
export interface Step<Heir extends string = string> {
  rule: RuleCode;
  heirs: readonly Heir[];
  because?: readonly Heir[];
  /** What the rule gives each of `heirs` together, in the order of `heirs`; absent where it gives nothing. */
  gives?: readonly Rational[];
  /** Whose earlier shares this step takes the place of. */
  replaces?: readonly Heir[];
  /** What nobody inherits. */
  toTreasury?: Rational;
  /** Further numbers of the rule, by name: the sum before 'awl, the rest, the heads. */
  numbers?: Readonly<Record<string, Rational>>;
}

export interface Exclusion<Heir extends string = string> {
  heir: Heir;
  rule: RuleCode;
  by: readonly Heir[];
}

export interface Division<Heir extends string = string> {
  /** Of the net estate, for the whole class; the sum is exactly 1. */
  shares: ReadonlyMap<Heir | "treasury", Rational>;
  excluded: readonly Exclusion<Heir>[];
  steps: readonly Step<Heir>[];
}

/** A question the sources leave open, or a family that no living person can be sure of: said instead of guessed. */
export interface NotComputed {
  notComputed: RuleCode;
}

export function isComputed<H extends string>(result: Division<H> | NotComputed): result is Division<H> {
  return "shares" in result;
}
