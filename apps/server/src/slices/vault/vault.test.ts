import { randomUUID } from "node:crypto";
import { assetVaultRoutes, vaultRoutes } from "@heirlock/contract/vault";
import { createEntryKeys } from "@heirlock/crypto/vault/entry-keys";
import { given } from "@heirlock/db/testing/given";
import { mostKept } from "@heirlock/domain/vault/limits";
import { describe, expect, test } from "vitest";
import { signedInAs, testServer } from "../../kernel/testing.ts";
import { vaultSlice } from "./slice.ts";
import { changeOf, vaultBrowser } from "./testing/vault-browser.ts";

const { db, server } = testServer({
  slices: [vaultSlice],
  table: { vault: { ...vaultRoutes, ...assetVaultRoutes } },
});

const browser = async (plan = "family") => vaultBrowser(db, server, await given(db).holder({ plan }));

describe("an entry", () => {
  test("[VLT-007] [VLT-008] [VLT-031] [VLT-032] is kept as it was sealed and comes back without its content", async () => {
    const { call, seal } = await browser();
    const body = seal({ title: "Safe" });
    const created = await call("POST", "/api/vault/create", body);
    expect({ status: created.status, success: created.body.success }).toEqual({ status: 200, success: true });
    const { content, wrapped_content_key, linked_asset_ids: _a, linked_member_ids: _m, ...label } = body;
    expect(created.body.data).toMatchObject({
      ...label,
      linked_asset_ids: [],
      linked_member_ids: [],
      deleted_at: null,
    });
    expect(JSON.stringify(created.body)).not.toContain(content);
    expect((await call("GET", `/api/vault/${body.id}`)).body.data).toEqual(created.body.data);
    const listed = (await call("GET", "/api/vault")).body.data;
    expect(listed.entries).toEqual([created.body.data]);
    expect(listed.usage).toMatchObject({ plan: "family", used: 1, max: 200, bytes: 0 });
    const revealed = await call("POST", `/api/vault/${body.id}/reveal`);
    expect(revealed.body.data).toEqual({ encrypted_content: content, wrapped_content_key, revision: 1 });
  });

  test("the same id again answers the entry that exists; another holder's id is taken", async () => {
    const { call, seal } = await browser();
    const body = seal();
    const first = await call("POST", "/api/vault/create", body);
    expect(await call("POST", "/api/vault/create", body)).toEqual(first);
    const other = await browser();
    const taken = await other.call("POST", "/api/vault/create", other.seal({}, { entry: body.id }));
    expect({ status: taken.status, code: taken.body.code }).toEqual({ status: 409, code: "ID_TAKEN" });
  });

  test("[KEY-034] what another key signed, or what was altered on its way, is refused", async () => {
    const { call, seal } = await browser();
    const stranger = await browser();
    const foreign = stranger.seal();
    const altered = [
      foreign,
      { ...seal(), category: "crypto" },
      { ...seal(), access_condition: "immediate" },
      { ...seal(), title: seal().title },
      { ...seal(), content: seal().content },
      { ...seal(), id: randomUUID() },
      { ...seal(), key_id: foreign.key_id },
    ];
    for (const body of altered) {
      const { status, body: answer } = await call("POST", "/api/vault/create", body);
      expect({ status, code: answer.code }).toEqual({ status: 400, code: "INVALID_SIGNATURE" });
    }
    expect((await call("GET", "/api/vault")).body.data.entries).toEqual([]);
  });

  test("[KEY-037] texts that are not sealed, and version 0, are refused", async () => {
    const { call, seal } = await browser();
    const bodies = [
      { ...seal(), content: "The safe is behind the clock" },
      { ...seal(), title: "U2FmZQ==" },
      { ...seal(), encryption_version: 0 },
      { ...seal(), surprise: true },
    ];
    for (const body of bodies) expect((await call("POST", "/api/vault/create", body)).status).toBe(400);
  });

  test("[KEY-035] only the next revision is taken, and the last is kept as a version", async () => {
    const { call, seal } = await browser();
    const keys = createEntryKeys();
    const first = seal({ content: "one" }, {}, keys);
    await call("POST", "/api/vault/create", first);
    const next = (revision: number) =>
      changeOf(seal({ content: `no ${revision}` }, { entry: first.id, revision }, keys));
    for (const wrong of [1, 3]) {
      const { status, body } = await call("PATCH", `/api/vault/${first.id}`, next(wrong));
      expect({ status, code: body.code }).toEqual({ status: 409, code: "UPDATE_ERROR" });
    }
    const second = next(2);
    expect((await call("PATCH", `/api/vault/${first.id}`, second)).body.data).toMatchObject({ revision: 2 });
    const { versions } = (await call("GET", `/api/vault/${first.id}/versions`)).body.data;
    expect(versions).toMatchObject([{ revision: 1, title: first.title, signature: first.signature }]);
    const earlier = await call("POST", `/api/vault/${first.id}/versions/1/reveal`);
    expect(earlier.body.data.encrypted_content).toBe(first.content);
    expect((await call("POST", `/api/vault/${first.id}/versions/7/reveal`)).status).toBe(404);
  });

  test("[KEY-034] an update that another key signed, or that was altered on its way, is refused and changes nothing", async () => {
    const { call, seal } = await browser();
    const keys = createEntryKeys();
    const first = seal({ content: "one" }, {}, keys);
    await call("POST", "/api/vault/create", first);
    const facts = { entry: first.id, revision: 2 };
    const next = changeOf(seal({ content: "two" }, facts, keys));
    const foreign = changeOf((await browser()).seal({}, { ...facts, estate: randomUUID() }, keys));
    const altered = [
      foreign,
      { ...foreign, key_id: next.key_id },
      { ...next, key_id: foreign.key_id },
      { ...next, access_condition: "immediate" },
      { ...next, content: seal().content },
      changeOf(seal({ content: "two" }, { ...facts, entry: randomUUID() }, keys)),
    ];
    for (const body of altered) {
      const { status, body: answer } = await call("PATCH", `/api/vault/${first.id}`, body);
      expect({ status, code: answer.code }).toEqual({ status: 400, code: "INVALID_SIGNATURE" });
    }
    const { data } = (await call("GET", `/api/vault/${first.id}`)).body;
    expect(data).toMatchObject({ revision: 1, signature: first.signature });
    expect((await call("PATCH", `/api/vault/${first.id}`, next)).status).toBe(200);
  });

  test("two saves of the same revision at once: one wins", async () => {
    const { call, seal } = await browser();
    const keys = createEntryKeys();
    const first = seal({}, {}, keys);
    await call("POST", "/api/vault/create", first);
    const saves = Array.from({ length: 8 }, () => changeOf(seal({}, { entry: first.id, revision: 2 }, keys)));
    const answers = await Promise.all(saves.map((body) => call("PATCH", `/api/vault/${first.id}`, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  });
});

describe("the bin", () => {
  test("keeps a deleted entry, gives it back, and purges only what is in it", async () => {
    const { call, seal } = await browser();
    const { id, ...body } = seal();
    await call("POST", "/api/vault/create", { id, ...body });
    expect((await call("POST", `/api/vault/${id}/purge`)).status).toBe(404);
    expect((await call("DELETE", `/api/vault/${id}`)).status).toBe(200);
    expect((await call("DELETE", `/api/vault/${id}`)).status).toBe(404);
    const binned = (await call("GET", "/api/vault")).body.data;
    expect(binned.entries[0].deleted_at).not.toBeNull();
    expect(binned.usage.used).toBe(0);
    expect((await call("GET", "/api/vault/usage")).body.data).toEqual(binned.usage);
    const change = changeOf(seal({}, { entry: id, revision: 2 }));
    expect((await call("PATCH", `/api/vault/${id}`, change)).status).toBe(404);
    expect((await call("POST", `/api/vault/${id}/restore`, {})).body.data).toMatchObject({ id, deleted_at: null });
    expect((await call("POST", `/api/vault/${id}/restore`, {})).status).toBe(404);
    await call("DELETE", `/api/vault/${id}`);
    expect((await call("POST", `/api/vault/${id}/purge`)).status).toBe(200);
    expect((await call("GET", `/api/vault/${id}`)).status).toBe(404);
  });

  test("a full plan takes nothing back", async () => {
    const { call, seal } = await browser("free");
    const bodies = [seal(), seal(), seal(), seal()];
    for (const body of bodies.slice(0, 3)) await call("POST", "/api/vault/create", body);
    await call("DELETE", `/api/vault/${bodies[0]!.id}`);
    await call("POST", "/api/vault/create", bodies[3]);
    const refused = await call("POST", `/api/vault/${bodies[0]!.id}/restore`, {});
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 403, code: "PAYWALL" });
  });
});

describe("room", () => {
  test("[VLT-035] [VLT-036] the third entry on Free is saved, the fourth meets the paywall with used and max", async () => {
    const { call, seal } = await browser("free");
    for (let i = 0; i < 3; i++) expect((await call("POST", "/api/vault/create", seal())).status).toBe(200);
    const { status, body } = await call("POST", "/api/vault/create", seal());
    expect({ status, code: body.code, used: body.used, max: body.max }).toEqual({
      status: 403,
      code: "PAYWALL",
      used: 3,
      max: 3,
    });
  });

  test("[VLT-036] [PRF-017] fifty creates at once at 49 of 50: exactly one passes, the others hear of the limit", async () => {
    const { call, seal } = await browser("premium");
    const bodies = Array.from({ length: 99 }, () => seal());
    for (const body of bodies.slice(0, 49)) await call("POST", "/api/vault/create", body);
    const answers = await Promise.all(bodies.slice(49).map((body) => call("POST", "/api/vault/create", body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === "CAP_REACHED")).toHaveLength(49);
    expect((await call("GET", "/api/vault")).body.data.usage).toMatchObject({ used: 50, max: 50 });
  }, 60_000);
});

test("[VLT-035] on create 403 is the paywall alone: a member without a plan is told 409 NOT_A_HOLDER (D23)", async () => {
  const { call, seal, holder } = await browser("free");
  const member = await given(db).member({ of: holder });
  const answer = await server.app.inject({
    method: "POST",
    url: "/api/vault/create",
    headers: signedInAs(await given(db).session(member)),
    payload: seal(),
  });
  expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status: 409, code: "NOT_A_HOLDER" });
  const elsewhere = await server.app.inject({
    url: "/api/vault",
    headers: signedInAs(await given(db).session(member)),
  });
  expect({ status: elsewhere.statusCode, code: elsewhere.json().code }).toEqual({ status: 403, code: "FORBIDDEN" });
  for (let n = 0; n < 3; n++) await call("POST", "/api/vault/create", seal());
  expect(await call("POST", "/api/vault/create", seal())).toMatchObject({ status: 403, body: { code: "PAYWALL" } });
});

