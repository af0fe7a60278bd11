import { expect, test } from "vitest";
import { moveTo } from "./reorder.ts";

test("moves one entry and keeps the others in order", () => {
  expect(moveTo(["a", "b", "c", "d"], "a", 2)).toEqual(["b", "c", "a", "d"]);
  expect(moveTo(["a", "b", "c", "d"], "d", 0)).toEqual(["d", "a", "b", "c"]);
  expect(moveTo(["a", "b"], "x", 0)).toEqual(["a", "b"]);
});
