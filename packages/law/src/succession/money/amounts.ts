import { compare, type Rational } from "../rational.ts";

/**
 * Turns shares into money, once and at the end: everybody's part rounded down, and the cents that are left over on the
 * largest share (of several, the first). Nothing is lost and nothing is made.
 */
export function amountsOf<Id>(shares: ReadonlyMap<Id, Rational>, total: bigint): Map<Id, bigint> {
  const amounts = new Map<Id, bigint>();
  let left = total;
  let largest: Id | undefined;
  for (const [id, { n, d }] of shares) {
    const amount = (total * n) / d;
    amounts.set(id, amount);
    left -= amount;
    if (largest === undefined || compare(shares.get(id)!, shares.get(largest)!) > 0) largest = id;
  }
  if (largest !== undefined) amounts.set(largest, amounts.get(largest)! + left);
  return amounts;
}
