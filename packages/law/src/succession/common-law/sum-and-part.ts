import { fraction, multiply, one, type Rational, subtract } from "../rational.ts";
import type { Circumstances, NeedsFact } from "../result.ts";
import type { RuleCode } from "../rules.ts";
import { type FigureName, figureOn } from "./dated-figures.ts";

/** A sum of money first, then a part of what is left, as a share of the whole. */
export function legacyAndPart(
  figure: FigureName,
  part: Rational,
  rule: RuleCode,
  { net, dateOfDeath }: Circumstances,
): Rational | NeedsFact {
  const legacy = figureOn(figure, dateOfDeath);
  if (legacy === null) return { needs: "date-of-death", rule };
  if (net === undefined) return { needs: "estate-value", rule };
  if (net <= legacy) return one;
  const first = fraction(legacy, net);
  return subtract(one, multiply(subtract(one, first), subtract(one, part)));
}
