import { afterEach, expect, expectTypeOf, test, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { call, lastCallAt } from "./call.ts";
import { answerProofs } from "./fresh-proof.ts";
import { holdCalls } from "./held-calls.ts";
import { shouldRetry } from "./query-client.ts";
import { sessionMissing } from "./session-missing.ts";

const fetchMock = vi.fn<typeof fetch>();
vi.stubGlobal("fetch", fetchMock);
afterEach(() => fetchMock.mockReset());

function answer(body: unknown, init: ResponseInit = {}) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  fetchMock.mockResolvedValueOnce(new Response(text, init));
}
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable(),
    (error: ApiError) => error,
  );

test("fills parameters and query, and answers what stands beside success", async () => {
  answer({ success: true, data: { id: "x" } });
  const found = await call("GET /api/assets/:id", { params: { id: "a/b" } });
  expect(fetchMock.mock.calls[0]![0]).toBe("/api/assets/a%2Fb");
  expect(found).toEqual({ data: { id: "x" } });
  expectTypeOf(found.data.title).toEqualTypeOf<string>();

  answer({ success: true, data: {} });
  await call("GET /api/assets", { query: { type: "digital" } });
  expect(fetchMock.mock.calls[1]![0]).toBe("/api/assets?type=digital");
});

test("a refusal is an ApiError with code, fields and counts", async () => {
  answer({ success: false, error: "Full", code: "CAP_REACHED", used: 10, max: 10 }, { status: 409 });
  const failure = await failureOf(call("GET /api/assets"));
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ code: "CAP_REACHED", status: 409, used: 10, max: 10, message: "Full" });
});

test("a rate limit carries when to try again", async () => {
  answer({ success: false, error: "Wait", code: "RATE_LIMITED" }, { status: 429, headers: { "Retry-After": "840" } });
  expect(await failureOf(call("GET /api/auth/session"))).toMatchObject({
    code: "RATE_LIMITED",
    retryAfterSeconds: 840,
  });
});

test("what a proxy answers is told apart by status", async () => {
  answer("<html>", { status: 503 });
  expect((await failureOf(call("GET /api/assets"))).code).toBe("UNAVAILABLE");
  answer("<html>", { status: 500 });
  expect((await failureOf(call("GET /api/assets"))).message).toBe("Server error occurred");
  answer("<html>", { status: 200 });
  expect(await failureOf(call("GET /api/assets"))).toMatchObject({
    code: "INVALID_ANSWER",
    message: "Invalid JSON response from server",
  });
});

test("an answer whose data are neither an object nor a list is none", async () => {
  for (const data of [null, "<script>", 7]) {
    answer({ success: true, data });
    expect((await failureOf(call("GET /api/assets"))).code).toBe("INVALID_ANSWER");
  }
});

test("a call that hangs is given up after its time-out; one that the caller stopped stays an abort", async () => {
  fetchMock.mockImplementation(
    (_, init) =>
      new Promise((_, reject) => init!.signal!.addEventListener("abort", () => reject(init!.signal!.reason))),
  );
  expect((await failureOf(call("GET /api/assets", {}, { timeout: 20 }))).code).toBe("TIMEOUT");
  const controller = new AbortController();
  const stopped = failureOf(call("GET /api/assets", {}, { signal: controller.signal }));
  controller.abort();
  expect((await stopped).name).toBe("AbortError");
});

test("a network that is away is OFFLINE", async () => {
  fetchMock.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  expect((await failureOf(call("GET /api/assets"))).code).toBe("OFFLINE");
});

test("only a missing session is told to the session, no other 401 (D01)", async () => {
  const heard = vi.fn();
  const stop = sessionMissing.listen(heard);
  answer({ success: false, error: "no", code: "INVALID_CREDENTIALS" }, { status: 401 });
  await failureOf(call("GET /api/assets"));
  expect(heard).not.toHaveBeenCalled();
  answer({ success: false, error: "Auth session missing", code: "AUTH_SESSION_MISSING" }, { status: 401 });
  await failureOf(call("GET /api/assets"));
  expect(heard).toHaveBeenCalledOnce();
  stop();
});

const lapsed = () => answer({ success: false, error: "Confirm", code: "REAUTH_REQUIRED" }, { status: 401 });

test("[ACC-061] a call that wants a proof is made once more after it", async () => {
  const ask = vi.fn(async () => true);
  const stop = answerProofs(ask);
  lapsed();
  answer({ success: true, data: { secret: "s" } });
  expect(await call("POST /api/auth/two-factor/setup")).toEqual({ data: { secret: "s" } });
  expect(ask).toHaveBeenCalledOnce();
  expect(fetchMock).toHaveBeenCalledTimes(2);
  stop();
});

test("[ACC-061] who would rather not prove it gets the refusal, and the call is not made again", async () => {
  const stop = answerProofs(async () => false);
  lapsed();
  expect((await failureOf(call("POST /api/auth/two-factor/setup"))).code).toBe("REAUTH_REQUIRED");
  expect(fetchMock).toHaveBeenCalledTimes(1);
  stop();
  lapsed();
  expect((await failureOf(call("POST /api/auth/two-factor/setup"))).code).toBe("REAUTH_REQUIRED");
});

