import { given, type Member, type Person } from "@heirlock/db/testing/given";
import { describe, expect, test } from "vitest";
import { type Answered, type Browser, memberForm, membersServer } from "../members/testing/members-server.ts";
import { expireRequests } from "./expire-requests.ts";

const people = membersServer();

interface Pair {
  noor: Person;
  samir: Member;
  holder: Browser;
  member: Browser;
  /** Of the member, for the holder. */
  at: string;
}
async function pair(roles: string[] = ["beneficiary"]): Promise<Pair> {
  const noor = await given(people.db).holder({ plan: "family", firstName: "Noor" });
  const samir = await given(people.db).member({ of: noor, roles, firstName: "Samir" });
  return {
    noor,
    samir,
    holder: await people.browserOf(noor),
    member: await people.browserOf(samir),
    at: `/api/members/${samir.membershipId}`,
  };
}
const refused = ({ status, body }: Answered) => ({ status, code: body.code });
const sql = async (text: string, values: unknown[]) => (await people.db.owner.query(text, values)).rows;

async function asked(reason?: string): Promise<Pair & { request: string; role: string }> {
  const both = await pair();
  const { body } = await both.holder("POST", `${both.at}/roles`, { role: "executor", ...(reason && { reason }) });
  const [request] = (await both.member("GET", "/api/member/role-approvals?status=pending")).body.data;
  return { ...both, request: request.id, role: body.data.id };
}
const respond = ({ member, request }: { member: Browser; request: string }, decision: string, reason?: string) =>
  member("POST", `/api/member/role-approvals/${request}/respond`, { decision, ...(reason && { reason }) });
const roleOf = async (id: string) =>
  (await sql("select status, inactive_because from app.membership_roles where id = $1", [id]))[0];

