import { expect, test } from "vitest";
import { placesFor } from "./row-places.ts";

const placesOf = (places: ReadonlyMap<string, number>) => [...places].map(([id, place]) => `${id}${place}`).join(" ");

test("rows that stay keep their places, and those that come take the free ones before there are more", () => {
  const all = placesFor(["a", "b", "c", "d"]);
  expect(placesOf(all)).toBe("a0 b1 c2 d3");
  const fewer = placesFor(["b", "x", "d"], all);
  expect(placesOf(fewer)).toBe("b1 x0 d3");
  expect(placesOf(placesFor(["y", "b", "x", "d", "z"], fewer))).toBe("y4 b1 x0 d3 z5");
  expect(placesOf(placesFor([], fewer))).toBe("");
});
