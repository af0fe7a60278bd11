import { randomUUID } from "node:crypto";
import { given, type Member, type Person } from "@heirlock/db/testing/given";
import { beforeEach, describe, expect, test } from "vitest";
import { type Browser, memberForm, membersServer } from "./testing/members-server.ts";

const people = membersServer();

let nadia: Person;
let samir: Member;
let holder: Browser;
let at: string;
beforeEach(async () => {
  nadia = await given(people.db).holder({ firstName: "Nadia", plan: "family" });
  samir = await given(people.db).member({ of: nadia, firstName: "Samir", roles: ["beneficiary", "witness"] });
  holder = await people.browserOf(nadia);
  at = `/api/members/${samir.membershipId}`;
});
const sql = (text: string) => people.db.owner.query(text);

test("[MEM-071] the details of a member answer success and data, or success false, a code and an error", async () => {
  const { status, body } = await holder("GET", at);
  expect({ status, success: body.success, keys: Object.keys(body).sort() }).toEqual({
    status: 200,
    success: true,
    keys: ["data", "success"],
  });
  expect(body.data).toMatchObject({ id: samir.membershipId, member_id: samir.id, status: "confirmed" });
  expect(await holder("GET", `/api/members/${randomUUID()}`)).toMatchObject({
    status: 404,
    body: { success: false, code: "MEMBER_NOT_FOUND", error: "Member not found" },
  });
  const stranger = await people.browserOf(await given(people.db).holder());
  expect((await stranger("GET", at)).body).toMatchObject({ success: false, code: "MEMBER_NOT_FOUND" });
});

test("[MEM-075] each role has id, role, status and the map of its words, in all four statuses", async () => {
  await holder("POST", `${at}/roles`, { role: "executor", role_metadata: { kinship: "half_paternal" } });
  await holder("POST", `${at}/roles`, { role: "guardian" });
  const idOf = async (role: string) =>
    (await holder("GET", at)).body.data.member_roles.find((one: { role: string }) => one.role === role).id;
  const member = await people.browserOf(samir);
  const requests: { id: string; requested_role: string }[] = (await member("GET", "/api/member/role-approvals")).body
    .data;
  const guardian = requests.find((one) => one.requested_role === "guardian")!;
  await member("POST", `/api/member/role-approvals/${guardian.id}/respond`, { decision: "approved" });
  await holder("POST", `/api/members/roles/${await idOf("witness")}/status`, { status: "inactive" });
  await holder("POST", `/api/members/roles/${await idOf("guardian")}/status`, { status: "revoked" });

  const roles: { id: string; role: string; status: string; role_metadata: Record<string, string> }[] = (
    await holder("GET", at)
  ).body.data.member_roles;
  const sorted = roles
    .map(({ role, status, role_metadata }) => ({ role, status, role_metadata }))
    .sort((one, other) => one.role.localeCompare(other.role));
  expect(sorted).toEqual([
    { role: "beneficiary", status: "active", role_metadata: {} },
    { role: "executor", status: "pending_approval", role_metadata: { kinship: "half_paternal" } },
    { role: "guardian", status: "revoked", role_metadata: {} },
    { role: "witness", status: "inactive", role_metadata: {} },
  ]);
  expect(new Set(roles.map(({ id }) => id)).size).toBe(4);
});

describe("the history of a relationship", () => {
  test("[MEM-097] has nine fields in each line, and the name of whoever did it", async () => {
    await holder("POST", `${at}/roles`, { role: "executor", reason: "You know the bank" });
    await holder("POST", `${at}/revoke`, { reason: "We parted" });
    const { data } = (await holder("GET", `${at}/history`)).body;
    const fields = ["action_type", "changed_at", "changed_by_user", "id", "new_status", "previous_status", "reason"];
    for (const line of data) expect(Object.keys(line).sort()).toEqual([...fields, "role_name", "type"].sort());
    const by = { first_name: "Nadia", last_name: "Haddad" };
    expect(data).toEqual([
      expect.objectContaining({
        type: "status",
        action_type: "revoke",
        role_name: null,
        previous_status: "confirmed",
        new_status: "revoked",
        reason: "We parted",
        changed_by_user: by,
      }),
      expect.objectContaining({
        type: "role",
        action_type: "role_requested",
        role_name: "executor",
        previous_status: null,
        new_status: "pending_approval",
        reason: "You know the bank",
        changed_by_user: by,
      }),
    ]);
  });

  test("[MEM-098] is fetched by the relationship: success and a list, or an error", async () => {
    const { status, body } = await holder("GET", `${at}/history`);
    expect({ status, success: body.success, isList: Array.isArray(body.data) }).toEqual({
      status: 200,
      success: true,
      isList: true,
    });
    expect((await holder("GET", `/api/members/${samir.id}/history`)).body).toMatchObject({
      success: false,
      code: "MEMBER_NOT_FOUND",
      error: "Member not found",
    });
    expect(await holder("GET", "/api/members/none/history")).toMatchObject({
      status: 400,
      body: { success: false, error: expect.stringMatching(/^Invalid (member|relationship) ID format$/) },
    });
  });
});