describe("a role that the member is asked to take", () => {
  test("[APR-003] [APR-004] [APR-008] [APR-013] waits with role, reason, dates and whose plan it is", async () => {
    const { noor, samir, member, request } = await asked();
    const { status, body } = await member("GET", "/api/member/role-approvals");
    expect(status).toBe(200);
    expect(body.data).toEqual([
      {
        id: request,
        relationship_id: samir.membershipId,
        holder: { first_name: "Noor", last_name: noor.lastName },
        requested_role: "executor",
        request_reason: "Role addition requested by will holder",
        created_at: expect.any(String),
        expires_at: expect.any(String),
        status: "pending",
        answered_at: null,
        response_reason: null,
      },
    ]);
    const [{ created_at, expires_at }] = body.data;
    expect(Math.round((Date.parse(expires_at) - Date.parse(created_at)) / 3_600_000)).toBe(30 * 24);
    const [relationship] = (await member("GET", "/api/member/relationships")).body.data.relationships;
    expect(relationship.open_requests).toBe(1);
  });

  test("[APR-012] [APR-014] [APR-015] approval makes it active, with history, audit and events for both", async () => {
    const it = await asked("You know the bank");
    expect(await respond(it, "approved", "Gladly")).toEqual({
      status: 200,
      body: { success: true, message: "Role request approved successfully" },
    });
    expect(await roleOf(it.role)).toEqual({ status: "active", inactive_because: null });
    const [line] = await sql(
      "select * from app.membership_history where membership_id = $1 and action_type = 'role_approved'",
      [it.samir.membershipId],
    );
    expect(line).toMatchObject({ role_name: "executor", reason: "Gladly", changed_by: it.samir.id });
    expect((await people.auditOf(it.noor)).at(-1)).toMatchObject({
      type: "member.request_answered",
      actor: it.samir.id,
      data: { decision: "approved", kind: "role" },
    });
    expect((await people.eventsOf(it.noor)).slice(-2).map(({ kind }) => kind)).toEqual([
      "member.changed",
      "notification.created",
    ]);
    const answered = (await it.member("GET", "/api/member/role-approvals?status=approved")).body.data;
    expect(answered).toMatchObject([{ request_reason: "You know the bank", response_reason: "Gladly" }]);
    expect((await it.member("GET", "/api/member/role-approvals?status=history")).body.data).toHaveLength(1);
    expect((await it.member("GET", "/api/member/role-approvals?status=pending")).body.data).toEqual([]);
  });

  test("[APR-007] [APR-009] a rejected one cannot be made active by a status change, only asked for anew", async () => {
    const it = await asked();
    expect((await respond(it, "rejected")).body.message).toBe("Role request rejected successfully");
    expect(await roleOf(it.role)).toEqual({ status: "inactive", inactive_because: "rejected" });
    const set = (status: string) => it.holder("POST", `/api/members/roles/${it.role}/status`, { status });
    expect(refused(await set("active"))).toEqual({ status: 409, code: "ROLE_REJECTED" });
    await set("revoked");
    expect(refused(await set("active"))).toEqual({ status: 409, code: "ROLE_REJECTED" });
    expect((await roleOf(it.role)).status).not.toBe("active");
    const { body } = await it.holder("POST", `${it.at}/roles`, { role: "executor" });
    expect(body.data.status).toBe("pending_approval");
  });

  test("of 50 answers at once one counts", async () => {
    const it = await asked();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => respond(it, at % 2 === 0 ? "approved" : "rejected")),
    );
    const counted = answers.filter(({ status }) => status === 200);
    expect(counted).toHaveLength(1);
    expect(new Set(answers.filter((one) => one !== counted[0]).map(({ body }) => body.code))).toEqual(
      new Set(["ALREADY_ANSWERED"]),
    );
    const lines = await sql(
      "select action_type from app.membership_history where membership_id = $1 and changed_by = $2",
      [it.samir.membershipId, it.samir.id],
    );
    expect(lines).toHaveLength(1);
    const approved = counted[0]!.body.message.includes("approved");
    expect((await roleOf(it.role)).status).toBe(approved ? "active" : "inactive");
  });

  test("[APR-010] an expired one cannot be answered, although no job has come by", async () => {
    const it = await asked();
    await sql("update app.member_requests set expires_at = now() - interval '1 second' where id = $1", [it.request]);
    expect(refused(await respond(it, "approved"))).toEqual({ status: 410, code: "REQUEST_EXPIRED" });
    expect((await roleOf(it.role)).status).toBe("pending_approval");
    const { data } = (await it.member("GET", "/api/member/role-approvals?status=history")).body;
    expect(data).toMatchObject([{ status: "expired" }]);
  });

  test("[APR-009] the hourly look makes it expired and its role inactive, once", async () => {
    const it = await asked();
    const { pools } = people.server;
    const clock = { now: () => new Date() };
    await expireRequests({ pools, clock, jobs: people.jobs });
    expect((await roleOf(it.role)).status).toBe("pending_approval");
    await sql("update app.member_requests set expires_at = now() - interval '1 second' where id = $1", [it.request]);
    await expireRequests({ pools, clock, jobs: people.jobs });
    await expireRequests({ pools, clock, jobs: people.jobs });
    expect(await roleOf(it.role)).toEqual({ status: "inactive", inactive_because: "expired" });
    const lines = await sql(
      "select changed_by from app.membership_history where action_type = 'request_expired' and membership_id = $1",
      [it.samir.membershipId],
    );
    expect(lines).toEqual([{ changed_by: null }]);
    expect(refused(await respond(it, "approved"))).toEqual({ status: 410, code: "REQUEST_EXPIRED" });
    const activate = it.holder("POST", `/api/members/roles/${it.role}/status`, { status: "active" });
    expect(refused(await activate).code).toBe("ROLE_REJECTED");
  });

  test("[APR-020] only the member concerned answers, not even the holder", async () => {
    const it = await asked();
    const other = await pair();
    for (const browser of [it.holder, other.member, other.holder])
      expect(refused(await respond({ member: browser, request: it.request }, "approved"))).toEqual({
        status: 404,
        code: "NOT_FOUND",
      });
    expect((await roleOf(it.role)).status).toBe("pending_approval");
  });

  test("somebody who has left is asked nothing any more", async () => {
    const it = await asked();
    await it.holder("POST", `${it.at}/revoke`, {});
    expect(refused(await respond(it, "approved")).code).toBe("NOT_FOUND");
    expect((await it.member("GET", "/api/member/role-approvals")).body.data).toEqual([]);
  });
});

