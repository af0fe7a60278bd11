import { describe, expect, test } from "vitest";
import { mayAfterReset, restrictedAfterReset } from "./recent-reset.ts";

const waitedAt = new Date("2026-11-01T00:00:00Z");
const after = (days: number) => new Date(waitedAt.getTime() + days * 86_400_000);

describe.each(restrictedAfterReset)("after a reset by waiting alone, %s", (action) => {
  const may = (releaseWaitDays: number | null, now: Date, factorSince: Date | null = null) =>
    mayAfterReset(action, { waitedAt, releaseWaitDays, factorSince, now });

  test("is refused for one waiting period of the plan, and for thirty days without one", () => {
    const refused = (until: Date) => ({ allowed: false, code: "RECENT_RESET", until });
    expect(may(null, after(29.99))).toEqual(refused(after(30)));
    expect(may(null, after(30))).toEqual({ allowed: true });
    expect(may(7, after(6.99))).toEqual(refused(after(7)));
    expect(may(7, after(7))).toEqual({ allowed: true });
    expect(may(90, after(89))).toEqual(refused(after(90)));
  });

  test("needs no wait where nobody waited", () => {
    expect(mayAfterReset(action, { waitedAt: null, releaseWaitDays: 90, now: after(0) })).toEqual({ allowed: true });
  });

  test("is open to a second factor from before the reset if it is a veto, and to no younger one", () => {
    expect(may(null, after(1), after(-1)).allowed).toBe(action === "veto");
    expect(may(null, after(1), after(0)).allowed).toBe(false);
    expect(may(null, after(1), after(0.5)).allowed).toBe(false);
  });
});
