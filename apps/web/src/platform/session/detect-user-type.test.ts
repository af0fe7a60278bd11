import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { detectUserType, type UserFacts } from "./detect-user-type.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  // The engine's own has a clock that no test can turn.
  vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException("", "TimeoutError")), milliseconds);
    return controller.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const facts = { user_type: "dual_role" } as UserFacts;
const busy = new ApiError("UNAVAILABLE", "", { status: 503 });

/** What `fetch` does with a signal: nothing until it is aborted. `aborted` is filled with the times of it. */
function silentServer() {
  const aborted: number[] = [];
  const startedAt = performance.now();
  const fetchFacts = vi.fn(
    (signal: AbortSignal) =>
      new Promise<UserFacts>((_, reject) => {
        signal.addEventListener("abort", () => {
          aborted.push(performance.now() - startedAt);
          reject(signal.reason);
        });
      }),
  );
  return { fetchFacts, aborted };
}

test("[ACC-021] a fetch without an answer is aborted after 4.5 s, which leaves no time for another", async () => {
  const { fetchFacts, aborted } = silentServer();
  const failed = expect(detectUserType(fetchFacts)).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(4499);
  expect(aborted).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(aborted).toEqual([4500]);
  await failed;
  expect(fetchFacts).toHaveBeenCalledTimes(1);
});

test("[ACC-022] detection as a whole ends after 5 s, also in the middle of the second attempt", async () => {
  const { fetchFacts, aborted } = silentServer();
  const failed = expect(detectUserType(fetchFacts, 1000)).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(4999);
  expect(fetchFacts).toHaveBeenCalledTimes(2);
  expect(aborted).toEqual([1000]);
  await vi.advanceTimersByTimeAsync(1);
  expect(aborted).toEqual([1000, 5000]);
  await failed;
});

test("[ACC-023] a failed fetch is repeated once, 1 s later", async () => {
  const fetchFacts = vi.fn().mockRejectedValueOnce(busy).mockResolvedValueOnce(facts);
  const found = detectUserType(fetchFacts);
  await vi.advanceTimersByTimeAsync(999);
  expect(fetchFacts).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetchFacts).toHaveBeenCalledTimes(2);
  expect(await found).toBe(facts);
});

test("a second failure is final", async () => {
  const fetchFacts = vi.fn().mockRejectedValue(busy);
  const failed = expect(detectUserType(fetchFacts)).rejects.toBe(busy);
  await vi.advanceTimersByTimeAsync(1000);
  await failed;
  expect(fetchFacts).toHaveBeenCalledTimes(2);
});

test("a failure after 4 s leaves no time for a second attempt (D04)", async () => {
  const fetchFacts = vi.fn(() => new Promise<UserFacts>((_, reject) => setTimeout(() => reject(busy), 4001)));
  const failed = expect(detectUserType(fetchFacts)).rejects.toBe(busy);
  await vi.advanceTimersByTimeAsync(6000);
  await failed;
  expect(fetchFacts).toHaveBeenCalledTimes(1);
});

test("what the server refused is not asked again", async () => {
  const missing = new ApiError("AUTH_SESSION_MISSING", "", { status: 401 });
  const fetchFacts = vi.fn().mockRejectedValue(missing);
  await expect(detectUserType(fetchFacts)).rejects.toBe(missing);
  expect(fetchFacts).toHaveBeenCalledTimes(1);
});
