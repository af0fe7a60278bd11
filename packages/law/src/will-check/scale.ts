import { multiply, one, type Rational, subtract } from "../succession/rational.ts";
import type { Gift, Given } from "./plan.ts";

/** A gift cut to a part of itself; sums are rounded down, so that it never takes more than the part. */
export function scaled(gift: Gift, factor: Rational): Gift {
  return { ...gift, what: scaledGiven(gift.what, factor) };
}

function scaledGiven(what: Given, factor: Rational): Given {
  if (what.kind === "sum") return { ...what, amount: (what.amount * factor.n) / factor.d };
  return { ...what, part: multiply(what.part ?? one, factor) };
}

/** The gift cut to a part, and the rest of it, which counts only if the heirs agree. */
export function split(gift: Gift, factor: Rational): readonly Gift[] {
  const certain = scaled(gift, factor);
  const rest = { ...gift, id: `${gift.id}+`, what: restOf(gift.what, certain.what, factor), ifHeirsAgree: true };
  return [certain, rest];
}

function restOf(what: Given, certain: Given, factor: Rational): Given {
  if (what.kind === "sum" && certain.kind === "sum") return { ...what, amount: what.amount - certain.amount };
  return scaledGiven(what, subtract(one, factor));
}
