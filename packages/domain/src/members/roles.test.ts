import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ChosenRoles, checkRoles, storedRole, toggleRole } from "./chosen-roles.ts";
import type { MemberState } from "./member-transitions.ts";
import {
  actingRoles,
  addRole,
  answerRoleAtAcceptance,
  endRequest,
  type InactiveReason,
  inactiveReasons,
  needsApproval,
  type RoleState,
  removeRole,
  roleGroupOf,
  setRoleStatus,
} from "./role-transitions.ts";
import { firstRole, isMemberRole, memberRoles } from "./roles.ts";
import { memberStatuses, roleStatuses, settableRoleStatuses } from "./statuses.ts";

const member = (status: MemberState["status"], confirmedByHolder = false): MemberState => ({
  status,
  confirmedByHolder,
});
const active: RoleState = { status: "active", inactiveBecause: null };
const waiting: RoleState = { status: "pending_approval", inactiveBecause: null };
const inactive = (inactiveBecause: InactiveReason = "holder"): RoleState => ({ status: "inactive", inactiveBecause });
const askedRoles = ["executor", "guardian", "lawyer", "witness", "trusted_contact"] as const;

test("[MEM-011, MEM-074] there are six roles everywhere, lawyer among them", () => {
  expect(memberRoles).toEqual(["beneficiary", "executor", "guardian", "lawyer", "witness", "trusted_contact"]);
  expect(firstRole).toBe("beneficiary");
  expect(["lawyer", "heir", "Executor", 1, null].map(isMemberRole)).toEqual([true, false, false, false, false]);
});

describe("choosing roles", () => {
  const none: ChosenRoles = { roles: [], primary: null };
  const choose = (...clicks: ChosenRoles["roles"][number][]) => clicks.reduce(toggleRole, none);

  test("[MEM-052] the first role ticked becomes the primary one", () => {
    expect(choose("guardian", "executor")).toEqual({ roles: ["guardian", "executor"], primary: "guardian" });
  });

  test("[MEM-053] without the primary role the first remaining one is, or none", () => {
    expect(choose("guardian", "executor", "witness", "guardian")).toEqual({
      roles: ["executor", "witness"],
      primary: "executor",
    });
    expect(choose("guardian", "guardian")).toEqual(none);
  });

  test("[MEM-054, MEM-013] a ticked role is stored active and without metadata", () => {
    expect(storedRole("witness")).toEqual({ role: "witness", role_metadata: {}, status: "active" });
  });

  test("whatever is clicked, the primary role is one of those held", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...memberRoles), { maxLength: 40 }), (clicks) => {
        const { roles, primary } = choose(...clicks);
        expect(new Set(roles).size).toBe(roles.length);
        expect(primary === null ? roles.length === 0 : roles.includes(primary)).toBe(true);
      }),
    );
  });

  test("[MEM-024, MEM-012] roles on the wire are at least one, known, once each, with the primary one among them", () => {
    expect(checkRoles([], null)).toBe("roles.none");
    expect(checkRoles(["heir"], "heir")).toBe("roles.unknown");
    expect(checkRoles(["executor", "executor"], "executor")).toBe("roles.twice");
    expect(checkRoles(["executor"], "lawyer")).toBe("roles.primary");
    expect(checkRoles(["executor"], null)).toBe("roles.primary");
    expect(checkRoles(["lawyer"], "lawyer")).toBeNull();
  });
});

describe("adding a role", () => {
  test.each(askedRoles)("[MEM-083] %s added to a confirmed member waits for consent", (role) => {
    expect(needsApproval(member("confirmed"), role)).toBe(true);
    expect(addRole(member("confirmed"), role, null)).toEqual({ ok: true, next: waiting });
  });

  test("[MEM-084] beneficiary added to a confirmed member is active at once", () => {
    expect(addRole(member("confirmed"), "beneficiary", null)).toEqual({ ok: true, next: active });
  });

  test("[MEM-013] every role of somebody not asked yet, or who cannot answer, is active at once", () => {
    for (const who of [member("draft"), member("pending"), member("confirmed", true)])
      for (const role of memberRoles) expect(addRole(who, role, null)).toEqual({ ok: true, next: active });
  });

  test("a role is held once; one that was refused or lapsed is asked for anew", () => {
    expect(addRole(member("confirmed"), "executor", active)).toEqual({ ok: false, code: "ROLE_EXISTS" });
    expect(addRole(member("confirmed"), "executor", inactive())).toEqual({ ok: false, code: "ROLE_EXISTS" });
    expect(addRole(member("confirmed"), "executor", waiting)).toEqual({ ok: false, code: "PENDING_APPROVAL" });
    for (const why of ["rejected", "expired", "unticked"] as const)
      expect(addRole(member("confirmed"), "executor", inactive(why))).toEqual({ ok: true, next: waiting });
  });
});

