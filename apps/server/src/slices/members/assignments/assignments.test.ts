import { randomUUID } from "node:crypto";
import { given, type Member, type Person } from "@heirlock/db/testing/given";
import { describe, expect, test } from "vitest";
import { type Answered, type Browser, memberForm, membersServer } from "../testing/members-server.ts";

const people = membersServer();

async function confirmed(): Promise<{ noor: Person; samir: Member; call: Browser; at: string }> {
  const noor = await given(people.db).holder({ plan: "family" });
  const samir = await given(people.db).member({ of: noor });
  return { noor, samir, call: await people.browserOf(noor), at: `/api/members/${samir.membershipId}/assets` };
}
const refused = ({ status, body }: Answered) => ({ status, code: body.code });
async function requestsOf({ membershipId }: Member) {
  const text = "select kind, asset_id, status, expires_at from app.member_requests where membership_id = $1";
  return (await people.db.owner.query(text, [membershipId])).rows;
}
const queueOf = async (member: Member) =>
  (
    await people.db.owner.query("select reasons from app.envelope_queue where membership_id = $1", [
      member.membershipId,
    ])
  ).rows[0]?.reasons;

describe("assets", () => {
  test("are meant for a member after the death, in silence, unless said otherwise", async () => {
    const { noor, samir, call, at } = await confirmed();
    const asset = await given(people.db).asset(noor);
    const { status, body } = await call("POST", `${at}/assign`, { asset_ids: [asset.id] });
    expect(status).toBe(200);
    expect(body.data).toEqual([
      {
        asset_id: asset.id,
        title: "House by the sea",
        asset_type: "physical",
        asset_subtype: "real_estate",
        access_condition: "after_death",
        not_before: null,
        from_age: null,
        tell_exists: false,
        answer: "offered",
        answered_at: null,
        created_at: expect.any(String),
      },
    ]);
    expect((await call("GET", at)).body.data).toEqual(body.data);
    // Of what waits the member learns nothing: no request, no event.
    expect(await requestsOf(samir)).toEqual([]);
    expect(await people.eventsOf(samir)).toEqual([]);
    expect((await people.auditOf(noor)).at(-1)).toMatchObject({
      type: "member.assets_assigned",
      data: { member: samir.membershipId, assets: [asset.id] },
    });
  });

  test("[APR-018] what the member sees now is an offer, asked about once, without an end", async () => {
    const { noor, samir, call, at } = await confirmed();
    const asset = await given(people.db).asset(noor);
    const assign = () => call("POST", `${at}/assign`, { asset_ids: [asset.id], access_condition: "immediate" });
    await assign();
    await assign();
    expect(await requestsOf(samir)).toEqual([
      { kind: "asset_assignment", asset_id: asset.id, status: "pending", expires_at: null },
    ]);
    expect((await people.eventsOf(samir))[0]).toMatchObject({ kind: "relationship.changed" });
    expect((await call("POST", `${at}/unassign`, { asset_ids: [asset.id] })).body.data).toEqual([]);
    expect(await requestsOf(samir)).toMatchObject([{ status: "void" }]);
  });

  test("[APR-018] [MBR-012] what was meant for somebody before they joined is asked about once they have", async () => {
    const { noor, call } = await confirmed();
    const [now, later] = [await given(people.db).asset(noor), await given(people.db).asset(noor)];
    const assignments = [
      { asset_id: now.id, access_condition: "immediate" },
      { asset_id: later.id, access_condition: "after_death" },
    ];
    const { id } = (await call("POST", "/api/members", memberForm({ assignments }))).body.data;
    const { key } = (await call("POST", `/api/members/${id}/will-key/generate`, {})).body.data;
    const maya = await people.browserOf(await given(people.db).person({ verified: true }));
    expect((await maya("POST", "/api/invitations/redeem-will-key", { key })).status).toBe(200);
    const [offered] = (await maya("GET", "/api/member/assigned-assets")).body.data.assets;
    expect(offered).toMatchObject({ id: now.id, answer: "offered", request_id: expect.any(String) });
    expect((await maya("GET", "/api/member/approvals")).body.data).toMatchObject([{ asset: { id: now.id } }]);
    const respond = `/api/member/approvals/${offered.request_id}/respond`;
    expect((await maya("POST", respond, { decision: "rejected" })).status).toBe(200);
    expect((await call("GET", `/api/members/${id}/assets`)).body.data).toContainEqual(
      expect.objectContaining({ asset_id: now.id, answer: "declined" }),
    );
  });

  test("[KEY-044] what waits is taken back in the same silence, and what was seen is not hidden without a word", async () => {
    const { noor, samir, call, at } = await confirmed();
    const [asset, entry] = [await given(people.db).asset(noor), await given(people.db).vaultEntry(noor)];
    const ids = { asset_ids: [asset.id] };
    const members = { member_ids: [samir.membershipId] };
    const link = `/api/vault/${entry.id}/members`;
    await call("POST", `${at}/assign`, ids);
    await call("POST", `${at}/unassign`, ids);
    await call("POST", `${link}/link`, members);
    await call("POST", `${link}/unlink`, members);
    expect(await people.eventsOf(samir)).toEqual([]);
    // Both go from what is seen now to what waits.
    await call("POST", `${at}/assign`, { ...ids, access_condition: "immediate" });
    await call("POST", `${link}/link`, { ...members, access_condition: "immediate" });
    const changes = async () =>
      (await people.eventsOf(samir)).filter(({ kind }) => kind === "relationship.changed").length;
    expect(await changes()).toBe(2);
    await call("POST", `${at}/assign`, ids);
    await call("POST", `${link}/link`, members);
    expect(await changes()).toBe(4);
    await call("POST", `${at}/assign`, { ...ids, tell_exists: true });
    await call("POST", `${link}/link`, { ...members, tell_exists: true });
    await call("POST", `${at}/unassign`, ids);
    await call("POST", `${link}/unlink`, members);
    expect(await changes()).toBe(8);
  });

  test("a day or an age are conditions of custom alone", async () => {
    const { noor, call, at } = await confirmed();
    const asset = await given(people.db).asset(noor);
    const assign = async (more: object) =>
      (await call("POST", `${at}/assign`, { asset_ids: [asset.id], ...more })).body.data[0];
    expect(await assign({ access_condition: "custom", not_before: "2040-01-01", from_age: 25 })).toMatchObject({
      access_condition: "custom",
      not_before: "2040-01-01",
      from_age: 25,
    });
    expect(await assign({ access_condition: "after_death", not_before: "2040-01-01", from_age: 25 })).toMatchObject({
      not_before: null,
      from_age: null,
    });
  });

  test("of somebody else, or for whom it ended, are refused; nothing is half done", async () => {
    const { noor, samir, call, at } = await confirmed();
    const own = await given(people.db).asset(noor);
    const foreign = await given(people.db).asset(await given(people.db).holder());
    expect(refused(await call("POST", `${at}/assign`, { asset_ids: [own.id, foreign.id] }))).toMatchObject({
      code: "NOT_FOUND",
    });
    expect((await call("GET", at)).body.data).toEqual([]);
    await people.db.owner.query("update app.memberships set status = 'revoked' where id = $1", [samir.membershipId]);
    expect(refused(await call("POST", `${at}/assign`, { asset_ids: [own.id] }))).toMatchObject({
      code: "ACTION_ERROR",
    });
    expect(refused(await call("GET", `/api/members/${randomUUID()}/assets`))).toMatchObject({
      code: "MEMBER_NOT_FOUND",
    });
  });

  test("an asset knows whom it is meant for, and nobody else's asset does", async () => {
    const { noor, samir, call, at } = await confirmed();
    const asset = await given(people.db).asset(noor);
    await call("POST", `${at}/assign`, { asset_ids: [asset.id], tell_exists: true });
    expect((await call("GET", `/api/assets/${asset.id}/members`)).body.data).toMatchObject([
      { member_id: samir.membershipId, access_condition: "after_death", tell_exists: true, answer: "offered" },
    ]);
    const other = await confirmed();
    expect((await other.call("GET", `/api/assets/${asset.id}/members`)).status).toBe(404);
  });

  test("[MBR-012] a member assigns nothing", async () => {
    const { samir, at } = await confirmed();
    const own = await people.browserOf(samir);
    expect((await own("POST", `${at}/assign`, { asset_ids: [randomUUID()] })).status).toBe(403);
    expect((await own("POST", `${at}/unassign`, { asset_ids: [randomUUID()] })).status).toBe(403);
  });
});

