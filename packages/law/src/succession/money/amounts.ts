import { compare, format, type Rational } from "../rational.ts";

/** Everybody's money, and the smallest units that do not divide among people who have the same share. */
export interface Amounts<Id> {
  of: Map<Id, bigint>;
  /** More than nothing only where equals would have to be told apart: how much, and among how many. */
  odd: { amount: bigint; among: readonly Id[] } | null;
}

/**
 * Turns shares into money, once and at the end: everybody's part rounded down, and what is left by the largest
 * remainder, a unit each. People with the same share are one group: either all of them get a unit or none, and then
 * what is left stands apart. Nobody's money depends on the order in which people are named.
 */
export function amountsOf<Id>(shares: ReadonlyMap<Id, Rational>, total: bigint): Amounts<Id> {
  const of = new Map<Id, bigint>();
  const groups = new Map<string, { share: Rational; remainder: bigint; ids: Id[] }>();
  let left = total;
  for (const [id, share] of shares) {
    const { n, d } = share;
    const amount = (total * n) / d;
    of.set(id, amount);
    left -= amount;
    const key = format(share);
    const group = groups.get(key);
    if (group) group.ids.push(id);
    else groups.set(key, { share, remainder: (total * n) % d, ids: [id] });
  }
  const byRemainder = [...groups.values()].toSorted(
    (a, b) => Number(b.remainder * a.share.d - a.remainder * b.share.d) || compare(b.share, a.share),
  );
  for (const { ids } of byRemainder) {
    if (left === 0n) break;
    if (left < BigInt(ids.length)) return { of, odd: { amount: left, among: ids } };
    for (const id of ids) of.set(id, of.get(id)! + 1n);
    left -= BigInt(ids.length);
  }
  return { of, odd: null };
}
