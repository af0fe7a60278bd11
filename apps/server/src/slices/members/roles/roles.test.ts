import { randomUUID } from "node:crypto";
import { given, type Member, type Person } from "@heirlock/db/testing/given";
import { describe, expect, test } from "vitest";
import { type Answered, type Browser, memberForm, membersServer } from "../testing/members-server.ts";

const people = membersServer();

interface Pair {
  noor: Person;
  samir: Member;
  call: Browser;
  /** The path of the member. */
  at: string;
}
async function confirmed(roles: string[] = ["beneficiary"]): Promise<Pair> {
  const noor = await given(people.db).holder({ plan: "family" });
  const samir = await given(people.db).member({ of: noor, roles });
  const call = await people.browserOf(noor);
  return { noor, samir, call, at: `/api/members/${samir.membershipId}` };
}
async function draft(roles: object[] = [{ role: "beneficiary" }]): Promise<{ call: Browser; id: string; at: string }> {
  const call = await people.browserOf(await given(people.db).holder({ plan: "family" }));
  const { body } = await call("POST", "/api/members", memberForm({ roles, primary_role: "", relationship: "Friend" }));
  return { call, id: body.data.id, at: `/api/members/${body.data.id}` };
}
const refused = ({ status, body }: Answered) => ({ status, code: body.code, error: body.error });
async function rolesOf(call: Browser, at: string): Promise<{ id: string; role: string; status: string }[]> {
  return (await call("GET", at)).body.data.member_roles;
}
async function roleId(call: Browser, at: string, role: string): Promise<string> {
  return (await rolesOf(call, at)).find((one) => one.role === role)!.id;
}
const setStatus = (member: string, status: string) =>
  people.db.owner.query("update app.memberships set status = $2 where id = $1", [member, status]);

describe("adding a role", () => {
  test("[MEM-083] [MEM-087] [APR-008] a confirmed member is asked first and has 30 days", async () => {
    const { noor, samir, call, at } = await confirmed();
    const { status, body } = await call("POST", `${at}/roles`, {
      role: "guardian",
      role_metadata: { kinship: "uncle" },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, data: { role: "guardian", status: "pending_approval" } });
    expect(body.message).toBe("Role added. It waits for the member's approval");
    expect(body.data.role_metadata).toEqual({ kinship: "uncle" });
    const days = (Date.parse(body.data.expires_at) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.99);
    expect(days).toBeLessThan(30.01);
    const [request] = (await call("GET", `${at}/role-approvals`)).body.data;
    expect(request).toMatchObject({
      requested_role: "guardian",
      request_reason: "Role addition requested by will holder",
      status: "pending",
    });
    // One instant may be written in two ways: a thousandth that ends in 0 has two digits or three.
    expect(Date.parse(request.expires_at)).toBe(Date.parse(body.data.expires_at));
    expect((await people.auditOf(noor)).at(-1)).toMatchObject({
      type: "member.role_requested",
      data: { member: samir.membershipId, role: "guardian", status: "pending_approval" },
    });
    expect(await people.eventsOf(samir)).toMatchObject([
      { kind: "notification.created" },
      { kind: "relationship.changed" },
    ]);
  });

  test("[MEM-084] [MEM-074] beneficiary takes effect at once, and is what is added when nothing is said", async () => {
    const { call, at } = await confirmed(["witness"]);
    const { body } = await call("POST", `${at}/roles`, {});
    expect(body).toMatchObject({ message: "Role added successfully", data: { role: "beneficiary", status: "active" } });
    expect((await call("GET", `${at}/role-approvals`)).body.data).toEqual([]);
  });

  test.each(["executor", "guardian", "lawyer", "witness", "trusted_contact"])(
    "[MEM-083] %s waits for the member's consent",
    async (role) => {
      const { call, at } = await confirmed();
      expect((await call("POST", `${at}/roles`, { role })).body.data.status).toBe("pending_approval");
    },
  );

  test("before the invitation, and for whoever was confirmed by hand, there is nobody to ask", async () => {
    const { call, at } = await draft();
    expect((await call("POST", `${at}/roles`, { role: "executor" })).body.data.status).toBe("active");
    await call("POST", `${at}/confirm`);
    expect((await call("POST", `${at}/roles`, { role: "witness" })).body.data.status).toBe("active");
  });

  test("a role that is there, or that waits, is not added again", async () => {
    const { call, at } = await confirmed();
    expect(refused(await call("POST", `${at}/roles`, { role: "beneficiary" }))).toMatchObject({
      status: 409,
      code: "ROLE_EXISTS",
    });
    await call("POST", `${at}/roles`, { role: "executor" });
    expect(refused(await call("POST", `${at}/roles`, { role: "executor" }))).toMatchObject({
      code: "PENDING_APPROVAL",
    });
  });

  test("[MEM-082] invited and ended members keep the roles they have, in the words of the rows", async () => {
    const { samir, call, at } = await confirmed();
    const id = await roleId(call, at, "beneficiary");
    const attempts = () =>
      Promise.all([
        call("POST", `${at}/roles`, { role: "executor" }),
        call("POST", `/api/members/roles/${id}/status`, { status: "inactive" }),
        call("DELETE", `/api/members/roles/${id}`),
      ]);
    for (const [status, error] of [
      ["invited", "Role changes not allowed for invited members"],
      ["rejected", "Role changes not allowed for revoked members"],
      ["revoked", "Role changes not allowed for revoked members"],
    ] as const) {
      await setStatus(samir.membershipId, status);
      for (const answer of await attempts()) expect(refused(answer)).toMatchObject({ status: 409, error });
    }
  });

  test("fifty at once: one request, and it is one role", async () => {
    const { call, at, samir } = await confirmed();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => call("POST", `${at}/roles`, { role: "executor" })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await people.db.owner.query("select status from app.member_requests where membership_id = $1", [
      samir.membershipId,
    ]);
    expect(rows).toEqual([{ status: "pending" }]);
  });
});

