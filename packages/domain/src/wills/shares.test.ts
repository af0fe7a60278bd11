import { expect, test } from "vitest";
import { isWhole } from "./shares.ts";

test.each([[["1"]], [["1/2", "1/2"]], [["1/3", "1/6", "1/2"]], [Array(7).fill("1/7")]])(
  "[WIL-001] whole: %s",
  (shares) => {
    expect(isWhole(shares)).toBe(true);
  },
);

test.each([
  [[]],
  [["1/2", "1/3"]],
  [["1/2", "2/3"]],
  [["0.5", "0.5"]],
  [["1/0", "1"]],
  [["-1/2", "3/2"]],
  [["333333333/999999999", "666666665/999999999"]],
])("[WIL-001] not whole: %s", (shares) => {
  expect(isWhole(shares)).toBe(false);
});