describe("links", () => {
  test("[VLT-044] one set of pairs, seen from the entry and from the asset", async () => {
    const { call, seal, holder } = await browser();
    const house = await given(db).asset(holder, { title: "House" });
    const car = await given(db).asset(holder, { title: "Car" });
    const body = { ...seal(), linked_asset_ids: [house.id] };
    expect((await call("POST", "/api/vault/create", body)).body.data.linked_asset_ids).toEqual([house.id]);
    const linked = await call("POST", `/api/vault/${body.id}/assets/link`, { asset_ids: [car.id, house.id] });
    expect(linked.body.data.linked_asset_ids.sort()).toEqual([car.id, house.id].sort());
    const titles = (await call("GET", `/api/vault/${body.id}/assets`)).body.data.assets;
    expect(titles.map(({ title }: { title: string }) => title)).toEqual(["Car", "House"]);
    expect((await call("GET", `/api/assets/${car.id}/vault-entries`)).body.data.entries).toMatchObject([
      { id: body.id },
    ]);
    const unlinked = await call("POST", `/api/assets/${car.id}/vault-entries/unlink`, { vault_entry_ids: [body.id] });
    expect(unlinked.body.data.vault_entry_ids).toEqual([]);
    await call("POST", `/api/vault/${body.id}/assets/unlink`, { asset_ids: [house.id] });
    expect((await call("GET", `/api/vault/${body.id}`)).body.data.linked_asset_ids).toEqual([]);
    await call("POST", `/api/assets/${car.id}/vault-entries/link`, { vault_entry_ids: [body.id] });
    expect((await call("GET", `/api/vault/${body.id}`)).body.data.linked_asset_ids).toEqual([car.id]);
  });

  test("[VLT-067] an entry names the members it is meant for", async () => {
    const { call, seal, holder } = await browser();
    const { membershipId } = await given(db).member({ of: holder });
    const body = { ...seal(), linked_member_ids: [membershipId] };
    expect((await call("POST", "/api/vault/create", body)).status).toBe(200);
    expect((await call("GET", `/api/vault/${body.id}`)).body.data.linked_member_ids).toEqual([membershipId]);
  });

  test("[KEY-043] [VLT-067] a new entry says from which day or age on they read it, under a custom condition alone", async () => {
    const { call, seal, holder } = await browser();
    const { membershipId } = await given(db).member({ of: holder });
    const further = { not_before: "2040-01-31", from_age: 25 };
    const linked = async (condition: string) => {
      const body = { ...seal({}, { accessCondition: condition }), linked_member_ids: [membershipId], ...further };
      expect((await call("POST", "/api/vault/create", body)).status).toBe(200);
      const asked = "select not_before::text, from_age from app.vault_member_links where entry_id = $1";
      return (await db.owner.query(asked, [body.id])).rows;
    };
    expect(await linked("custom")).toEqual([further]);
    expect(await linked("after_death")).toEqual([{ not_before: null, from_age: null }]);
  });

  test("nobody links what is somebody else's", async () => {
    const { call, seal } = await browser();
    const other = await given(db).holder();
    const theirs = await given(db).asset(other);
    const member = await given(db).member({ of: other });
    const refused = [
      { ...seal(), linked_asset_ids: [theirs.id] },
      { ...seal(), linked_member_ids: [member.membershipId] },
    ];
    for (const body of refused) expect((await call("POST", "/api/vault/create", body)).status).toBe(404);
    const body = seal();
    await call("POST", "/api/vault/create", body);
    expect((await call("POST", `/api/vault/${body.id}/assets/link`, { asset_ids: [theirs.id] })).status).toBe(404);
    expect((await call("GET", `/api/assets/${theirs.id}/vault-entries`)).status).toBe(404);
    expect((await call("GET", "/api/vault")).body.data.entries).toHaveLength(1);
  });
});

