/**
 * An exact fraction in lowest terms with a positive denominator. Shares are never rounded before they become money.
 * As long as both numbers are small they are kept as plain ones, whose products are still exact, because that is many
 * times faster; beyond that they are big integers. Which of the two it is never shows.
 */
export interface Rational {
  readonly n: bigint;
  readonly d: bigint;
}

/** Below this the sum of two products is still below 2^53, up to where plain numbers are exact. */
const limit = 2 ** 26;

class Small implements Rational {
  readonly top: number;
  readonly bottom: number;
  constructor(top: number, bottom: number) {
    this.top = top;
    this.bottom = bottom;
  }
  get n(): bigint {
    return BigInt(this.top);
  }
  get d(): bigint {
    return BigInt(this.bottom);
  }
}

class Large implements Rational {
  readonly n: bigint;
  readonly d: bigint;
  constructor(n: bigint, d: bigint) {
    this.n = n;
    this.d = d;
  }
}

export const zero: Rational = new Small(0, 1);
export const one: Rational = new Small(1, 1);

/** From exact numbers, the lower one positive. */
function ofNumbers(n: number, d: number): Rational {
  if (n === 0) return zero;
  let x = n < 0 ? -n : n;
  let y = d;
  while (y !== 0) {
    const rest = x % y;
    x = y;
    y = rest;
  }
  const top = n / x;
  const bottom = d / x;
  return bottom < limit && top < limit && top > -limit
    ? new Small(top, bottom)
    : new Large(BigInt(top), BigInt(bottom));
}

/** From big integers, the lower one positive. */
function ofBigInts(n: bigint, d: bigint): Rational {
  let [x, y] = [n < 0n ? -n : n, d];
  while (y !== 0n) [x, y] = [y, x % y];
  const [top, bottom] = [n / x, d / x];
  return bottom < limit && top < limit && top > -limit
    ? new Small(Number(top), Number(bottom))
    : new Large(top, bottom);
}

/** Throws on a zero denominator. */
export function fraction(n: number | bigint, d: number | bigint = 1): Rational {
  if (typeof n === "number" && typeof d === "number" && d > 0 && Number.isSafeInteger(n) && Number.isSafeInteger(d)) {
    return ofNumbers(n, d);
  }
  const denominator = BigInt(d);
  if (denominator === 0n) throw new RangeError("A fraction has no zero below its line");
  return denominator < 0n ? ofBigInts(-BigInt(n), -denominator) : ofBigInts(BigInt(n), denominator);
}

export function add(a: Rational, b: Rational): Rational {
  if (a instanceof Small && b instanceof Small) {
    return ofNumbers(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
  }
  return ofBigInts(a.n * b.d + b.n * a.d, a.d * b.d);
}
export function subtract(a: Rational, b: Rational): Rational {
  if (a instanceof Small && b instanceof Small) {
    return ofNumbers(a.top * b.bottom - b.top * a.bottom, a.bottom * b.bottom);
  }
  return ofBigInts(a.n * b.d - b.n * a.d, a.d * b.d);
}
export function multiply(a: Rational, b: Rational): Rational {
  if (a instanceof Small && b instanceof Small) return ofNumbers(a.top * b.top, a.bottom * b.bottom);
  return ofBigInts(a.n * b.n, a.d * b.d);
}
/** Throws when `b` is zero. */
export function divide(a: Rational, b: Rational): Rational {
  if (a instanceof Small && b instanceof Small) return fraction(a.top * b.bottom, a.bottom * b.top);
  return fraction(a.n * b.d, a.d * b.n);
}
export function sum(terms: Iterable<Rational>): Rational {
  let total = zero;
  for (const term of terms) total = add(total, term);
  return total;
}

/** Negative, zero or positive as `a` is smaller than, equal to or larger than `b`. */
export function compare(a: Rational, b: Rational): number {
  if (a instanceof Small && b instanceof Small) return Math.sign(a.top * b.bottom - b.top * a.bottom);
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
export const isZero = (a: Rational): boolean => (a instanceof Small ? a.top === 0 : a.n === 0n);
export const equals = (a: Rational, b: Rational): boolean => compare(a, b) === 0;
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
