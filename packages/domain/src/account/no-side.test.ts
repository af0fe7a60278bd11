import { expect, test } from "vitest";
import { hasNoSide } from "./no-side.ts";
import { decideUserType, userTypes } from "./user-type.ts";

test("[ACC-016] only whoever has neither a plan nor a part in one has no side", () => {
  expect(hasNoSide(decideUserType(false, []), false)).toBe(true);
  expect(hasNoSide(decideUserType(false, [{ status: "rejected", roles: [] }]), false)).toBe(true);
  expect(hasNoSide(decideUserType(false, [{ status: "confirmed", roles: [] }]), false)).toBe(false);
  expect(hasNoSide(decideUserType(true, []), true)).toBe(false);
});

test("a plan of one's own is a side, whatever else a person is", () => {
  expect(userTypes.filter((type) => hasNoSide(type, true))).toEqual([]);
});
