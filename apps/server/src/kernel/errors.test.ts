import { expect, test } from "vitest";
import { answerTo, RefusedError } from "./errors.ts";

/** An error as pg gives it. */
function databaseError(code: string, message: string): Error {
  return Object.assign(new Error(message), { severity: "ERROR", code });
}

test("[AST-050] a missing uuid function has a code and a text of its own", () => {
  const error = databaseError("42883", "function is_valid_uuid(text) does not exist");
  expect(answerTo(error, "id")).toMatchObject({
    status: 500,
    body: {
      code: "DB_UUID_FUNCTION_MISSING",
      error: "Database setup issue: UUID validation function is missing. Please check your database migrations.",
    },
  });
  expect(answerTo(databaseError("42883", "function other(text) does not exist"), "id").body.code).toBe(
    "DATABASE_ERROR",
  );
});

test.each([
  ["a broken constraint", databaseError("23514", 'Failing row contains (nadia@example.org, "secret")'), 500],
  ["a lost connection", Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" }), 500],
  ["a connection that ended", new Error("Connection terminated unexpectedly"), 500],
])("%s is a failure of the database, told without its message", (_name, error, status) => {
  const answer = answerTo(error, "the-id");
  expect(answer).toMatchObject({ status, ours: true, body: { code: "DATABASE_ERROR", errorId: "the-id" } });
  expect(JSON.stringify(answer.body)).not.toContain(error.message);
});

test("a caller who hangs up in the middle of a body is no failure of the database", () => {
  // As Fastify passes it on.
  const error = Object.assign(new Error("aborted"), { code: "ECONNRESET", statusCode: 400 });
  expect(answerTo(error, "id")).toMatchObject({ status: 400, ours: false, body: { code: "VALIDATION_ERROR" } });
});

test.each([
  ["no free connection in time", new Error("timeout exceeded when trying to connect")],
  ["a database that takes no more", databaseError("53300", "too many clients already")],
  ["a statement that took too long", databaseError("57014", "canceling statement due to statement timeout")],
  ["a lock that was not free in time", databaseError("55P03", "canceling statement due to lock timeout")],
  ["a connection that could not be made in time", new Error("Connection terminated due to connection timeout")],
  ["a handshake that took too long", new Error("timeout expired")],
  ["a host that does not answer", Object.assign(new Error("connect ETIMEDOUT"), { code: "ETIMEDOUT" })],
  ["a connection that fell silent", new Error("Query read timeout")],
])("[OPS-010] %s is told as busy, with a time to come back", (_name, error) => {
  expect(answerTo(error, "id")).toMatchObject({ status: 503, retryAfter: 1, body: { code: "UNAVAILABLE" } });
});

test("anything else is unexpected and tells its id alone", () => {
  for (const thrown of [new TypeError("x of undefined: nadia@example.org"), "text", null, undefined]) {
    expect(answerTo(thrown, "the-id").body).toEqual({
      success: false,
      error: "Server error occurred",
      code: "UNEXPECTED_ERROR",
      errorId: "the-id",
    });
  }
});

test("a refusal tells what the use case gave it, and is no failure of ours", () => {
  const answer = answerTo(new RefusedError("CAP_REACHED", { used: 3, max: 3 }), "id");
  expect(answer).toMatchObject({ status: 409, ours: false, body: { code: "CAP_REACHED", used: 3, max: 3 } });
  expect(answer.body.errorId).toBeUndefined();
});
