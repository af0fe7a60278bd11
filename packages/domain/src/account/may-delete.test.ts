import { expect, test } from "vitest";
import { mayDelete } from "./may-delete.ts";

test("an account without an open case may go", () => {
  expect(mayDelete({ openCases: 0 })).toEqual({ allowed: true });
});

test.each([1, 2, 40])("with %i open cases it stays", (openCases) => {
  expect(mayDelete({ openCases })).toEqual({ allowed: false, code: "RELEASE_RUNNING" });
});
