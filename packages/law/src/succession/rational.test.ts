import fc from "fast-check";
import { expect, test } from "vitest";
import { add, compare, divide, equals, format, fraction, multiply, parse, subtract } from "./rational.ts";

/** Small, at the border of plain numbers, and beyond it. */
const bounded = (most: bigint) => fc.tuple(fc.bigInt({ min: -most, max: most }), fc.bigInt({ min: 1n, max: most }));
const rational = fc.oneof(bounded(1000n), bounded(2n ** 27n), bounded(2n ** 70n)).map(([n, d]) => fraction(n, d));

test("fractions obey the laws of arithmetic and stay in lowest terms", () => {
  fc.assert(
    fc.property(rational, rational, rational, (a, b, c) => {
      expect(equals(add(a, b), add(b, a))).toBe(true);
      expect(equals(multiply(a, add(b, c)), add(multiply(a, b), multiply(a, c)))).toBe(true);
      expect(equals(subtract(add(a, b), b), a)).toBe(true);
      if (b.n !== 0n) expect(equals(multiply(divide(a, b), b), a)).toBe(true);
      expect(compare(a, b)).toBe(-compare(b, a) || 0);
      expect(equals(parse(format(a)), a)).toBe(true);
    }),
  );
});

test("[LAW-002] plain numbers and big integers give the same fractions, to the last digit", () => {
  const reduced = (n: bigint, d: bigint) => {
    let [x, y] = [n < 0n ? -n : n, d];
    while (y !== 0n) [x, y] = [y, x % y];
    return `${n / x}${d / x === 1n ? "" : `/${d / x}`}`;
  };
  fc.assert(
    fc.property(rational, rational, (a, b) => {
      expect(format(add(a, b))).toBe(reduced(a.n * b.d + b.n * a.d, a.d * b.d));
      expect(format(subtract(a, b))).toBe(reduced(a.n * b.d - b.n * a.d, a.d * b.d));
      expect(format(multiply(a, b))).toBe(reduced(a.n * b.n, a.d * b.d));
      expect(compare(a, b) > 0).toBe(a.n * b.d > b.n * a.d);
      // However a fraction came about, it looks the same.
      expect(subtract(add(a, b), b)).toEqual(a);
    }),
    { numRuns: 2000 },
  );
});

test("no zero below the line, and nothing but a fraction is read", () => {
  expect(() => fraction(1, 0)).toThrow(RangeError);
  expect(format(fraction(6, -8))).toBe("-3/4");
  for (const text of ["", "1/", "a", "1/2/3", "0.5", "1/-2"]) expect(() => parse(text)).toThrow(SyntaxError);
});
