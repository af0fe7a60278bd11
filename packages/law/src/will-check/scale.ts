import { isZero, multiply, one, type Rational, subtract } from "../succession/rational.ts";
import type { Gift, Given } from "./plan.ts";

/**
 * A gift cut to a part of itself; sums are rounded down, so that it never takes more than the part. Empty where nothing
 * is left of it.
 */
export function scaled(gift: Gift, factor: Rational): readonly Gift[] {
  const what = scaledGiven(gift.what, factor);
  const isGone = isZero(factor) || (what.kind === "sum" && what.amount === 0n);
  return isGone ? [] : [{ ...gift, what }];
}

function scaledGiven(what: Given, factor: Rational): Given {
  if (what.kind === "sum") return { ...what, amount: (what.amount * factor.n) / factor.d };
  return { ...what, part: multiply(what.part ?? one, factor) };
}

/** The gift cut to a part, and the rest of it, which counts only if the heirs agree. */
export function split(gift: Gift, factor: Rational): readonly Gift[] {
  const certain = scaled(gift, factor);
  const what = restOf(gift.what, certain[0]?.what ?? null, factor);
  return [...certain, { ...gift, id: certain.length > 0 ? `${gift.id}+` : gift.id, what, ifHeirsAgree: true }];
}

function restOf(what: Given, certain: Given | null, factor: Rational): Given {
  if (certain === null) return what;
  if (what.kind === "sum" && certain.kind === "sum") return { ...what, amount: what.amount - certain.amount };
  return scaledGiven(what, subtract(one, factor));
}
