import { describe, expect, test } from "vitest";
import { decideUserType, isDualRole, isWillHolder, type Participation, userTypes } from "./user-type.ts";

const activeExecutor = [{ role: "executor", status: "active" }] as const;
const activeHeir = [{ role: "beneficiary", status: "active" }] as const;
const member = (status: Participation["status"], roles: Participation["roles"] = activeHeir): Participation => ({
  status,
  roles,
});

describe("decideUserType", () => {
  const rows: [what: string, hasEstate: boolean, memberships: Participation[], expected: string][] = [
    ["an estate and no membership", true, [], "will_holder"],
    ["an estate and an invitation not yet answered", true, [member("invited", activeExecutor)], "will_holder"],
    ["an estate and a refused membership", true, [member("rejected")], "will_holder"],
    ["an estate and a revoked membership", true, [member("revoked")], "will_holder"],
    ["an estate and a confirmed membership", true, [member("confirmed")], "dual_role"],
    ["an estate, one refused and one confirmed", true, [member("rejected"), member("confirmed")], "dual_role"],
    ["no estate and an active executor role", false, [member("confirmed", activeExecutor)], "executor"],
    [
      "no estate, an heir here and an executor there",
      false,
      [member("confirmed"), member("confirmed", activeExecutor)],
      "executor",
    ],
    [
      "no estate and an executor role still waiting for approval",
      false,
      [member("confirmed", [{ role: "executor", status: "pending_approval" }])],
      "beneficiary",
    ],
    [
      "no estate and an executor role taken back",
      false,
      [member("confirmed", [{ role: "executor", status: "revoked" }])],
      "beneficiary",
    ],
    [
      "no estate and an executor role in a revoked membership",
      false,
      [member("revoked", activeExecutor)],
      "will_holder",
    ],
    ["no estate and an heir's role", false, [member("confirmed")], "beneficiary"],
    [
      "no estate and a guardian's role",
      false,
      [member("confirmed", [{ role: "guardian", status: "active" }])],
      "beneficiary",
    ],
    ["no estate and only an invitation", false, [member("invited", [])], "beneficiary"],
    ["no estate and a membership that is still a draft", false, [member("draft")], "will_holder"],
    ["neither estate nor membership", false, [], "will_holder"],
  ];
  test.each(rows)("[ACC-016] %s", (_what, hasEstate, memberships, expected) => {
    expect(decideUserType(hasEstate, memberships)).toBe(expected);
    expect(userTypes).toContain(expected);
  });
});

test("[ACC-018] a will holder is a will_holder or a dual_role, and nobody else", () => {
  expect(userTypes.filter(isWillHolder)).toEqual(["will_holder", "dual_role"]);
});

test("[ACC-019] only dual_role is a dual role", () => {
  expect(userTypes.filter(isDualRole)).toEqual(["dual_role"]);
});
