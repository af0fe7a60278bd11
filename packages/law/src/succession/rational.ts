/** An exact fraction in lowest terms with a positive denominator. Shares are never rounded before they become money. */
export interface Rational {
  readonly n: bigint;
  readonly d: bigint;
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

function reduced(n: bigint, d: bigint): Rational {
  const divisor = gcd(n, d);
  return divisor === 1n ? { n, d } : { n: n / divisor, d: d / divisor };
}

/** Throws on a zero denominator. */
export function fraction(n: number | bigint, d: number | bigint = 1n): Rational {
  const denominator = BigInt(d);
  if (denominator === 0n) throw new RangeError("A fraction has no zero below its line");
  return denominator < 0n ? reduced(-BigInt(n), -denominator) : reduced(BigInt(n), denominator);
}

export const zero: Rational = { n: 0n, d: 1n };
export const one: Rational = { n: 1n, d: 1n };

export function add(a: Rational, b: Rational): Rational {
  return a.d === b.d ? reduced(a.n + b.n, a.d) : reduced(a.n * b.d + b.n * a.d, a.d * b.d);
}
export function subtract(a: Rational, b: Rational): Rational {
  return a.d === b.d ? reduced(a.n - b.n, a.d) : reduced(a.n * b.d - b.n * a.d, a.d * b.d);
}
export function multiply(a: Rational, b: Rational): Rational {
  return reduced(a.n * b.n, a.d * b.d);
}
/** Throws when `b` is zero. */
export function divide(a: Rational, b: Rational): Rational {
  return fraction(a.n * b.d, a.d * b.n);
}
export function sum(terms: Iterable<Rational>): Rational {
  let total = zero;
  for (const term of terms) total = add(total, term);
  return total;
}

/** Negative, zero or positive as `a` is smaller than, equal to or larger than `b`. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
export const isZero = (a: Rational): boolean => a.n === 0n;
export const equals = (a: Rational, b: Rational): boolean => a.n === b.n && a.d === b.d;
export function largest(...all: [Rational, ...Rational[]]): Rational {
  return all.reduce((best, next) => (compare(next, best) > 0 ? next : best));
}

/** "3/8", "1", "0". */
export function format({ n, d }: Rational): string {
  return d === 1n ? `${n}` : `${n}/${d}`;
}

/** Reads what `format` writes. Throws on anything else. */
export function parse(text: string): Rational {
  const match = /^(-?\d{1,30})(?:\/(\d{1,30}))?$/.exec(text);
  if (!match) throw new SyntaxError(`Not a fraction: ${text.slice(0, 40)}`);
  return fraction(BigInt(match[1]!), BigInt(match[2] ?? "1"));
}
