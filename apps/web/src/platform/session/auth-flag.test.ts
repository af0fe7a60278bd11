import { expect, test } from "vitest";
import { authFlagLifetime, hasSessionCookie, isFresh, parseAuthFlag } from "./auth-flag.ts";

const flag = { authenticated: true as const, userId: "u", at: 1_000_000, eventId: "e" };

test("[ACC-035] a flag counts for drawing for 10 minutes, and one from the future never", () => {
  expect(authFlagLifetime).toBe(600_000);
  expect(isFresh(flag, flag.at + 599_999)).toBe(true);
  expect(isFresh(flag, flag.at + 600_000)).toBe(false);
  expect(isFresh(flag, flag.at - 1)).toBe(false);
  expect(isFresh(null, 0)).toBe(false);
});

test("anything that is not our flag reads as none", () => {
  for (const stored of [null, "", "true", "{}", '{"authenticated":false,"userId":"u","at":1}', "[1]"])
    expect(parseAuthFlag(stored)).toBeNull();
  expect(parseAuthFlag(JSON.stringify(flag))).toEqual(flag);
});

test("the companion cookie is found by its exact name and value", () => {
  expect(hasSessionCookie("a=b; __Host-hl_has_session=1")).toBe(true);
  expect(hasSessionCookie("__Host-hl_has_session=10")).toBe(false);
  expect(hasSessionCookie("x__Host-hl_has_session=1")).toBe(false);
  expect(hasSessionCookie("")).toBe(false);
});
