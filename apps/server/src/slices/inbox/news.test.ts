import { given, type Member, type Person } from "@heirlock/db/testing/given";
import type { AccountId } from "@heirlock/domain/identifiers";
import { beforeEach, describe, expect, test } from "vitest";
import { inSystemTransaction } from "../../kernel/transaction.ts";
import { mailerOf } from "../../mail/mailer.ts";
import { tell } from "../account/notices/tell.ts";
import { sendInvitationLetter } from "../members/invitations/send-invitation-letter.ts";
import { addMember, type Browser } from "../members/testing/members-server.ts";
import { membersWithMail } from "../members/testing/members-with-mail.ts";
import { forgetNews } from "./forget-news.ts";

const people = membersWithMail();

let nadia: Person;
let samir: Member;
let holder: Browser;
let member: Browser;
let at: string;
beforeEach(async () => {
  nadia = await given(people.db).holder({ firstName: "Nadia", plan: "family" });
  samir = await given(people.db).member({ of: nadia, firstName: "Samir", roles: ["beneficiary", "witness"] });
  holder = await people.browserOf(nadia);
  member = await people.browserOf(samir);
  at = `/api/members/${samir.membershipId}`;
});
const sql = async (text: string, values: unknown[]) => (await people.db.owner.query(text, values)).rows;
const newsOf = async (call: Browser, query = "") =>
  (await call("GET", `/api/notifications${query}`)).body as {
    data: { id: string; kind: string; name: { first_name: string } | null; is_read: boolean }[];
    unreadCount: number;
    next: string | null;
  };
const kindsOf = async (call: Browser) => (await newsOf(call)).data.map(({ kind }) => kind);
const roleId = async () =>
  (
    await sql("select id from app.membership_roles where membership_id = $1 and role = 'witness'", [samir.membershipId])
  )[0]!.id as string;
const switchRole = async (status: string) =>
  await holder("POST", `/api/members/roles/${await roleId()}/status`, { status });

