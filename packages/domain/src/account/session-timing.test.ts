import { describe, expect, test } from "vitest";
import {
  afterAttempt,
  afterOutcome,
  backOffAfter,
  expiryOf,
  limitOf,
  mayRenewAt,
  needsRenewal,
  nextSyncIn,
  noRenewals,
  type Renewals,
  sessionTiming,
} from "./session-timing.ts";

const minute = 60_000;
const hour = 60 * minute;

test("[ACC-050] the next synchronisation is 300 s away, and up to 10 s more", () => {
  expect(nextSyncIn(0)).toBe(300_000);
  expect(nextSyncIn(0.5)).toBe(305_000);
  expect(nextSyncIn(1)).toBe(310_000);
});

test("[ACC-051] a session is renewed when fewer than 600 s remain", () => {
  expect(needsRenewal(1_000_000, 400_001)).toBe(true);
  expect(needsRenewal(1_000_000, 400_000)).toBe(false);
  expect(needsRenewal(1_000_000, 2_000_000)).toBe(true);
});

describe("the end of a session", () => {
  const signedInAt = 1_000_000;
  test("[ACC-057] is an hour after the sign-in while nothing else is known", () => {
    expect(expiryOf({ signedInAt, expiresAt: null, answered: false })).toBe(signedInAt + hour);
  });
  test("[ACC-058] is 24 hours after it when the answer carries none", () => {
    expect(expiryOf({ signedInAt, expiresAt: null, answered: true })).toBe(signedInAt + 24 * hour);
  });
  test("is what the answer says, up to 24 hours after the sign-in", () => {
    expect(expiryOf({ signedInAt, expiresAt: signedInAt + 5, answered: true })).toBe(signedInAt + 5);
    expect(expiryOf({ signedInAt, expiresAt: signedInAt + 25 * hour, answered: true })).toBe(signedInAt + 24 * hour);
  });
});

describe("renewals", () => {
  const failed = (past: Renewals, now: number) => afterOutcome(afterAttempt(past, now), false);

  test("[ACC-052] are at least 30 s apart, whether they succeeded or not", () => {
    expect(mayRenewAt(noRenewals)).toBe(0);
    expect(mayRenewAt(afterOutcome(afterAttempt(noRenewals, 1000), true))).toBe(31_000);
    expect(mayRenewAt(failed(noRenewals, 1000))).toBe(31_000);
    // Under way.
    expect(mayRenewAt(afterAttempt(noRenewals, 1000))).toBe(31_000);
  });

  test("[ACC-053] are repeated twice after a failure; five minutes later there are two tries again", () => {
    let past = failed(noRenewals, 0);
    past = failed(past, 30_000);
    expect(mayRenewAt(past)).toBe(60_000);
    past = failed(past, 60_000);
    expect(past.retries).toBe(sessionTiming.mostRetries);
    expect(mayRenewAt(past)).toBe(30_000 + 5 * minute);
    past = failed(past, 330_000);
    expect(past.retries).toBe(1);
    expect(mayRenewAt(past)).toBeLessThan(330_000 + 5 * minute);
  });

  test("a success forgets the failures", () => {
    const past = afterOutcome(afterAttempt(failed(failed(noRenewals, 0), 30_000), 60_000), true);
    expect(past).toEqual({ ...noRenewals, triedAt: 60_000 });
  });

  test("[ACC-054] wait min(2^n s, 300 s) from the second failure in a row on", () => {
    expect([1, 2, 3, 4, 8, 9, 20].map(backOffAfter)).toEqual([0, 4000, 8000, 16_000, 256_000, 300_000, 300_000]);
    const past: Renewals = { triedAt: 1_000_000, failures: 7, retries: 1, retriesSince: 1_000_000 };
    expect(mayRenewAt(past)).toBe(1_000_000 + 128_000);
  });
});

describe("the limits", () => {
  const signedInAt = 0;
  test("[ACC-055] warn after 30 minutes without activity, with two minutes to answer", () => {
    const activeAt = 10 * minute;
    expect(limitOf({ signedInAt, activeAt }, 40 * minute - 1)).toEqual({ state: "open", nextAt: 40 * minute });
    expect(limitOf({ signedInAt, activeAt }, 40 * minute)).toEqual({ state: "warning", endsAt: 42 * minute });
    expect(limitOf({ signedInAt, activeAt }, 42 * minute - 1)).toEqual({ state: "warning", endsAt: 42 * minute });
    expect(limitOf({ signedInAt, activeAt }, 42 * minute)).toEqual({ state: "over", why: "idle" });
  });

  test("[ACC-056] end after 24 hours whatever happened", () => {
    const activeAt = 24 * hour - 1;
    expect(limitOf({ signedInAt, activeAt }, 24 * hour - 1)).toEqual({ state: "open", nextAt: 24 * hour });
    expect(limitOf({ signedInAt, activeAt }, 24 * hour)).toEqual({ state: "over", why: "longest" });
  });

  test("a countdown does not go past the 24 hours", () => {
    const activeAt = 24 * hour - 31 * minute;
    expect(limitOf({ signedInAt, activeAt }, 24 * hour - minute)).toEqual({ state: "warning", endsAt: 24 * hour });
  });

  test("[ACC-060] are looked at once a minute", () => {
    expect(sessionTiming.checkEvery).toBe(60_000);
  });
});