describe("[APR-018] an asset that is offered", () => {
  async function offered(access_condition = "immediate") {
    const both = await pair();
    const asset = await given(people.db).asset(both.noor);
    await both.holder("POST", `${both.at}/assets/assign`, { asset_ids: [asset.id], access_condition });
    const requests = (await both.member("GET", "/api/member/approvals?kind=asset_assignment")).body.data;
    return { ...both, asset, requests };
  }

  test.each([
    ["approved", "accepted"],
    ["rejected", "declined"],
  ])("is answered: %s", async (decision, answer) => {
    const it = await offered();
    expect(it.requests).toMatchObject([{ kind: "asset_assignment", asset: { title: "House by the sea" } }]);
    const [seen] = (await it.member("GET", "/api/member/assigned-assets")).body.data.assets;
    expect(seen).toMatchObject({ answer: "offered", request_id: it.requests[0].id });
    await it.member("POST", `/api/member/approvals/${seen.request_id}/respond`, { decision });
    const after = (await it.member("GET", `/api/member/assigned-assets/${it.asset.id}`)).body.data;
    expect(after).toMatchObject({ answer, answered_at: expect.any(String), request_id: null });
    const [forHolder] = (await it.holder("GET", `${it.at}/assets`)).body.data;
    expect(forHolder).toMatchObject({ asset_id: it.asset.id, answer });
  });

  test("[KEY-044] is not told and not answered before its day", async () => {
    const it = await offered();
    await it.holder("POST", `${it.at}/assets/assign`, { asset_ids: [it.asset.id], access_condition: "after_death" });
    const respondNow = it.member("POST", `/api/member/approvals/${it.requests[0].id}/respond`, {
      decision: "approved",
    });
    expect(refused(await respondNow).code).toBe("NOT_FOUND");
    for (const path of ["approvals", "assigned-assets", "relationships"])
      expect(JSON.stringify((await it.member("GET", `/api/member/${path}`)).body)).not.toContain("House by the sea");
    expect((await it.member("GET", "/api/member/approvals")).body.data).toEqual([]);
    expect(refused(await it.member("GET", `/api/member/assigned-assets/${it.asset.id}`)).status).toBe(404);
  });

  test("whose existence is to be known is named as something for later, and nothing else", async () => {
    const it = await offered();
    const access = { access_condition: "after_death", tell_exists: true };
    await it.holder("POST", `${it.at}/assets/assign`, { asset_ids: [it.asset.id], ...access });
    const { data } = (await it.member("GET", "/api/member/assigned-assets")).body;
    const holder = { first_name: "Noor", last_name: it.noor.lastName };
    expect(data).toEqual({ assets: [], later: [{ relationship_id: it.samir.membershipId, holder }] });
  });
});

describe("[APR-018] permissions that were widened", () => {
  async function widened() {
    const both = await pair();
    const permissions = { canViewAssetValues: "full", canViewWillHolderInfo: "full" };
    await both.holder("PATCH", `${both.at}/permissions`, { permissions, version: 1 });
    const [request] = (await both.member("GET", "/api/member/approvals?status=pending")).body.data;
    const levels = async () => (await both.holder("GET", `${both.at}/permissions`)).body.levels;
    return { ...both, request, levels };
  }

  test("count at once and are seen on the next request", async () => {
    const { member, noor, request } = await widened();
    expect(request).toMatchObject({
      kind: "permission_update",
      changes: { canViewAssetValues: { from: "details", to: "full" } },
    });
    const [{ holder }] = (await member("GET", "/api/member/relationships")).body.data.relationships;
    expect(holder.email).toBe(noor.email);
  });

  test("go back when the member does not want them, unless they were narrowed since", async () => {
    const { holder, member, at, request, levels } = await widened();
    await holder("PATCH", `${at}/permissions`, { permissions: { canViewAssetValues: "none" }, version: 2 });
    const url = `/api/member/approvals/${request.id}/respond`;
    expect((await member("POST", url, { decision: "rejected" })).status).toBe(200);
    expect(await levels()).toMatchObject({ canViewAssetValues: "none", canViewWillHolderInfo: "summary" });
    const [relationship] = (await member("GET", "/api/member/relationships")).body.data.relationships;
    expect(relationship.holder.email).toBeUndefined();
    expect(refused(await member("POST", url, { decision: "approved" }))).toEqual({
      status: 409,
      code: "ALREADY_ANSWERED",
    });
  });

  test("stay when the member keeps them", async () => {
    const { member, request, levels } = await widened();
    await member("POST", `/api/member/approvals/${request.id}/respond`, { decision: "approved" });
    expect(await levels()).toMatchObject({ canViewWillHolderInfo: "full" });
  });
});

