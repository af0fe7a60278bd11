import type { RouteDefinition } from "@heirlock/contract/route";
import { given, type Member, type Person } from "@heirlock/db/testing/given";
import { canSee, heldBack } from "@heirlock/domain/members/can-see";
import { everyThing, sixThings } from "@heirlock/domain/members/things";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signedInAs, tableOf } from "../../kernel/testing.ts";
import { type MembersServer, membershipSlices, startMembers } from "../members/testing/members-server.ts";
import {
  expectedFields,
  fieldsByLevel,
  seenBy,
  visibleFieldRows,
  waitsForItsDay,
} from "../members/testing/visible-fields.ts";
import { plantWills } from "../wills/testing/plant-wills.ts";

/**
 * 17 areas at 4 levels against every route a member can read, over HTTP: each field holds a value that stands nowhere
 * else, and what is found in the raw answers must be what the table written by hand says. And what the holder's page says
 * of it, now or not, must be what was found; what waits, and every other state, is in said-and-shown.test.ts.
 */

let people: MembersServer;
let noor: Person;
let samir: Member;
let ids: Record<"asset" | "entry" | "file" | "request", string>;
let markers: Record<string, string>;
/** Written down by the holder, and nobody else's to read at any level. */
const secrets = [
  ...["Secret-will-draft", "Secret-will-next", "Secret-will-archived", "Secret-will-content"],
  ...["Secret-note", "Secret-national-id", "Secret-address", "1901-02-03", "hle1.root.", "Secret-third"],
];

