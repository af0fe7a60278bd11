import { expect, test } from "vitest";
import { isNewAccount } from "./new-account.ts";

test("an account is new for seven days", () => {
  const created = new Date("2026-11-01T12:00:00Z");
  expect(isNewAccount(created, new Date("2026-11-08T11:59:59Z"))).toBe(true);
  expect(isNewAccount(created, new Date("2026-11-08T12:00:00Z"))).toBe(false);
});
