import type { Step } from "../derivation.ts";
import { fraction, multiply, one, type Rational, subtract } from "../rational.ts";
import type { Circumstances, NeedsFact } from "../result.ts";
import type { RuleCode } from "../rules.ts";
import { type FigureName, figureOn } from "./dated-figures.ts";

/** What the spouse has, with the numbers it is made of. */
export interface SpousePart {
  share: Rational;
  numbers?: NonNullable<Step["numbers"]>;
}

/**
 * A sum of money first, then a part of what is left, as a share of the whole. `sum` is in the smallest unit of the
 * currency, `legacy` the same as a share; where the estate is not larger there is no part.
 */
export function legacyAndPart(
  figure: FigureName,
  part: Rational,
  rule: RuleCode,
  { net, dateOfDeath }: Circumstances,
): SpousePart | NeedsFact {
  const legacy = figureOn(figure, dateOfDeath);
  if (legacy === null) return { needs: "date-of-death", rule };
  if (net === undefined) return { needs: "estate-value", rule };
  const sum = fraction(legacy);
  if (net <= legacy) return { share: one, numbers: { sum } };
  const first = fraction(legacy, net);
  const share = subtract(one, multiply(subtract(one, first), subtract(one, part)));
  return { share, numbers: { sum, legacy: first, part } };
}
