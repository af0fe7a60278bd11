import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetInvitation, keepInvitation, keptInvitation } from "./kept-invitation.ts";

const invitation = {
  key: "k".repeat(43),
  holder: "Nadia",
  firstName: "Maya",
  lastName: "Khoury",
  email: "maya@example.com",
  declinedRoles: ["guardian" as const],
};

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, value: string) => store.set(name, value),
    removeItem: (name: string) => store.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("an invitation on its way through sign-in is kept until it is answered", () => {
  keepInvitation(invitation);
  expect(keptInvitation()).toEqual(invitation);
  forgetInvitation();
  expect(keptInvitation()).toBeNull();
  expect(store.size).toBe(0);
});

test("something else in its place is not taken for one", () => {
  for (const other of ["{", "null", '"key"', "[]", '{"key":7}']) {
    store.set("heirlock_invitation", other);
    expect(keptInvitation(), other).toBeNull();
  }
});

test("a browser that refuses storage keeps nothing and fails nowhere", () => {
  vi.stubGlobal("sessionStorage", undefined);
  keepInvitation(invitation);
  expect(keptInvitation()).toBeNull();
  forgetInvitation();
});