describe("news between two people", () => {
  test("[EVT-008] a change of role status is told to the member, with the holder's name and no word of the role", async () => {
    expect((await switchRole("inactive")).status).toBe(200);
    const { data, unreadCount } = await newsOf(member);
    expect(data).toMatchObject([
      { kind: "role_changed", relationship_id: samir.membershipId, name: { first_name: "Nadia" }, is_read: false },
    ]);
    expect(unreadCount).toBe(1);
    expect((await newsOf(holder)).data).toEqual([]);
    expect((await people.eventsOf(samir)).at(-1)).toEqual({
      kind: "notification.created",
      payload: { id: data[0]!.id },
    });
  });

  test("the table holds ids and codes only", async () => {
    await holder("POST", `${at}/roles`, { role: "executor", reason: "You know the bank" });
    const [row] = await sql("select * from app.news where user_id = $1", [samir.id]);
    expect(Object.keys(row!).toSorted()).toEqual(["created_at", "id", "kind", "membership_id", "read_at", "user_id"]);
    expect(JSON.stringify(row)).not.toMatch(/Nadia|Samir|bank|executor/);
  });

  test("what is tried out and taken back within the hour is one line until it is read", async () => {
    await switchRole("inactive");
    await switchRole("active");
    const [only, ...more] = (await newsOf(member)).data;
    expect(more).toEqual([]);
    await member("POST", `/api/notifications/${only!.id}/read`);
    await switchRole("inactive");
    expect((await newsOf(member)).data.map(({ is_read }) => is_read)).toEqual([false, true]);
  });

  test("an answer is news for the holder, under the name of who gave it", async () => {
    await holder("POST", `${at}/roles`, { role: "executor" });
    const id = (await member("GET", "/api/member/approvals?status=pending&kind=role")).body.data[0].id;
    await member("POST", `/api/member/approvals/${id}/respond`, { decision: "approved" });
    expect((await newsOf(holder)).data).toMatchObject([{ kind: "role_approved", name: { first_name: "Samir" } }]);
    expect(await kindsOf(member)).toEqual(["role_asked"]);
  });

  test("fewer permissions and a role less are told too", async () => {
    const { body } = await holder("GET", `${at}/permissions`);
    const permissions = { canViewActivityLog: "none" };
    await holder("PATCH", `${at}/permissions`, { permissions, version: body.data?.version ?? body.version });
    expect(await kindsOf(member)).toEqual(["permissions_changed"]);
    await switchRole("inactive");
    expect((await holder("DELETE", `/api/members/roles/${await roleId()}`)).status).toBe(200);
    expect(await kindsOf(member)).toEqual(["role_removed", "role_changed", "permissions_changed"]);
  });

  test("[EVT-009] of the plan nobody hears without canReceiveNotifications; of their own part they do", async () => {
    const asset = async () => (await given(people.db).asset(nadia)).id;
    const give = async () =>
      await holder("POST", `${at}/assets/assign`, { asset_ids: [await asset()], access_condition: "immediate" });
    expect((await give()).status).toBe(200);
    expect(await kindsOf(member)).toEqual(["assets_shared"]);
    await member("POST", "/api/notifications/read-all");
    await sql(
      "insert into app.permission_overrides (holder_id, membership_id, area, level) values ($1, $2, 'canReceiveNotifications', 'none')",
      [nadia.id, samir.membershipId],
    );
    await give();
    await switchRole("inactive");
    expect(await kindsOf(member)).toEqual(["role_changed", "assets_shared"]);
  });

  test("[KEY-044] of what waits for its day nobody hears", async () => {
    const { id } = await given(people.db).asset(nadia);
    const waits = { access_condition: "after_death" };
    await holder("POST", `${at}/assets/assign`, { asset_ids: [id], ...waits });
    await holder("POST", `${at}/assets/unassign`, { asset_ids: [id] });
    expect((await newsOf(member)).data).toEqual([]);
  });

  test("[EVT-010] one answer in the settings holds for both sides of a person", async () => {
    const set = (wanted: boolean) =>
      sql(
        `insert into app.notification_settings (user_id, kind, channel, wanted) values ($1, 'members', 'in_app', $2)
         on conflict (user_id, kind, channel) do update set wanted = excluded.wanted`,
        [samir.id, wanted],
      );
    await sql("insert into app.estates (holder_id) values ($1) on conflict do nothing", [samir.id]);
    const maya = await given(people.db).member({ of: samir, firstName: "Maya" });
    const leave = async () =>
      await inSystemTransaction(people.server.pools.worker, (tx) =>
        tx.run({
          sql: "select app.add_plan_news($1, 'holder', 'left', 'members'), app.add_plan_news($2, 'member', 'will_published', 'members')",
          parameters: [maya.membershipId, samir.membershipId],
        }),
      );
    await set(false);
    await leave();
    expect((await newsOf(member)).data).toEqual([]);
    await set(true);
    await leave();
    expect((await kindsOf(member)).toSorted()).toEqual(["left", "will_published"]);
  });

  test("a name is told only while there is something between the two", async () => {
    await switchRole("inactive");
    await sql("delete from app.news where user_id <> $1", [samir.id]);
    const stranger = await people.browserOf(await given(people.db).person());
    expect((await newsOf(stranger)).data).toEqual([]);
    await sql("update app.news set membership_id = gen_random_uuid() where user_id = $1", [samir.id]);
    expect((await newsOf(member)).data).toMatchObject([{ name: null, relationship_id: null }]);
  });
});