test("no disk is filled with revisions and deleted entries: beyond thousands of them changes wait, deleting does not", async () => {
  const { call, seal, holder } = await browser();
  const keys = createEntryKeys();
  const body = seal({}, {}, keys);
  await call("POST", "/api/vault/create", body);
  const next = (revision: number) =>
    call("PATCH", `/api/vault/${body.id}`, changeOf(seal({}, { entry: body.id, revision }, keys)));
  expect((await next(2)).status).toBe(200);
  await db.owner.query(
    `insert into app.vault_versions
     select holder_id, entry_id, n, category, access_condition, '', '', '', '', '', '', '', '', 1, '', '', null, now(), now()
       from app.vault_versions, generate_series(3, $2::int) n where holder_id = $1`,
    [holder.id, mostKept],
  );
  expect((await next(3)).status).toBe(200);
  const { status, body: refusal } = await next(4);
  expect({ status, code: refusal.code }).toEqual({ status: 429, code: "RATE_LIMITED" });
  expect((await call("POST", "/api/vault/create", seal())).status).toBe(429);
  expect((await call("DELETE", `/api/vault/${body.id}`)).status).toBe(200);
});

test("[KEY-057] the audit chain tells what happened by ids alone", async () => {
  const { call, seal, holder } = await browser();
  const body = seal({ title: "A title that must not be found" });
  await call("POST", "/api/vault/create", body);
  await call("POST", `/api/vault/${body.id}/reveal`);
  await call("DELETE", `/api/vault/${body.id}`);
  const { rows } = await db.owner.query("select body from audit.entries where estate_id = $1 order by seq", [
    holder.id,
  ]);
  const entries = rows.map((row) => JSON.parse(row.body));
  expect(entries.map(({ type }) => type)).toEqual(["vault.created", "vault.revealed", "vault.deleted"]);
  expect(entries.every(({ data }) => data.entry === body.id)).toBe(true);
});