describe("[MBR-009] a member leaves", () => {
  test("at any time: nothing is shown any more, and the holder sees who and why", async () => {
    const { noor, samir, holder, member, at } = await pair();
    const url = `/api/member/relationships/${samir.membershipId}/revoke`;
    expect(await member("POST", url, { reason: "Too far away" })).toMatchObject({
      status: 200,
      body: { data: { status: "revoked" } },
    });
    expect((await member("GET", "/api/member/relationships")).body.data.relationships).toEqual([]);
    expect((await member("GET", "/api/member/wills")).body.data).toEqual([]);
    expect((await holder("GET", at)).body.data.status).toBe("revoked");
    const { data } = (await holder("GET", `${at}/history`)).body;
    expect(JSON.stringify(data)).toContain("Too far away");
    expect((await people.auditOf(noor)).at(-1)).toMatchObject({ type: "member.left", actor: samir.id });
    expect(refused(await member("POST", url, {})).code).toBe("NOT_FOUND");
  });

  test("nobody leaves for somebody else", async () => {
    const { samir, holder } = await pair();
    const other = await pair();
    const url = `/api/member/relationships/${samir.membershipId}/revoke`;
    for (const browser of [holder, other.member]) expect(refused(await browser("POST", url, {})).status).toBe(404);
    expect(refused(await other.member("POST", "/api/member/relationships/none/revoke", {})).code).toBe(
      "INVALID_RELATIONSHIP_ID",
    );
  });
});

test("[SEC-024] the preview of somebody without an account shows what they can see today: nothing", async () => {
  const { holder } = await pair();
  const created = await holder("POST", "/api/members", memberForm({ first_name: "Layla" }));
  const { id } = created.body.data;
  expect((await holder("POST", `/api/members/${id}/confirm`)).status).toBe(200);
  const { data } = (await holder("GET", `/api/members/${id}/preview`)).body;
  expect(data).toMatchObject({ relationship: { status: "invited", joined_at: null }, members: null, activity: null });
  expect(new Set(Object.values(data.relationship.levels))).toEqual(new Set(["none"]));
});

test("[MBR-006] the preview is what the member gets", async () => {
  const { noor, holder, member, at, samir } = await pair(["executor"]);
  await given(people.db).member({ of: noor, firstName: "Layla" });
  const asset = await given(people.db).asset(noor);
  await holder("POST", `${at}/assets/assign`, { asset_ids: [asset.id], access_condition: "immediate" });
  const { data } = (await holder("GET", `${at}/preview`)).body;
  const get = async (path: string) => (await member("GET", `/api/member/${path}`)).body.data;
  expect(data).toEqual({
    relationship: (await get("relationships")).relationships[0],
    will: await get(`wills/${samir.membershipId}`),
    assets: await get("assigned-assets"),
    vault: await get("assigned-vault"),
    members: await get(`wills/${samir.membershipId}/members`),
    activity: await get(`wills/${samir.membershipId}/activity`),
  });
  expect(data.members).toMatchObject([{ first_name: "Layla" }]);
  const stranger = await people.browserOf(await given(people.db).holder());
  expect(refused(await stranger("GET", `${at}/preview`)).code).toBe("MEMBER_NOT_FOUND");
});

test("[MBR-006] a role that is suspended closes everything on the next request", async () => {
  const { noor, samir, holder, member, at } = await pair();
  const asset = await given(people.db).asset(noor);
  await holder("POST", `${at}/assets/assign`, { asset_ids: [asset.id], access_condition: "immediate" });
  const titles = async () =>
    (await member("GET", "/api/member/assigned-assets")).body.data.assets.map(({ title }: { title: string }) => title);
  expect(await titles()).toEqual(["House by the sea"]);
  const [role] = await sql("select id from app.membership_roles where membership_id = $1", [samir.membershipId]);
  await holder("POST", `/api/members/roles/${role.id}/status`, { status: "inactive" });
  expect(await titles()).toEqual([]);
  const others = `/api/member/wills/${samir.membershipId}/members`;
  expect(refused(await member("GET", others))).toEqual({ status: 403, code: "FORBIDDEN" });
});