test("an invitation to the address of an account is news there, and the holder does not learn that there is one", async () => {
  const lina = await given(people.db).person({ firstName: "Lina" });
  await addMember(holder, { first_name: "Lina", email: lina.email, invite_by_email: "true" });
  await addMember(holder, { first_name: "Nobody", email: "nobody@example.test", invite_by_email: "true" });
  const invitations = await sql("select id from app.invitations where holder_id = $1", [nadia.id]);
  const { config, pools } = people.server;
  const deps = { worker: pools.worker, mailer: mailerOf(config), ring: config.ring, publicUrl: config.publicUrl };
  for (const { id } of invitations)
    await sendInvitationLetter(deps, { invitationId: id, kind: "invitation" }, crypto.randomUUID());
  const call = await people.browserOf(lina);
  expect((await newsOf(call)).data).toMatchObject([{ kind: "invited", name: { first_name: "Nadia" } }]);
  expect((await call("GET", "/api/notifications/waiting")).body.data).toMatchObject({
    unread: 1,
    waiting: [{ kind: "invitation", side: "member", name: { first_name: "Nadia" } }],
  });
});

test("a change of the account is news for its owner, on every device but in nobody else's list", async () => {
  await inSystemTransaction(people.server.pools.auth, (tx) =>
    tell(tx, people.jobs, { userId: samir.id as AccountId, kind: "new-device", facts: { browser: "Safari" } }),
  );
  expect((await newsOf(member)).data).toMatchObject([{ kind: "new-device", name: null, relationship_id: null }]);
  expect((await newsOf(holder)).data).toEqual([]);
});

describe("reading", () => {
  const add = (count: number) =>
    sql(
      `insert into app.news (user_id, kind, created_at)
       select $1, 'new-device', now() - make_interval(secs => n) from generate_series(1, $2) n`,
      [samir.id, count],
    );

  test("[EVT-006] one is read, or all, and what is left is counted; other devices hear of it", async () => {
    await add(3);
    const [first] = (await newsOf(member)).data;
    const one = await member("POST", `/api/notifications/${first!.id}/read`);
    expect(one.body.data).toEqual({ unreadCount: 2 });
    expect((await newsOf(member, "?unread=true")).data).toHaveLength(2);
    expect((await holder("POST", `/api/notifications/${first!.id}/read`)).status).toBe(404);
    const all = await member("POST", "/api/notifications/read-all");
    expect(all.body.data).toEqual({ unreadCount: 0 });
    expect((await people.eventsOf(samir)).map(({ kind }) => kind)).toEqual(["notification.read", "notification.read"]);
  });

  test("pages of 30 follow each other without a gap", async () => {
    await add(65);
    const seen: string[] = [];
    let next: string | null = null;
    do {
      const page = await newsOf(member, next ? `?before=${next}` : "");
      seen.push(...page.data.map(({ id }) => id));
      next = page.next;
    } while (next);
    expect(seen).toHaveLength(65);
    expect(new Set(seen).size).toBe(65);
  });

  test("the app can mark news, and neither write nor change it", async () => {
    await add(1);
    const { app } = people.server.pools;
    await expect(app.query("insert into app.news (user_id, kind) values ($1, 'joined')", [samir.id])).rejects.toThrow();
    await expect(app.query("update app.news set kind = 'joined'")).rejects.toThrow();
    await expect(app.query("select app.add_news($1, 'joined', null, null)", [samir.id])).rejects.toThrow();
  });

  test("news is forgotten after 400 days", async () => {
    await add(2);
    await sql(
      "update app.news set created_at = now() - interval '401 days' where user_id = $1 and ctid = (select min(ctid) from app.news where user_id = $1)",
      [samir.id],
    );
    await forgetNews(people.server.pools.worker);
    expect((await newsOf(member)).data).toHaveLength(1);
  });
});

test("a role request and an offered asset wait on the side where they are done", async () => {
  const { id } = await given(people.db).asset(nadia);
  await holder("POST", `${at}/assets/assign`, { asset_ids: [id], access_condition: "immediate" });
  await holder("POST", `${at}/roles`, { role: "executor" });
  const waiting = async (call: Browser) =>
    ((await call("GET", "/api/notifications/waiting")).body.data.waiting as { kind: string; side: string }[]).map(
      ({ kind, side }) => `${kind} ${side}`,
    );
  expect(await waiting(member)).toEqual(expect.arrayContaining(["role_request member", "asset_offer member"]));
  expect(await waiting(holder)).not.toContain("role_request member");
});
