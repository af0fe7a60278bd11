import { expect, test } from "vitest";
import { fill } from "./texts.ts";

test("a missing value stops the mail", () => {
  expect(() => fill("Hello {{name}}", {})).toThrow("no value for name");
});
