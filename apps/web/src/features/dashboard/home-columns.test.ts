import { expect, test } from "vitest";
import { homeColumns } from "./home-columns.ts";

test("each card goes where less stands so far, in its order", () => {
  const heights = { a: 5, b: 2, c: 2, d: 2, e: 1 };
  expect(homeColumns(["a", "b", "c", "d", "e"], (card) => heights[card])).toEqual([
    ["a", "e"],
    ["b", "c", "d"],
  ]);
  expect(homeColumns([], () => 1)).toEqual([[], []]);
});
