import type { PersonId } from "../succession/family.ts";
import type { Rational } from "../succession/rational.ts";
import type { RuleCode } from "../succession/rules.ts";

/** A piece of a sentence. People and fractions stay what they are: the page knows their names and sets the numbers. */
export type Piece =
  | { kind: "text"; text: string }
  | { kind: "fraction"; value: Rational }
  | { kind: "person"; id: PersonId }
  /** In the smallest unit of the currency. */
  | { kind: "money"; amount: bigint; currency: string };

/** One sentence of the story, made of one step or exclusion alone, with the rule it rests on. */
export interface Sentence {
  rule: RuleCode;
  pieces: readonly Piece[];
}
