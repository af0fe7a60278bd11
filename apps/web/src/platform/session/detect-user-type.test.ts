import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { detectionLimits, detectUserType, type UserFacts } from "./detect-user-type.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => vi.useRealTimers());

const facts = { user_type: "dual_role" } as UserFacts;
const busy = new ApiError("UNAVAILABLE", "", { status: 503 });

test("[ACC-021] [ACC-022] an attempt may take 4.5 s, the whole 5 s", () => {
  expect(detectionLimits).toMatchObject({ attempt: 4500, whole: 5000 });
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