describe("switching a role", () => {
  test("[MEM-078] [MEM-081] [MEM-089] it is updated, the member hears of it, and permissions follow at once", async () => {
    const { noor, samir, call, at } = await confirmed(["executor"]);
    const id = await roleId(call, at, "executor");
    expect((await call("GET", `${at}/permissions`)).body).toMatchObject({
      role: "executor",
      levels: { canViewAssetValues: "full" },
      version: 1,
    });
    const { body } = await call("POST", `/api/members/roles/${id}/status`, { status: "inactive" });
    expect(body.data).toMatchObject({ id, role: "executor", status: "inactive", inactive_because: "holder" });
    expect((await call("GET", `${at}/permissions`)).body).toMatchObject({
      role: "beneficiary",
      levels: { canViewAssetValues: "details" },
      version: 2,
    });
    expect(await people.eventsOf(samir)).toMatchObject([
      { kind: "relationship.changed" },
      { kind: "notification.created" },
    ]);
    expect((await people.auditOf(noor)).at(-1)).toMatchObject({
      type: "member.role_changed",
      actor: noor.id,
      data: { role: "executor", status: "inactive" },
    });
    expect((await call("GET", `${at}/history`)).body.data[0]).toMatchObject({
      type: "role",
      action_type: "status_changed",
      role_name: "executor",
      previous_status: "active",
      new_status: "inactive",
    });
    // Bringing it back needs no approval (D40).
    const back = await call("POST", `/api/members/roles/${id}/status`, { status: "active" });
    expect(back.body.data).toMatchObject({ status: "active", inactive_because: null });
  });

  test("what the holder chose by hand outlives a change of roles, and is named", async () => {
    const { call, at } = await confirmed(["executor", "beneficiary"]);
    await call("PATCH", `${at}/permissions`, { permissions: { canSendMessages: "none" }, version: 1 });
    const id = await roleId(call, at, "executor");
    const { body } = await call("POST", `/api/members/roles/${id}/status`, { status: "revoked" });
    expect(body.kept_overrides).toEqual(["canSendMessages"]);
    expect((await call("GET", `${at}/permissions`)).body.levels).toMatchObject({
      canSendMessages: "none",
      canViewAssetValues: "details",
    });
  });

  test("a role that waits has no actions", async () => {
    const { call, at } = await confirmed();
    await call("POST", `${at}/roles`, { role: "guardian" });
    const id = await roleId(call, at, "guardian");
    for (const status of ["active", "inactive", "revoked"])
      expect(refused(await call("POST", `/api/members/roles/${id}/status`, { status }))).toMatchObject({
        status: 409,
        code: "PENDING_APPROVAL",
      });
    expect(refused(await call("DELETE", `/api/members/roles/${id}`))).toMatchObject({ code: "PENDING_APPROVAL" });
  });

  test.each(["rejected", "expired", "unticked"])(
    "a role that was %s cannot be made active, only asked for anew",
    async (why) => {
      const { call, at } = await confirmed();
      await call("POST", `${at}/roles`, { role: "guardian" });
      const id = await roleId(call, at, "guardian");
      await people.db.owner.query(
        "update app.membership_roles set status = 'inactive', inactive_because = $2 where id = $1",
        [id, why],
      );
      await people.db.owner.query("update app.member_requests set status = 'rejected' where role_id = $1", [id]);
      const status = (to: string) => call("POST", `/api/members/roles/${id}/status`, { status: to });
      expect(refused(await status("active"))).toMatchObject({ status: 409, code: "ROLE_REJECTED" });
      // Nor by a way round.
      await status("revoked");
      expect(refused(await status("active"))).toMatchObject({ code: "ROLE_REJECTED" });
      const again = await call("POST", `${at}/roles`, { role: "guardian" });
      expect(again.body.data).toMatchObject({ id, status: "pending_approval", inactive_because: null });
    },
  );

  test("only what a holder may set is taken, and somebody else's role does not exist", async () => {
    const { call, at } = await confirmed();
    const id = await roleId(call, at, "beneficiary");
    expect((await call("POST", `/api/members/roles/${id}/status`, { status: "pending_approval" })).status).toBe(400);
    const other = await confirmed();
    for (const strange of [id, randomUUID()])
      expect(
        refused(await other.call("POST", `/api/members/roles/${strange}/status`, { status: "inactive" })),
      ).toMatchObject({ status: 404 });
  });
});