describe("vault entries", () => {
  test("are linked with the entry's own condition or another, and the holder's client finds the member in its queue", async () => {
    const { noor, samir, call } = await confirmed();
    const entry = await given(people.db).vaultEntry(noor);
    await people.db.owner.query("delete from app.envelope_queue where membership_id = $1", [samir.membershipId]);
    const link = (more: object) =>
      call("POST", `/api/vault/${entry.id}/members/link`, { member_ids: [samir.membershipId], ...more });
    expect((await link({})).body.data).toEqual({ linked_member_ids: [samir.membershipId] });
    const linked = async () => (await call("GET", `/api/vault/${entry.id}/members`)).body.data;
    expect(await linked()).toMatchObject([
      { member_id: samir.membershipId, access_condition: "after_death", tell_exists: false, granted: false },
    ]);
    expect(await queueOf(samir)).toEqual(["linked"]);
    expect(await people.eventsOf(samir)).toEqual([]);
    await link({ access_condition: "immediate", tell_exists: true });
    expect(await linked()).toMatchObject([{ access_condition: "immediate", tell_exists: true }]);
    expect(await people.eventsOf(samir)).toMatchObject([{ kind: "relationship.changed" }]);
  });

  test("[KEY-043] keep a day and an age where the entry's own condition is custom, and tell of what is open at once", async () => {
    const { noor, samir, call } = await confirmed();
    const entry = await given(people.db).vaultEntry(noor);
    const own = (condition: string) =>
      people.db.owner.query("update app.vault_entries set access_condition = $2 where id = $1", [entry.id, condition]);
    const link = (more: object) =>
      call("POST", `/api/vault/${entry.id}/members/link`, { member_ids: [samir.membershipId], ...more });
    const linked = async () => (await call("GET", `/api/vault/${entry.id}/members`)).body.data;
    await own("custom");
    await link({ not_before: "2040-01-01", from_age: 25 });
    expect(await linked()).toMatchObject([{ access_condition: "custom", not_before: "2040-01-01", from_age: 25 }]);
    // It has no condition of its own: it goes with the entry.
    await own("immediate");
    expect(await linked()).toMatchObject([{ access_condition: "immediate" }]);
    expect(await people.eventsOf(samir)).toEqual([]);
    await link({});
    expect(await linked()).toMatchObject([{ access_condition: "immediate", not_before: null, from_age: null }]);
    expect(await people.eventsOf(samir)).toMatchObject([{ kind: "relationship.changed" }]);
  });

  test("that are unlinked take their keys back at once", async () => {
    const { noor, samir, call } = await confirmed();
    const entry = await given(people.db).vaultEntry(noor);
    const ids = { member_ids: [samir.membershipId] };
    await call("POST", `/api/vault/${entry.id}/members/link`, { ...ids, access_condition: "immediate" });
    const keys = [noor.id, samir.membershipId];
    await people.db.owner.query(
      `insert into app.envelopes (holder_id, membership_id, lane, sealed, signature, key_id, link_key_by_root)
       values ($1, $2, 'now', 'hln1.s', 'hls1.s', 'k', 'hlk1.k')`,
      keys,
    );
    await people.db.owner.query(
      `insert into app.entry_wraps (holder_id, membership_id, lane, key_id, entry_id, generation, label_key)
       values ($1, $2, 'now', 'k', $3, 1, 'hle1.link.label.k')`,
      [...keys, entry.id],
    );
    expect((await call("GET", `/api/vault/${entry.id}/members`)).body.data[0].granted).toBe(true);
    expect((await call("POST", `/api/vault/${entry.id}/members/unlink`, ids)).body.data).toEqual({
      linked_member_ids: [],
    });
    const { rowCount } = await people.db.owner.query("select from app.entry_wraps where entry_id = $1", [entry.id]);
    expect(rowCount).toBe(0);
    expect((await people.auditOf(noor)).at(-1)).toMatchObject({
      type: "member.entries_unlinked",
      data: { entry: entry.id, member: samir.membershipId },
    });
  });

  test("of somebody else, or for somebody else's member, do not exist", async () => {
    const { noor, samir, call } = await confirmed();
    const other = await confirmed();
    const [own, foreign] = [await given(people.db).vaultEntry(noor), await given(people.db).vaultEntry(other.noor)];
    const link = async (entry: string, member: string) =>
      refused(await call("POST", `/api/vault/${entry}/members/link`, { member_ids: [member] }));
    expect(await link(foreign.id, samir.membershipId)).toEqual({ status: 404, code: "NOT_FOUND" });
    expect(await link(own.id, other.samir.membershipId)).toEqual({ status: 404, code: "MEMBER_NOT_FOUND" });
    expect((await call("GET", `/api/vault/${foreign.id}/members`)).status).toBe(404);
  });
});