describe("[MEM-082] who is invited, or has gone, keeps the roles as they are", () => {
  const refusals = [
    ["invited", "ROLES_HELD_BY_INVITATION"],
    ["rejected", "ROLES_ENDED"],
    ["revoked", "ROLES_ENDED"],
  ] as const;
  test.each(refusals)("%s: %s", (status, code) => {
    const refused = { ok: false, code };
    expect(addRole(member(status), "beneficiary", null)).toEqual(refused);
    for (const to of settableRoleStatuses) expect(setRoleStatus(member(status), active, to)).toEqual(refused);
    expect(removeRole(member(status), inactive(), 2)).toEqual(refused);
  });
});

describe("changing the status of a role", () => {
  test("[MEM-078] the holder sets a role to active, inactive or revoked, and back without asking", () => {
    for (const from of [active, inactive(), { status: "revoked", inactiveBecause: "holder" } as const])
      for (const to of settableRoleStatuses) {
        const next = to === "active" ? active : { status: to, inactiveBecause: "holder" };
        expect(setRoleStatus(member("confirmed"), from, to)).toEqual({ ok: true, next });
      }
  });

  test("[MEM-077] a role that waits has no actions", () => {
    for (const to of settableRoleStatuses)
      expect(setRoleStatus(member("confirmed"), waiting, to)).toEqual({ ok: false, code: "PENDING_APPROVAL" });
    expect(removeRole(member("confirmed"), waiting, 2)).toEqual({ ok: false, code: "PENDING_APPROVAL" });
  });

  test("[MEM-078] no detour of statuses makes a role active that the member never agreed to", () => {
    const detour = fc.array(fc.constantFrom(...settableRoleStatuses), { maxLength: 12 });
    const reasons = fc.constantFrom(...inactiveReasons.filter((why) => why !== "holder"));
    fc.assert(
      fc.property(reasons, detour, (why, steps) => {
        let role = inactive(why);
        for (const to of steps) {
          const decision = setRoleStatus(member("confirmed"), role, to);
          if (decision.ok) role = decision.next;
          else expect(decision.code).toBe("ROLE_REJECTED");
        }
        expect(role.status).not.toBe("active");
      }),
    );
  });
});

describe("removing a role", () => {
  test("any of a draft or pending member, an inactive one of a confirmed member", () => {
    for (const who of [member("draft"), member("pending")]) expect(removeRole(who, active, 2)).toEqual({ ok: true });
    for (const who of [member("confirmed"), member("confirmed", true)]) {
      expect(removeRole(who, active, 2)).toEqual({ ok: false, code: "ROLE_IN_USE" });
      expect(removeRole(who, inactive(), 2)).toEqual({ ok: true });
      expect(removeRole(who, { status: "revoked", inactiveBecause: "holder" }, 2)).toEqual({ ok: true });
    }
  });

  test("[MEM-024] never the last one", () => {
    expect(removeRole(member("draft"), active, 1)).toEqual({ ok: false, code: "LAST_ROLE" });
  });
});

describe("the member's answer", () => {
  test("[APR-012] approval makes the role active, anything else inactive", () => {
    expect(endRequest(waiting, "approved")).toEqual({ ok: true, next: active });
    expect(endRequest(waiting, "rejected")).toEqual({ ok: true, next: inactive("rejected") });
    expect(endRequest(waiting, "expired")).toEqual({ ok: true, next: inactive("expired") });
    expect(endRequest(waiting, "void")).toMatchObject({ ok: true, next: { status: "inactive" } });
    for (const status of roleStatuses.filter((one) => one !== "pending_approval"))
      expect(endRequest({ status, inactiveBecause: null }, "approved").ok).toBe(false);
  });

  test("[MBR-008] accepting accepts the roles shown, but for those unticked; receiving is not unticked", () => {
    expect(answerRoleAtAcceptance("executor", active, false)).toEqual(active);
    expect(answerRoleAtAcceptance("executor", active, true)).toEqual(inactive("unticked"));
    expect(answerRoleAtAcceptance("beneficiary", active, true)).toEqual(active);
    expect(answerRoleAtAcceptance("witness", inactive("rejected"), false)).toEqual(inactive("rejected"));
  });
});

test("[MEM-076] roles are listed as Active, Pending Approval and Inactive, which takes every other status", () => {
  expect(roleStatuses.map(roleGroupOf)).toEqual(["active", "inactive", "inactive", "pending_approval"]);
  expect(roleGroupOf("unheard_of")).toBe("inactive");
});

test("[SEC-024] roles count only while the member is confirmed and switched on", () => {
  const roles = roleStatuses.map((status) => ({ status }));
  for (const status of memberStatuses)
    for (const isActive of [true, false])
      expect(actingRoles({ status, isActive }, roles)).toEqual(
        status === "confirmed" && isActive ? [{ status: "active" }] : [],
      );
});
