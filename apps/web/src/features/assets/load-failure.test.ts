import { expect, test } from "vitest";
import { ApiError } from "../../platform/api/api-error.ts";
import { loadFailureMessage } from "./load-failure.ts";
import english from "./messages.en.json" with { type: "json" };

const sentence = (error: unknown) => english.state[loadFailureMessage(error).slice(6) as keyof typeof english.state];

test("[AST-048] a load past its time-out says that the server might be busy", () => {
  expect(sentence(new ApiError("TIMEOUT", ""))).toBe("Request took too long. The server might be busy.");
});

test("[AST-049] generic failures read Failed to fetch assets or Failed to load assets", () => {
  expect(sentence(new ApiError("UNEXPECTED_ERROR", ""))).toBe("Failed to fetch assets");
  expect(sentence(new ApiError("OFFLINE", ""))).toBe("Failed to fetch assets");
  expect(sentence(new ApiError("INVALID_ANSWER", ""))).toBe("Failed to load assets");
});

test("[AST-050] a missing uuid function is named as a database setup issue", () => {
  expect(sentence(new ApiError("DB_UUID_FUNCTION_MISSING", ""))).toBe(
    "Database setup issue: UUID validation function is missing. Please check your database migrations.",
  );
});
