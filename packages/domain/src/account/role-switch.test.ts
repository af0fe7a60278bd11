import { expect, test } from "vitest";
import { homeSide, maySee } from "./role-switch.ts";
import { userTypes } from "./user-type.ts";

test("[ACC-009] a will holder belongs on the holder side only", () => {
  expect(maySee("member", "will_holder")).toBe(false);
  expect(homeSide("will_holder", "member")).toBe("holder");
});

test.each(["beneficiary", "executor"] as const)("[ACC-010] a %s belongs on the member side only", (type) => {
  expect(maySee("holder", type)).toBe(false);
  expect(homeSide(type, "holder")).toBe("member");
});

test("[ACC-011] a person with both sides sees both and returns to the last used", () => {
  expect(maySee("holder", "dual_role") && maySee("member", "dual_role")).toBe(true);
  expect(homeSide("dual_role", "member")).toBe("member");
  expect(homeSide("dual_role", null)).toBe("holder");
});

test("everybody has a side of their own", () => {
  for (const type of userTypes) expect(maySee(homeSide(type, null), type)).toBe(true);
});
