import type { ShareText } from "./content.ts";

/** "1", "1/3": above nothing, at most the whole, without leading zeros. */
export const sharePattern = /^[1-9]\d{0,8}(\/[1-9]\d{0,8})?$/;

/** Whether shares make exactly one whole. A text that is no share makes none. */
export function isWhole(shares: readonly ShareText[]): boolean {
  const parts = shares.map(fraction);
  if (parts.some((part) => part === null)) return false;
  const known = parts as { n: bigint; d: bigint }[];
  const all = known.reduce((product, { d }) => product * d, 1n);
  return known.reduce((sum, { n, d }) => sum + (n * all) / d, 0n) === all;
}

function fraction(share: ShareText): { n: bigint; d: bigint } | null {
  if (!sharePattern.test(share)) return null;
  const [n, d = "1"] = share.split("/");
  return { n: BigInt(n!), d: BigInt(d) };
}
