import { expect, test } from "vitest";
import { plans, roomFor } from "./plans.ts";

test("the three plans have the prices and limits of the specification", () => {
  expect([plans.free.price, plans.premium.price, plans.family.price]).toEqual([0, 12, 25]);
  expect(plans.free.limits).toEqual({ wills: 1, members: 3, vault: 3, assets: 10 });
  expect(plans.premium.limits).toEqual({ wills: 3, members: 10, vault: 50, assets: 100 });
  expect(plans.family.limits).toEqual({ wills: 10, members: 50, vault: 200, assets: 300 });
});

test("one more is allowed below the limit, and refused at and above it", () => {
  expect(roomFor("assets", "free", 9)).toEqual({ allowed: true });
  expect(roomFor("assets", "free", 10)).toEqual({ allowed: false, used: 10, max: 10 });
  expect(roomFor("assets", "free", 14)).toEqual({ allowed: false, used: 14, max: 10 });
});