describe("removing a role", () => {
  test("[MEM-053] [MEM-088] of a draft any goes, the next becomes the primary one, and the last stays", async () => {
    const { call, at } = await draft([{ role: "witness" }, { role: "beneficiary" }]);
    expect((await call("GET", at)).body.data.primary_role).toBe("witness");
    expect((await call("DELETE", `/api/members/roles/${await roleId(call, at, "witness")}`)).body).toEqual({
      success: true,
    });
    expect((await call("GET", at)).body.data).toMatchObject({ primary_role: "beneficiary", role: "beneficiary" });
    const last = await call("DELETE", `/api/members/roles/${await roleId(call, at, "beneficiary")}`);
    expect(refused(last)).toEqual({ status: 409, code: "LAST_ROLE", error: "At least one role is required" });
  });

  test("of a confirmed member only one that is not active goes", async () => {
    const { call, at } = await confirmed(["beneficiary", "witness"]);
    const id = await roleId(call, at, "witness");
    expect(refused(await call("DELETE", `/api/members/roles/${id}`))).toMatchObject({ code: "ROLE_IN_USE" });
    await call("POST", `/api/members/roles/${id}/status`, { status: "inactive" });
    await call("DELETE", `/api/members/roles/${id}`);
    expect((await rolesOf(call, at)).map(({ role }) => role)).toEqual(["beneficiary"]);
  });
});

describe("role requests", () => {
  test("[APR-013] [APR-010] holder and member read them, nobody else does; past their time they are expired", async () => {
    const { samir, call, at } = await confirmed();
    await call("POST", `${at}/roles`, { role: "guardian", reason: "For Rima" });
    const own = await people.browserOf(samir);
    expect((await own("GET", `${at}/role-approvals`)).body.data).toMatchObject([
      { requested_role: "guardian", request_reason: "For Rima", status: "pending" },
    ]);
    const stranger = await confirmed();
    expect(refused(await stranger.call("GET", `${at}/role-approvals`))).toMatchObject({ code: "MEMBER_NOT_FOUND" });
    const other = await people.browserOf(stranger.samir);
    expect(refused(await other("GET", `${at}/role-approvals`))).toMatchObject({ code: "MEMBER_NOT_FOUND" });
    await people.db.owner.query("update app.member_requests set expires_at = now() where membership_id = $1", [
      samir.membershipId,
    ]);
    expect((await own("GET", `${at}/role-approvals?status=pending`)).body.data).toEqual([]);
    expect((await own("GET", `${at}/role-approvals?status=expired`)).body.data).toHaveLength(1);
  });

  test("[MEM-086] only the holder manages roles", async () => {
    const { samir, call, at } = await confirmed();
    const own = await people.browserOf(samir);
    const id = await roleId(call, at, "beneficiary");
    for (const answer of [
      await own("POST", `${at}/roles`, { role: "executor" }),
      await own("POST", `/api/members/roles/${id}/status`, { status: "active" }),
      await own("DELETE", `/api/members/roles/${id}`),
      await own("PATCH", `${at}/permissions`, { permissions: { canSendMessages: true }, version: 1 }),
    ])
      expect(refused(answer)).toMatchObject({ status: 403, code: "FORBIDDEN" });
  });
});