describe("the queue of envelopes fills itself", () => {
  test("by a name, by permissions of somebody for whom entries are meant, by new keys of an entry, and not for who left", async () => {
    const { noor, call } = await confirmed();
    const { body } = await call("POST", "/api/members", memberForm());
    const member = { membershipId: body.data.id } as Member;
    expect(await queueOf(member)).toEqual(["named"]);
    const change = (version: number, level: string) =>
      call("PATCH", `/api/members/${member.membershipId}/permissions`, {
        permissions: { canSendMessages: level },
        version,
      });
    await change(1, "none");
    expect(await queueOf(member)).toEqual(["named"]);
    const entry = await given(people.db).vaultEntry(noor);
    await call("POST", `/api/vault/${entry.id}/members/link`, { member_ids: [member.membershipId] });
    await change(2, "full");
    await people.db.owner.query("update app.vault_entries set generation = 2, revision = 2 where id = $1", [entry.id]);
    expect(await queueOf(member)).toEqual(["named", "linked", "permissions", "rotated"]);
    // Another primary role has other levels (D43).
    await call("POST", `/api/members/${member.membershipId}/roles`, { role: "lawyer" });
    await people.db.owner.query("delete from app.envelope_queue where membership_id = $1", [member.membershipId]);
    await call("PATCH", `/api/members/${member.membershipId}`, { law_firm_name: "Khoury & Co", phone: "+961 3 1" });
    expect(await queueOf(member)).toBeUndefined();
    const primary = await call("PATCH", `/api/members/${member.membershipId}`, { primary_role: "lawyer" });
    expect(primary.body.data.primary_role).toBe("lawyer");
    expect(await queueOf(member)).toEqual(["permissions"]);
    expect(await change(3, "none")).toMatchObject({ status: 409, body: { code: "UPDATE_ERROR" } });
    await call("POST", `/api/members/${member.membershipId}/confirm`);
    await call("POST", `/api/members/${member.membershipId}/revoke`, {});
    expect(await queueOf(member)).toBeUndefined();
  });
});

