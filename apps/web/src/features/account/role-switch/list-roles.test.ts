import { expect, test } from "vitest";
import { countRoles, type Role } from "./list-roles.ts";

test("[ACC-028] a role held in several plans is named once, with their number", () => {
  const roles = ["beneficiary", "executor", "beneficiary"].map((role) => ({ role, status: "active" }) as Role);
  expect(countRoles(roles)).toEqual([
    { role: "beneficiary", plans: 2 },
    { role: "executor", plans: 1 },
  ]);
});
