import { expect, test } from "vitest";
import { compare, mannWhitney } from "./mann-whitney.ts";

test("the example of SciPy's documentation", () => {
  const { u, p } = mannWhitney([19, 22, 16, 29, 24], [20, 11, 17, 12]);
  expect(u).toBe(17);
  expect(p).toBeCloseTo(0.11134688653314041, 6);
});

test("the example of R's documentation, with ties: ozone in New York, May and August 1973", () => {
  const may = [41, 36, 12, 18, 28, 23, 19, 8, 7, 16, 11, 14, 18, 14, 34, 6, 30, 11, 1, 11, 4, 32, 23, 45, 115, 37];
  const august = [
    39, 9, 16, 78, 35, 66, 122, 89, 110, 44, 28, 65, 22, 59, 23, 31, 44, 21, 9, 45, 168, 73, 76, 118, 84, 85,
  ];
  const { u, p } = mannWhitney(may, august);
  expect(u).toBe(127.5);
  expect(p).toBeCloseTo(0.0001208, 7);
});

test("equal samples are not told apart, whatever stands in them", () => {
  expect(mannWhitney([1, 2, 3, 4], [1, 2, 3, 4]).p).toBeCloseTo(1, 6);
  expect(mannWhitney([5, 5, 5], [5, 5, 5]).p).toBe(1);
});

test("it does not matter which sample is named first", () => {
  const [a, b] = [
    [3.1, 2.7, 9, 4, 4],
    [1, 2, 4, 8.8],
  ];
  expect(mannWhitney(a!, b!).p).toBeCloseTo(mannWhitney(b!, a!).p, 12);
});

test("a small shift that medians hardly show is seen in many values", () => {
  const wave = Array.from({ length: 1000 }, (_, n) => 20 + Math.sin(n) * 2);
  const { apart, p } = compare(
    wave,
    wave.map((value) => value + 0.4),
  );
  expect(apart).toBeLessThan(1);
  expect(p).toBeLessThan(0.01);
});