test("[MEM-106] what a client keeps of members, invitations and will keys comes from three lists", async () => {
  const mail = `maya.${nadia.id}@example.test`;
  const invited = await holder(
    "POST",
    "/api/members",
    memberForm({ member_type: "family", email: mail, invite_by_email: "true" }),
  );
  const draft = await holder("POST", "/api/members", memberForm({ first_name: "Rima", is_active: "false" }));
  await holder("POST", `/api/members/${draft.body.data.id}/will-key/generate`, {});
  const { data } = (await holder("GET", "/api/members")).body;
  const kept = (id: string) => {
    const { member_type, relationship_type, status, is_active } = data.find((one: { id: string }) => one.id === id);
    return { member_type, relationship_type, status, is_active };
  };
  expect(kept(invited.body.data.id)).toEqual({
    member_type: "family",
    relationship_type: "sister",
    status: "invited",
    is_active: true,
  });
  expect(kept(draft.body.data.id)).toMatchObject({ status: "draft", is_active: false });
  expect((await holder("GET", "/api/members/invitations")).body.data).toMatchObject([
    { memberId: invited.body.data.id, status: "sent" },
  ]);
  expect((await holder("GET", "/api/members/will-keys")).body.data).toMatchObject([
    { memberId: draft.body.data.id, endedAs: null },
  ]);
});

describe("[MEM-110] a member operation that fails says in a code which kind of failure it was", () => {
  const codeOf = ({ status, body }: { status: number; body: { success: boolean; code: string } }) => ({
    status,
    success: body.success,
    code: body.code,
  });

  test("ACTION_ERROR: a rule does not allow it", async () => {
    const house = await given(people.db).asset(nadia);
    await holder("POST", `${at}/revoke`, {});
    const refused = await holder("POST", `${at}/assets/assign`, { asset_ids: [house.id] });
    expect(codeOf(refused)).toEqual({ status: 409, success: false, code: "ACTION_ERROR" });
  });

  test("UPDATE_ERROR: somebody else was faster", async () => {
    const change = () =>
      holder("PATCH", `${at}/permissions`, { permissions: { canViewAssetValues: "none" }, version: 1 });
    const answers = [codeOf(await change()), codeOf(await change())];
    expect(answers[0]!.status).toBe(200);
    expect(answers[1]).toEqual({ status: 409, success: false, code: "UPDATE_ERROR" });
  });

  test("DATABASE_ERROR: the database cannot do it", async () => {
    await sql("alter table app.member_records rename to away");
    try {
      expect(codeOf(await holder("GET", at))).toEqual({ status: 500, success: false, code: "DATABASE_ERROR" });
    } finally {
      await sql("alter table app.away rename to member_records");
    }
    expect((await holder("GET", at)).status).toBe(200);
  });

  test("UNEXPECTED_ERROR: nobody thought of it, and nothing of it is kept", async () => {
    const { enqueue } = people.jobs;
    people.jobs.enqueue = () => Promise.reject(new TypeError("out of paper"));
    const form = memberForm({ email: `rami.${nadia.id}@example.test`, invite_by_email: "true" });
    try {
      const { status, body } = await holder("POST", "/api/members", form);
      expect(codeOf({ status, body })).toEqual({ status: 500, success: false, code: "UNEXPECTED_ERROR" });
      expect(JSON.stringify(body)).not.toContain("paper");
    } finally {
      people.jobs.enqueue = enqueue;
    }
    expect((await holder("GET", "/api/members")).body.data).toHaveLength(1);
  });
});
