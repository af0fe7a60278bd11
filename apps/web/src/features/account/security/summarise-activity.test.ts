import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { condenseActivity, summariseActivity } from "./summarise-activity.ts";

const now = new Date("2026-11-15T12:00:00Z");
const event = (activityType: string, hoursAgo: number) => ({
  activityType,
  createdAt: new Date(now.getTime() - hoursAgo * 3_600_000).toISOString(),
});
const logs = [
  event("account.signed_in", 1),
  event("account.signed_in", 3),
  event("account.password_changed", 23.9),
  event("account.signed_in", 24),
  event("account.created", 500),
];
const someLogs = fc.array(
  fc
    .tuple(fc.constantFrom("a", "b", "c", "d", "e", "f", "g"), fc.integer({ min: 0, max: 1000 }))
    .map(([type, hours]) => event(type, hours)),
);

describe("[ACC-086] the panel", () => {
  test("has one line for each type, its most recent event, newest first", () => {
    expect(condenseActivity(logs)).toEqual([logs[0], logs[2], logs[4]]);
    expect(condenseActivity([...logs].reverse())).toEqual([logs[0], logs[2], logs[4]]);
    expect(condenseActivity([])).toEqual([]);
  });

  test("has five lines unless told otherwise", () => {
    const many = "abcdefgh".split("").map((type, hours) => event(type, hours));
    expect(condenseActivity(many)).toEqual(many.slice(0, 5));
    expect(condenseActivity(many, 2)).toEqual(many.slice(0, 2));
  });

  test("never repeats a type and never hides a newer event of it", () => {
    fc.assert(
      fc.property(someLogs, (all) => {
        const lines = condenseActivity(all, 100);
        const types = lines.map(({ activityType }) => activityType);
        expect(new Set(types).size).toBe(types.length);
        expect(new Set(types)).toEqual(new Set(all.map(({ activityType }) => activityType)));
        for (const { activityType, createdAt } of all) {
          const line = lines.find((one) => one.activityType === activityType)!;
          expect(line.createdAt >= createdAt).toBe(true);
        }
      }),
    );
  });
});

describe("[ACC-088] the summary", () => {
  test("counts all, those of the last 24 hours and each type, and knows the last", () => {
    expect(summariseActivity(logs, now)).toEqual({
      totalEvents: 5,
      recentEvents: 3,
      eventTypes: { "account.signed_in": 3, "account.password_changed": 1, "account.created": 1 },
      lastActivity: logs[0]!.createdAt,
    });
    expect(summariseActivity([], now)).toEqual({ totalEvents: 0, recentEvents: 0, eventTypes: {}, lastActivity: null });
  });

  test("the counts of the types sum to the total, and order does not matter", () => {
    fc.assert(
      fc.property(someLogs, (all) => {
        const { totalEvents, recentEvents, eventTypes } = summariseActivity(all, now);
        expect(Object.values(eventTypes).reduce((a, b) => a + b, 0)).toBe(totalEvents);
        expect(recentEvents).toBeLessThanOrEqual(totalEvents);
        expect(summariseActivity([...all].reverse(), now)).toEqual(summariseActivity(all, now));
      }),
    );
  });
});