test("a proof that does not help is not asked for twice, and calls refused together are proved once", async () => {
  const ask = vi.fn(() => new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 5)));
  const stop = answerProofs(ask);
  for (let i = 0; i < 4; i++) lapsed();
  const refused = await Promise.all([1, 2].map(() => failureOf(call("POST /api/auth/two-factor/setup"))));
  expect(refused.map(({ code }) => code)).toEqual(["REAUTH_REQUIRED", "REAUTH_REQUIRED"]);
  expect(ask).toHaveBeenCalledOnce();
  expect(fetchMock).toHaveBeenCalledTimes(4);
  stop();
});

const missing = () =>
  answer({ success: false, error: "Auth session missing", code: "AUTH_SESSION_MISSING" }, { status: 401 });
const prove = () => call("POST /api/auth/reauthenticate", { body: { password: "k".repeat(43) } });

test("[SEC-007] a call that crossed the new token of a proof is made once more, and nobody hears of a missing session", async () => {
  const heard = vi.fn();
  const stop = sessionMissing.listen(heard);
  missing();
  answer({ success: true, data: { provenUntil: "2026-11-16T08:00:00.000Z" } });
  answer({ success: true, data: { assets: [] } });
  const crossing = call("GET /api/assets");
  await prove();
  expect(await crossing).toEqual({ data: { assets: [] } });
  expect(fetchMock).toHaveBeenCalledTimes(3);
  expect(heard).not.toHaveBeenCalled();
  stop();
});

test("[SEC-007] a call lets a proof that is on its way pass first, and does not wait for a slow one without end", async () => {
  let proven = (_: Response) => {};
  fetchMock.mockReturnValueOnce(new Promise((resolve) => (proven = resolve)));
  const proof = prove();
  answer({ success: true, data: { assets: [] } });
  const after = call("GET /api/assets");
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(fetchMock).toHaveBeenCalledTimes(1);
  proven(new Response(JSON.stringify({ success: true, data: { provenUntil: "2026-11-16T08:00:00.000Z" } })));
  await proof;
  expect(await after).toEqual({ data: { assets: [] } });
  expect(fetchMock).toHaveBeenCalledTimes(2);

  vi.useFakeTimers();
  fetchMock.mockReturnValueOnce(new Promise((resolve) => (proven = resolve)));
  const slow = prove();
  answer({ success: true, data: { assets: [] } });
  const meanwhile = call("GET /api/assets");
  await vi.advanceTimersByTimeAsync(2000);
  expect(await meanwhile).toEqual({ data: { assets: [] } });
  vi.useRealTimers();
  proven(new Response(JSON.stringify({ success: true, data: { provenUntil: "2026-11-16T08:00:00.000Z" } })));
  await slow;
});

test("while the page signs out only the sign-out itself sets off; if it fails, the others follow", async () => {
  const others = holdCalls();
  answer({ success: false, error: "busy", code: "UNAVAILABLE" }, { status: 503 });
  const waiting = call("GET /api/assets");
  await failureOf(call("POST /api/auth/logout"));
  expect(fetchMock.mock.calls.map(([url]) => url)).toEqual(["/api/auth/logout"]);
  answer({ success: true, data: { assets: [] } });
  others.release();
  expect(await waiting).toEqual({ data: { assets: [] } });

  const [first, second] = [holdCalls(), holdCalls()];
  first.release();
  fetchMock.mockReset();
  answer({ success: true, data: { assets: [] } });
  const still = call("GET /api/assets");
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(fetchMock).not.toHaveBeenCalled();
  second.release();
  await still;
});

test("[SEC-007] a proof that failed, or one from before the call, makes no call again", async () => {
  missing();
  answer({ success: false, error: "no", code: "INVALID_CREDENTIALS" }, { status: 401 });
  const crossing = failureOf(call("GET /api/assets"));
  await failureOf(prove());
  expect((await crossing).code).toBe("AUTH_SESSION_MISSING");
  answer({ success: true, data: { provenUntil: "2026-11-16T08:00:00.000Z" } });
  await prove();
  missing();
  expect((await failureOf(call("GET /api/assets"))).code).toBe("AUTH_SESSION_MISSING");
  expect(fetchMock).toHaveBeenCalledTimes(4);
});

test("what follows the session by itself does not count as the person's doing", async () => {
  answer({ success: true, data: {} });
  await call("GET /api/assets");
  const before = lastCallAt();
  expect(Date.now() - before).toBeLessThan(1000);
  await new Promise((resolve) => setTimeout(resolve, 5));
  answer({ success: true, data: {} });
  await call("GET /api/auth/session");
  expect(lastCallAt()).toBe(before);
});

test("a 4xx and a time-out are not retried, the network and a busy server twice", () => {
  expect(shouldRetry(0, new ApiError("NOT_FOUND", "", { status: 404 }))).toBe(false);
  expect(shouldRetry(0, new ApiError("TIMEOUT", ""))).toBe(false);
  expect(shouldRetry(0, new ApiError("OFFLINE", ""))).toBe(true);
  expect(shouldRetry(1, new ApiError("UNAVAILABLE", "", { status: 503 }))).toBe(true);
  expect(shouldRetry(2, new ApiError("UNAVAILABLE", "", { status: 503 }))).toBe(false);
});
