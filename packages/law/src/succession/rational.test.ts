import fc from "fast-check";
import { expect, test } from "vitest";
import { add, compare, divide, equals, format, fraction, multiply, parse, subtract } from "./rational.ts";

const rational = fc
  .tuple(fc.bigInt({ min: -1000n, max: 1000n }), fc.bigInt({ min: 1n, max: 1000n }))
  .map(([n, d]) => fraction(n, d));

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

test("no zero below the line, and nothing but a fraction is read", () => {
  expect(() => fraction(1, 0)).toThrow(RangeError);
  expect(format(fraction(6, -8))).toBe("-3/4");
  for (const text of ["", "1/", "a", "1/2/3", "0.5", "1/-2"]) expect(() => parse(text)).toThrow(SyntaxError);
});