describe("keys of members' accounts", () => {
  const keysOf = async (member: Member) =>
    (
      await people.db.owner.query(
        "select verifying_key, state, fingerprint from app.member_keys where membership_id = $1 order by seen_at, verifying_key",
        [member.membershipId],
      )
    ).rows;
  const giveKeys = (person: Person, key: string) =>
    people.db.owner.query(
      `insert into auth.account_keys
         (user_id, salt, kdf, recipient, verifying_key, bundle_by_password, bundle_by_kit, kit_number)
       values ($1, 's', '{}', 'age1' || $2, $2, 'b', 'b', 'n')
       on conflict (user_id) do update set recipient = excluded.recipient, verifying_key = excluded.verifying_key`,
      [person.id, key],
    );

  test("are noted when they come, and a new one never takes the place of one that was compared", async () => {
    const { samir } = await confirmed();
    expect(await keysOf(samir)).toEqual([]);
    await giveKeys(samir, "first");
    expect(await keysOf(samir)).toMatchObject([{ verifying_key: "first", state: "unverified" }]);
    await people.db.owner.query(
      `update app.member_keys set state = 'verified', signature = 'hls1.s', signed_by = 'k', verified_at = now()
        where membership_id = $1`,
      [samir.membershipId],
    );
    expect(await queueOf(samir)).toContain("verified");
    await giveKeys(samir, "second");
    expect((await keysOf(samir)).map(({ verifying_key, state }) => [verifying_key, state])).toEqual([
      ["first", "verified"],
      ["second", "changed"],
    ]);
  });

  test("are noted when somebody who has an account joins, and of nobody who has not", async () => {
    const { noor } = await confirmed();
    const maya = await given(people.db).person();
    await giveKeys(maya, "hers");
    const id = randomUUID();
    await people.db.owner.query(
      `insert into app.memberships (holder_id, id, user_id, first_name, last_name, status)
       values ($1, $2, $3, 'Maya', 'Khoury', 'invited')`,
      [noor.id, id, maya.id],
    );
    const member = { ...maya, membershipId: id };
    expect(await keysOf(member)).toEqual([]);
    await people.db.owner.query("update app.memberships set status = 'confirmed' where id = $1", [id]);
    expect(await keysOf(member)).toMatchObject([{ verifying_key: "hers", state: "unverified" }]);
  });
});