beforeAll(async () => {
  people = await startMembers();
  const give = given(people.db);
  noor = await give.holder({ plan: "family", email: "mark-holder@example.org" });
  samir = await give.member({ of: noor, roles: ["beneficiary"] });
  const layla = await give.member({ of: noor, roles: ["witness"], firstName: "Mark-first", lastName: "Mark-last" });
  const third = await give.member({ of: noor, firstName: "Secret-third" });
  const asset = await give.asset(noor, {
    title: "Mark-asset-title",
    assetType: "digital",
    assetSubtype: "real_estate_mark",
    estimatedValue: "987654321.25",
    currency: "CHF",
    location: "Mark-location",
    description: "Mark-description",
  });
  const entry = await give.vaultEntry(noor);
  const query = async (text: string, ...values: unknown[]) => (await people.db.owner.query(text, values)).rows;
  const [holder, member] = [noor.id, samir.membershipId];
  await query("update app.people set country = 'QZ', date_of_birth = '1901-02-03' where id = $1", holder);
  await plantWills(people.db, holder);
  await query(
    `update app.member_records set notes = 'Secret-note', national_id = 'Secret-national-id', address = 'Secret-address',
       date_of_birth = '1901-02-03' where holder_id = $1`,
    holder,
  );
  // Somebody who has not agreed yet is nobody's to see.
  await query("update app.memberships set status = 'invited', user_id = null where id = $1", third.membershipId);
  await query(
    "update app.member_records set relationship = 'Mark-relation', phone = 'Mark-phone', email = $2 where membership_id = $1",
    layla.membershipId,
    "mark-other@example.org",
  );
  await query("update app.memberships set status_changed_at = '2031-05-06T00:00Z' where id = $1", layla.membershipId);
  await query("update app.assets set updated_at = '2032-05-06T00:00Z' where id = $1", asset.id);
  await query(
    `insert into app.asset_assignments (holder_id, asset_id, membership_id, access_condition, answer, answered_at)
     select $1, $2, m, 'immediate', 'accepted', '2033-05-06T00:00Z' from unnest($3::uuid[]) m`,
    holder,
    asset.id,
    [member, layla.membershipId],
  );
  const [request] = await query(
    `insert into app.member_requests (holder_id, membership_id, kind, asset_id)
     values ($1, $2, 'asset_assignment', $3) returning id`,
    holder,
    member,
    asset.id,
  );
  await query(
    `update app.vault_entries set category = 'crypto', access_condition = 'custom', title = 'hlf1.Mark-title',
       description = 'hlf1.Mark-meta', tags = 'hlf1.Mark-tags', content = 'hlf1.Mark-content', content_hash = 'Mark-hash',
       revision = 4242, generation = 7777, key_id = 'Mark-key-id', signature = 'Mark-signature',
       saved_at = '2034-05-06T00:00Z' where id = $1`,
    entry.id,
  );
  await query(
    "insert into app.vault_asset_links (holder_id, entry_id, asset_id) values ($1, $2, $3)",
    holder,
    entry.id,
    asset.id,
  );
  await query(
    `insert into app.vault_member_links (holder_id, entry_id, membership_id, access_condition)
     values ($1, $2, $3, 'immediate')`,
    holder,
    entry.id,
    member,
  );
  await query(
    `insert into app.envelopes (holder_id, membership_id, lane, sealed, signature, key_id, link_key_by_root)
     values ($1, $2, 'now', 'hln1.x', 'hls1.x', 'k', 'hlk1.x')`,
    holder,
    member,
  );
  await query(
    `insert into app.entry_wraps (holder_id, membership_id, lane, key_id, entry_id, generation, label_key, content_key)
     values ($1, $2, 'now', 'k', $3, 7777, 'hle1.link.label.Mark', 'hle1.link.content.Mark')`,
    holder,
    member,
    entry.id,
  );
  await query(
    `insert into app.membership_history (holder_id, membership_id, type, action_type, role_name, changed_at, changed_by)
     values ($1, $2, 'role', 'mark_activity', 'mark_role', '2035-05-06T00:00Z', $1),
            ($1, $2, 'assignment', 'secret_note', 'Secret-note', '2035-05-07T00:00Z', $1)`,
    holder,
    member,
  );
  await query(
    `insert into app.permission_overrides (holder_id, membership_id, area, level)
     select $1, $2, area, 'none' from unnest($3::text[]) area`,
    holder,
    member,
    [...new Set(visibleFieldRows.map(({ area }) => area))],
  );
  ids = { asset: asset.id, entry: entry.id, file: entry.fileId, request: request.id };
  markers = {
    "holder.country": '"QZ"',
    "holder.email": "mark-holder@example.org",
    "will.title": "Mark-will-title",
    "will.will_status": '"will_status":"published"',
    "will.description": "Mark-will-description",
    "asset.id": `"id":"${asset.id}"`,
    "asset.title": "Mark-asset-title",
    "asset.asset_type": '"digital"',
    "asset.asset_subtype": "real_estate_mark",
    "asset.access_condition": '"access_condition":"immediate"',
    "asset.answer": '"answer":"accepted"',
    "asset.answered_at": "2033-05-06",
    "asset.request_id": `"request_id":"${ids.request}"`,
    "asset.others": '"others":[{"first_name":"Mark-first"',
    "asset.currency": '"CHF"',
    "asset.estimated_value": "987654321.25",
    "asset.location": "Mark-location",
    "asset.description": "Mark-description",
    "asset.updated_at": "2032-05-06",
    "asset.documents": `"documents":["${entry.id}"]`,
    "document.id": `"id":"${entry.id}"`,
    "document.category": '"crypto"',
    "document.access_condition": '"access_condition":"custom"',
    "document.lane": '"lane":"now"',
    "document.wrapped_label_key": "hle1.link.label.Mark",
    "document.title": "hlf1.Mark-title",
    "document.metadata": "hlf1.Mark-meta",
    "document.tags": "hlf1.Mark-tags",
    "document.revision": '"revision":4242',
    "document.generation": "7777",
    "document.key_id": "Mark-key-id",
    "document.content_hash": "Mark-hash",
    "document.signature": "Mark-signature",
    "document.file": ids.file,
    "document.saved_at": "2034-05-06",
    "document.can_open": '"can_open":true',
    "document.encrypted_content": "hlf1.Mark-content",
    "document.wrapped_content_key": "hle1.link.content.Mark",
    "document.can_download": '"can_download":true',
    "member.first_name": "Mark-first",
    "member.last_name": "Mark-last",
    "member.relationship": "Mark-relation",
    "member.since": "2031-05-06",
    "member.roles": '"roles":["witness"]',
    "member.email": "mark-other@example.org",
    "member.phone": "Mark-phone",
    "activity.at": "2035-05-06",
    "activity.type": "mark_activity",
    "activity.data": "mark_role",
  };
});
afterAll(() => people.close());

/** Everything in the contract that a member can read; a route that is added is tried the day it is added. */
const routes = Object.values<Record<string, RouteDefinition>>(tableOf(membershipSlices))
  .flatMap((own) => Object.values(own))
  .filter(({ access, method, path }) => access === "member" && (method === "GET" || path.endsWith("/reveal")));
function pathOf({ path }: RouteDefinition): string {
  const id = path.includes("assigned-assets")
    ? ids.asset
    : path.includes("assigned-vault")
      ? ids.entry
      : samir.membershipId;
  return path.replace(":id", id);
}

