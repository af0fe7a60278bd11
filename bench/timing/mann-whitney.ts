import { median } from "../load/throughput.ts";

export interface Comparison {
  medians: [number, number];
  /** How far apart the medians are, whichever is larger. */
  apart: number;
  /** Two-sided: how often chance alone would part two such samples as far as these. */
  p: number;
}

export function compare(a: readonly number[], b: readonly number[]): Comparison {
  const medians: [number, number] = [median(a), median(b)];
  return { medians, apart: Math.abs(medians[0] - medians[1]), p: mannWhitney(a, b).p };
}

/**
 * The Mann-Whitney U test: do values of one sample tend to be larger than those of the other, whatever their
 * distribution? Normal approximation with correction for ties and for continuity, as in R's `wilcox.test`; good from
 * about twenty values on. `u` is that of the first sample.
 */
export function mannWhitney(a: readonly number[], b: readonly number[]): { u: number; p: number } {
  const all = [...a.map((value) => ({ value, first: true })), ...b.map((value) => ({ value, first: false }))];
  all.sort((x, y) => x.value - y.value);
  let rankSum = 0;
  let ties = 0;
  for (let start = 0; start < all.length; ) {
    let end = start;
    while (end < all.length && all[end]!.value === all[start]!.value) end++;
    const count = end - start;
    // Equal values share the mean of the ranks they take up together.
    const rank = (start + 1 + end) / 2;
    for (let at = start; at < end; at++) if (all[at]!.first) rankSum += rank;
    ties += count ** 3 - count;
    start = end;
  }
  const [n, m, both] = [a.length, b.length, all.length];
  const u = rankSum - (n * (n + 1)) / 2;
  const variance = ((n * m) / 12) * (both + 1 - ties / (both * (both - 1)));
  if (variance === 0) return { u, p: 1 };
  const distance = Math.max(0, Math.abs(u - (n * m) / 2) - 0.5);
  return { u, p: bothTails(distance / Math.sqrt(variance)) };
}

/** The part of a normal distribution farther than `z` from its middle. */
function bothTails(z: number): number {
  return complementaryError(z / Math.SQRT2);
}

/** erfc(x) for x >= 0; Numerical Recipes, 2nd edition, §6.2 (erfcc): relative error below 1.2e-7 everywhere. */
function complementaryError(x: number): number {
  const t = 1 / (1 + x / 2);
  const coefficients = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
    0.17087277,
  ];
  const series = coefficients.reduceRight((sum, coefficient) => coefficient + t * sum, 0);
  return t * Math.exp(-x * x + series);
}
