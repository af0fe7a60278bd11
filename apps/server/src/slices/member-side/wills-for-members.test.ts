import { given, type Member, type Person } from "@heirlock/db/testing/given";
import { beforeEach, describe, expect, test } from "vitest";
import type { Browser } from "../members/testing/members-server.ts";
import { membersWithMail, sendMemberLetters } from "../members/testing/members-with-mail.ts";
import { content } from "../wills/testing/browser-of.ts";
import { plantWills } from "../wills/testing/plant-wills.ts";

const people = membersWithMail();
const sql = async (text: string, values: unknown[]) => (await people.db.owner.query(text, values)).rows;

let nadia: Person;
let samir: Member;
let holder: Browser;
let member: Browser;
beforeEach(async () => {
  nadia = await given(people.db).holder({ firstName: "Nadia", plan: "family" });
  await sql("update app.people set country = 'FR' where id = $1", [nadia.id]);
  samir = await given(people.db).member({ of: nadia, firstName: "Samir", roles: ["executor"] });
  holder = await people.browserOf(nadia);
  member = await people.browserOf(samir);
});
const willsOf = async (one: Member, browser = member) =>
  (await browser("GET", `/api/member/wills/${one.membershipId}`)).body.data.wills;
const allow = (one: Member, area: string, level: string) =>
  sql(
    `insert into app.permission_overrides (holder_id, membership_id, area, level) values ($1, $2, $3, $4)
     on conflict (holder_id, membership_id, area) do update set level = excluded.level`,
    [nadia.id, one.membershipId, area, level],
  );

test("a member of the plan sees the wills in force, and so does the holder's preview", async () => {
  await plantWills(people.db, nadia.id);
  const [own, list] = [await willsOf(samir), (await member("GET", "/api/member/wills")).body.data];
  expect(own).toEqual([{ title: "Mark-will-title", will_status: "published", description: "Mark-will-description" }]);
  expect(list.map(({ wills }: { wills: unknown }) => wills)).toEqual([own]);
  const preview = await holder("GET", `/api/members/${samir.membershipId}/preview`);
  expect(preview.body.data.will.wills).toEqual(own);
});

test("[WIL-005] a relationship that carries a will_id shows that will alone, a draft by title and status", async () => {
  await plantWills(people.db, nadia.id);
  const [draft] = await sql("select id from app.wills where holder_id = $1 and status = 'draft'", [nadia.id]);
  await sql("update app.memberships set will_id = $2 where id = $1", [samir.membershipId, draft.id]);
  expect(await willsOf(samir)).toEqual([{ title: "Secret-will-draft", will_status: "draft" }]);
  const [archived] = await sql("select id from app.wills where holder_id = $1 and status = 'archived'", [nadia.id]);
  await sql("update app.memberships set will_id = $2 where id = $1", [samir.membershipId, archived.id]);
  expect(await willsOf(samir)).toEqual([]);
});

test("[SEC-023] inside of the plan a member's own transaction reaches no will, no text and no document", async () => {
  await plantWills(people.db, nadia.id);
  const layla = await given(people.db).member({ of: nadia });
  const { hash } = await given(people.db).session(samir);
  const client = await people.server.pools.app.connect();
  try {
    await client.query("begin");
    await client.query("select from auth.enter($1)", [hash]);
    const enter = "select app.enter_plan($1, $2, null) as is_in";
    const { rows } = await client.query(enter, [nadia.id, samir.membershipId]);
    expect(rows).toEqual([{ is_in: true }]);
    for (const table of [
      "wills",
      "will_versions",
      "will_documents",
      "will_executions",
      "will_reviews",
      "will_comments",
      "mirror_offers",
    ])
      expect((await client.query(`select * from app.${table}`)).rows, table).toEqual([]);
    const of = async (id: string) => (await client.query("select * from app.wills_for_member($1)", [id])).rows;
    expect(await of(samir.membershipId)).toHaveLength(1);
    expect(await of(layla.membershipId), "somebody else's membership").toEqual([]);
  } finally {
    await client.query("rollback");
    client.release();
  }
});

describe("a version that is published", () => {
  const publish = async () => {
    const body = { title: "Secret title", law: "fr-civil", content };
    const { id } = (await holder("POST", "/api/wills", body)).body.data;
    const answer = await holder("POST", `/api/wills/${id}/versions/1/publish`, { revision: 1 });
    expect(answer.status).toBe(200);
    return id as string;
  };
  const lettersTo = async ({ email }: Person) => {
    await sendMemberLetters(people);
    return (await people.mailsTo(email)).map(({ subject, text }) => ({ subject, text }));
  };

  test("is told to members who may know how the will stands, by an event and a letter that say nothing of it", async () => {
    const id = await publish();
    expect(await people.eventsOf(samir)).toEqual([
      { kind: "relationship.changed", payload: { id: samir.membershipId } },
      { kind: "notification.created", payload: { id: expect.any(String) } },
    ]);
    const [letter, ...more] = await lettersTo(samir);
    expect(more).toEqual([]);
    expect(letter!.subject).toBe("Nadia Haddad has published a version of their will");
    expect(letter!.text).toContain(`/dashboard/member/wills/${samir.membershipId}`);
    expect(letter!.text).not.toMatch(/Secret title|Samir Haddad|House/);
    await holder("POST", `/api/wills/${id}/versions`);
    await holder("POST", `/api/wills/${id}/versions/2/publish`, { revision: 1 });
    expect(await lettersTo(samir), "the version that supersedes it too").toHaveLength(2);
    expect(await lettersTo(nadia)).toEqual([]);
  });

  test("is not told to whoever may not know of it, has not joined, or is switched off", async () => {
    const [invited, off] = [await given(people.db).member({ of: nadia }), await given(people.db).member({ of: nadia })];
    await allow(samir, "canViewWillStatus", "none");
    await sql("update app.memberships set status = 'invited' where id = $1", [invited.membershipId]);
    await sql("update app.memberships set is_active = false where id = $1", [off.membershipId]);
    await publish();
    for (const one of [samir, invited, off]) {
      expect(await people.eventsOf(one)).toEqual([]);
      expect(await lettersTo(one)).toEqual([]);
    }
  });

  test("is not mailed to whom the holder sends no notifications", async () => {
    await allow(samir, "canReceiveNotifications", "none");
    await publish();
    expect(await people.eventsOf(samir)).toHaveLength(1);
    expect(await lettersTo(samir)).toEqual([]);
  });
});