let cookie: { cookie: string };
async function rawAnswers(): Promise<{ path: string; status: number; raw: string }[]> {
  cookie ??= signedInAs(await given(people.db).session(samir));
  return await Promise.all(
    routes.map(async (route) => {
      const { statusCode, body } = await people.server.app.inject({
        method: route.method,
        url: pathOf(route),
        headers: cookie,
      });
      return { path: route.path, status: statusCode, raw: body };
    }),
  );
}

/** Sets every area, then reads every route and names the fields whose marker is there. */
async function found(area: string, level: string, others: string): Promise<string[]> {
  await people.db.owner.query(
    "update app.permission_overrides set level = case when area = $2 then $3 else $4 end where membership_id = $1",
    [samir.membershipId, area, level, others],
  );
  const answers = await rawAnswers();
  const all = answers.map(({ raw }) => raw).join("\n");
  for (const secret of secrets) expect(all, secret).not.toContain(secret);
  expect(answers.filter(({ status }) => status >= 500 || status === 401)).toEqual([]);
  const asked = answers.find(({ path }) => path === "/api/member/approvals")!.raw;
  const seen = Object.keys(markers).filter((field) => all.includes(markers[field]!));
  const notified = all.includes('"canReceiveNotifications":true') ? ["permission.canReceiveNotifications"] : [];
  await compareWithHolder([...seen, ...notified]);
  return asked.includes("Mark-asset-title") ? [...seen, "approval.asset"] : seen;
}

let holder: { cookie: string };
/** What the holder's page says is seen today, and what the member's answers hold. */
async function compareWithHolder(seen: readonly string[]): Promise<void> {
  holder ??= signedInAs(await given(people.db).session(noor));
  const { data } = (await people.server.app.inject({ url: "/api/members/access", headers: holder })).json();
  const isTheirs = (one: { membership_id: string }) => one.membership_id === samir.membershipId;
  const items = { asset: data.assets.filter(isTheirs), document: data.entries.filter(isTheirs) };
  const person = data.members.find(({ id }: { id: string }) => id === samir.membershipId);
  for (const thing of [...sixThings, ...everyThing]) {
    const { kind, id } = thing;
    const { when, today } = canSee(person, thing, kind === "asset" || kind === "document" ? items[kind] : []);
    expect([id, today]).toEqual([id, seenBy[id]!.some((field) => seen.includes(field))]);
    expect([id, today]).toEqual([id, when === "now" && heldBack(person) === null]);
  }
}

test("every field that hangs on a level has its marker, and every route is read", () => {
  expect([...Object.keys(markers), "approval.asset"].toSorted()).toEqual(fieldsByLevel.toSorted());
  expect(routes.map(({ path }) => path)).toEqual(
    expect.arrayContaining(
      [
        "relationships",
        "role-approvals",
        "approvals",
        "assigned-assets",
        "assigned-assets/:id",
        "assigned-vault",
        "assigned-vault/:id",
        "assigned-vault/:id/reveal",
        "assigned-vault/:id/file-url",
        "assigned-vault/:id/file",
        "wills",
        "wills/:id",
        "wills/:id/members",
        "wills/:id/activity",
      ].map((path) => `/api/member/${path}`),
    ),
  );
});

describe.each(["none", "full"] as const)("[PRM-002] [PRM-003] [MBR-006] with all other areas at %s", (others) => {
  test.each(visibleFieldRows)("$area at $level", async (row) => {
    const seen = await found(row.area, row.level, others);
    expect(seen.toSorted()).toEqual(expectedFields(row, others).toSorted());
  });
});

describe("[KEY-044] what waits for its day is in no answer, whatever the levels", () => {
  test.each(["after_death", "custom"])("%s", async (condition) => {
    for (const table of ["asset_assignments", "vault_member_links"])
      await people.db.owner.query(`update app.${table} set access_condition = $2 where membership_id = $1`, [
        samir.membershipId,
        condition,
      ]);
    const row = visibleFieldRows.find(({ area, level }) => area === "canSendMessages" && level === "full")!;
    const expected = expectedFields(row, "full").filter((field) => !waitsForItsDay.test(field));
    expect((await found(row.area, "full", "full")).toSorted()).toEqual(expected.toSorted());
  });
});

test("[MBR-006] a member who is switched off, and one without an active role, see nothing at full levels", async () => {
  const set = (text: string) => people.db.owner.query(text, [samir.membershipId]);
  await set("update app.memberships set is_active = false where id = $1");
  expect(await found("canSendMessages", "full", "full")).toEqual([]);
  await set("update app.memberships set is_active = true where id = $1");
  await set("update app.membership_roles set status = 'inactive' where membership_id = $1");
  expect(await found("canSendMessages", "full", "full")).toEqual([]);
});
