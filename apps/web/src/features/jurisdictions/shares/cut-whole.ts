import type { PersonId } from "@heirlock/law/succession/family";
import type { Rational } from "@heirlock/law/succession/rational";

/** Whoever can have a part: a person, the treasury, or a charity that a gift is tried for. */
export type HolderId = PersonId | "treasury" | "charity";

export interface Piece {
  id: HolderId;
  share: Rational;
  /** How many of the equal parts. */
  count: bigint;
}

/** The whole, cut into the fewest equal parts of which everybody has a whole number. */
export interface Cut {
  parts: bigint;
  pieces: readonly Piece[];
  /** What all pieces together are: the proof of the sum, counted and not assumed. */
  together: bigint;
}

export function cutWhole(shares: ReadonlyMap<HolderId, Rational>): Cut {
  let parts = 1n;
  for (const { d } of shares.values()) parts = (parts * d) / greatestCommon(parts, d);
  const pieces = [...shares].map(([id, share]) => ({ id, share, count: (share.n * parts) / share.d }));
  return { parts, pieces, together: pieces.reduce((sum, { count }) => sum + count, 0n) };
}

/** Sums of money in a law make parts that nobody counts. */
export const isCountable = ({ parts }: Cut): boolean => parts <= 20_000n;

function greatestCommon(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}
