/**
 * A second way to compute what the engines compute, for tests only: the estate is a heap of coins so large that every
 * division the law asks for leaves none over. Nothing here uses the engines' fractions.
 */
export type Coins = bigint;

const leastCommonMultiple = (most: number): bigint => {
  let lcm = 1n;
  for (let next = 2n; next <= most; next++) {
    let [a, b] = [lcm, next];
    while (b) [a, b] = [b, a % b];
    lcm *= next / a;
  }
  return lcm;
};

/** Divisible by every number of heads that families here have, several times over. */
export const whole: Coins = leastCommonMultiple(100) ** 4n;

/** So many n-ths of a heap. Throws where coins would have to be cut. */
export function nth(coins: Coins, times: number, n: number): Coins {
  const product = coins * BigInt(times);
  if (product % BigInt(n) !== 0n) throw new RangeError(`A heap that does not divide by ${n}`);
  return product / BigInt(n);
}

/** Whoever has how many coins, by name. */
export type Heaps = Record<string, Coins>;

/** Divides a heap by parts: { sons: 4, daughters: 1 }. Nobody's part is left out, nothing is left over. */
export function byParts(coins: Coins, parts: Readonly<Record<string, number>>): Heaps {
  const all = Object.values(parts).reduce((total, part) => total + part, 0);
  return Object.fromEntries(
    Object.entries(parts)
      .filter(([, part]) => part > 0)
      .map(([name, part]) => [name, nth(coins, part, all)]),
  );
}

export function together(...all: readonly Heaps[]): Heaps {
  const heaps: Heaps = {};
  for (const one of all) for (const [name, coins] of Object.entries(one)) heaps[name] = (heaps[name] ?? 0n) + coins;
  return Object.fromEntries(Object.entries(heaps).filter(([, coins]) => coins !== 0n));
}

/** As worked cases write shares: "3/8". */
export function written(heaps: Heaps): Record<string, string> {
  return Object.fromEntries(
    Object.entries(heaps).map(([name, coins]) => {
      let [a, b] = [coins, whole];
      while (b) [a, b] = [b, a % b];
      return [name, whole === a ? `${coins / a}` : `${coins / a}/${whole / a}`];
    }),
  );
}
