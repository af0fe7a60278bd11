import { expect, test } from "vitest";
import { ApiError } from "../../../platform/api/api-error.ts";
import { addFailureOf } from "./save-failure.ts";

const error = (code: ConstructorParameters<typeof ApiError>[0], details = {}) => new ApiError(code, "", details);

test("a full plan is a modal with its figures, and without them a sentence", () => {
  expect(addFailureOf(error("CAP_REACHED", { used: 10, max: 10 }))).toEqual({ kind: "limit", used: 10, max: 10 });
  expect(addFailureOf(error("CAP_REACHED"))).toEqual({ kind: "thrownLimit" });
});

test("what has to do with the e-mail is known by its code", () => {
  for (const code of ["EMAIL_INVALID", "EMAIL_ALREADY_MEMBER", "EMAIL_IS_OWN", "EMAIL_DELIVERY_FAILED"] as const)
    expect(addFailureOf(error(code))).toEqual({ kind: "email" });
});

test("everything else is the server's own text, and where there is none, ours", () => {
  expect(addFailureOf(error("RATE_LIMITED"))).toEqual({ kind: "refused" });
  expect(addFailureOf(error("OFFLINE"))).toEqual({ kind: "refused" });
  expect(addFailureOf(error("UNEXPECTED_ERROR"))).toEqual({ kind: "unknown" });
  expect(addFailureOf(new Error("?"))).toEqual({ kind: "unknown" });
});
