import { expect, test } from "vitest";
import { pageStrip } from "./page-strip.ts";

test("shows the ends, the current page and its neighbours", () => {
  expect(pageStrip(1, 1)).toEqual([1]);
  expect(pageStrip(1, 4)).toEqual([1, 2, 3, 4]);
  expect(pageStrip(6, 12)).toEqual([1, "gap-5", 5, 6, 7, "gap-12", 12]);
  expect(pageStrip(12, 12)).toEqual([1, "gap-11", 11, 12]);
});
