import { expect, test } from "vitest";
import { type EngagementFacts, engagementScore } from "./engagement.ts";

const now = new Date("2026-11-18T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
const everything: EngagementFacts = {
  isProfileComplete: true,
  isAccountSecure: true,
  invitations: [{ isAnswered: true }],
  requests: [{ status: "approved" }, { status: "pending" }],
  lastSeen: now,
};
const scoreOf = (changes: Partial<EngagementFacts>) => engagementScore({ ...everything, ...changes }, now);

test("five parts of 20 points", () => {
  expect(scoreOf({}).score).toBe(100);
  expect(scoreOf({ isProfileComplete: false }).score).toBe(80);
  expect(scoreOf({ isProfileComplete: false, isAccountSecure: false }).score).toBe(60);
});

test("an invitation that waits, or that nobody sent, brings nothing", () => {
  expect(scoreOf({ invitations: [{ isAnswered: true }, { isAnswered: false }] }).done).not.toContain("invitation");
  expect(scoreOf({ invitations: [] }).done).not.toContain("invitation");
});

test("a request that lapsed was not answered in time; one that waits still can be", () => {
  expect(scoreOf({ requests: [{ status: "expired" }] }).done).not.toContain("approvals");
  expect(scoreOf({ requests: [] }).done).toContain("approvals");
});

test("here within 30 days", () => {
  expect(scoreOf({ lastSeen: daysAgo(30) }).done).toContain("visit");
  expect(scoreOf({ lastSeen: daysAgo(31) }).done).not.toContain("visit");
});
