import { expect, test } from "vitest";
import type { AuthStateChange } from "./auth-events.ts";
import { isGuarded } from "./guarded-paths.ts";
import { loginPath } from "./login-path.ts";
import { consequenceOf } from "./session-sync.ts";

const change = (authenticated: boolean, userId: string | null): AuthStateChange => ({
  type: "AUTH_STATE_CHANGE",
  authenticated,
  userId,
  eventId: "e",
  at: 0,
});

test("[ACC-048] a sign-out elsewhere sends a guarded page to sign-in and leaves a public one", () => {
  expect(consequenceOf(change(false, "a"), { path: "/dashboard/will-holder", userId: "a" })).toBe("sign-in page");
  expect(consequenceOf(change(false, "a"), { path: "/help", userId: "a" })).toBeNull();
});

test("[ACC-004] the sign-in pages are left alone", () => {
  expect(consequenceOf(change(false, "a"), { path: "/auth/login", userId: null })).toBeNull();
  expect(consequenceOf(change(true, "b"), { path: "/auth/signup", userId: "a" })).toBeNull();
});

test("another person signing in elsewhere reloads this tab, the same person does not (D14)", () => {
  expect(consequenceOf(change(true, "b"), { path: "/assets", userId: "a" })).toBe("reload");
  expect(consequenceOf(change(true, "a"), { path: "/assets", userId: "a" })).toBeNull();
});

test("guards cover whole prefixes and nothing that only begins alike (D05)", () => {
  expect(isGuarded("/dashboard/member/anything")).toBe(true);
  expect(isGuarded("/settings")).toBe(true);
  expect(isGuarded("/assets-guide")).toBe(false);
  expect(isGuarded("/invitations")).toBe(true);
  expect(isGuarded("/invitations/answer")).toBe(false);
  expect(isGuarded("/")).toBe(false);
});

test("[ACC-008] the sign-in address carries the page asked for, encoded", () => {
  expect(loginPath("/assets?filter=a&b")).toBe("/auth/login?from=%2Fassets%3Ffilter%3Da%26b");
});
