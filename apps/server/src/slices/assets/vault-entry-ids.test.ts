import { randomUUID } from "node:crypto";
import { type Asset, assetRoutes } from "@heirlock/contract/assets";
import { assetVaultRoutes, vaultRoutes } from "@heirlock/contract/vault";
import { given, type Person } from "@heirlock/db/testing/given";
import pg from "pg";
import { expect, test } from "vitest";
import { signedInAs, testServer } from "../../kernel/testing.ts";
import { vaultSlice } from "../vault/slice.ts";
import { listAssets } from "./assets.queries.ts";
import { assetsSlice } from "./slice.ts";

const { db, server } = testServer({
  slices: [assetsSlice, vaultSlice],
  table: { assets: assetRoutes, vault: { ...vaultRoutes, ...assetVaultRoutes } },
});

const car = { title: "Old Volvo", asset_type: "physical", asset_subtype: "vehicle" };

async function browserOf(person: Person) {
  const headers = signedInAs(await given(db).session(person));
  return async (method: "GET" | "POST" | "PATCH", url: string, body?: object) => {
    const answer = await server.app.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
    return { status: answer.statusCode, body: answer.json() };
  };
}

/** Ids of entries of the holder, in the order in which an asset shows them. */
async function entriesOf(holder: Person, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n++) ids.push((await given(db).vaultEntry(holder)).id);
  return ids.sort();
}

async function link(holder: Person, assetId: string, entryIds: readonly string[]): Promise<void> {
  await db.owner.query(
    "insert into app.vault_asset_links (holder_id, asset_id, entry_id) select $1, $2, unnest($3::uuid[])",
    [holder.id, assetId, entryIds],
  );
}

const bin = (entryId: string | undefined) =>
  db.owner.query("update app.vault_entries set deleted_at = now() where id = $1", [entryId]);

/** What a change left in the audit chain and told other browsers, without the asset itself. */
async function traceOf(holder: Person) {
  const audit = await db.owner.query("select body from audit.entries where estate_id = $1 order by seq", [holder.id]);
  const events = await db.owner.query("select kind, payload from app.events where recipient_id = $1 order by id", [
    holder.id,
  ]);
  return {
    audit: audit.rows.map(({ body }) => JSON.parse(body)).map(({ type, data }) => ({ type, data })),
    events: events.rows,
  };
}

test("[AST-031] every answer with a whole asset carries the ids of its vault entries", async () => {
  const holder = await given(db).holder();
  const [house, flat] = [await given(db).asset(holder), await given(db).asset(holder)];
  const ids = await entriesOf(holder, 3);
  await link(holder, house.id, ids.toReversed());
  const call = await browserOf(holder);

  const { data } = (await call("GET", "/api/assets")).body;
  expect(data.all.map(({ id, vault_entry_ids }: Asset) => [id, vault_entry_ids])).toEqual([
    [house.id, ids],
    [flat.id, []],
  ]);
  expect(data.byType.physical).toEqual(data.all);
  expect(data.bySubtype.real_estate).toEqual(data.all);
  expect((await call("GET", `/api/assets/${house.id}`)).body.data.vault_entry_ids).toEqual(ids);

  const changed = await call("PATCH", `/api/assets/${house.id}`, { version: 1, title: "Sold" });
  expect(changed.body.data).toMatchObject({ title: "Sold", version: 2, vault_entry_ids: ids });
  const same = await call("PATCH", `/api/assets/${house.id}`, { version: 2, title: "Sold" });
  expect(same.body.data).toEqual(changed.body.data);
});

test("[AST-031] an entry in the bin is not listed, and is again when it comes back", async () => {
  const holder = await given(db).holder();
  const { id } = await given(db).asset(holder);
  const [kept, binned] = await entriesOf(holder, 2);
  await link(holder, id, [kept!, binned!]);
  await bin(binned);
  const call = await browserOf(holder);
  const listed = async () => (await call("GET", "/api/assets")).body.data.all[0].vault_entry_ids;
  expect(await listed()).toEqual([kept]);
  expect((await call("GET", `/api/assets/${id}`)).body.data.vault_entry_ids).toEqual([kept]);
  await db.owner.query("update app.vault_entries set deleted_at = null where id = $1", [binned]);
  expect(await listed()).toEqual([kept, binned]);
});

test("[AST-031] an asset is created with its entries, and again with the same id as it is", async () => {
  const holder = await given(db).holder();
  const ids = await entriesOf(holder, 2);
  const call = await browserOf(holder);
  const asset = { ...car, id: randomUUID(), vault_entry_ids: [...ids.toReversed(), ids[0]] };
  const created = await call("POST", "/api/assets", asset);
  expect(created).toMatchObject({ status: 200, body: { data: { ...car, id: asset.id, vault_entry_ids: ids } } });
  expect((await call("GET", `/api/assets/${asset.id}`)).body.data).toEqual(created.body.data);
  expect((await call("GET", `/api/vault/${ids[0]}`)).body.data.linked_asset_ids).toEqual([asset.id]);
  expect(await call("POST", "/api/assets", { ...asset, vault_entry_ids: [] })).toEqual(created);
  expect((await call("POST", "/api/assets", car)).body.data.vault_entry_ids).toEqual([]);
});

test("[AST-031] a create with entries leaves the same trace as a create and a link", async () => {
  const [one, two] = [await given(db).holder(), await given(db).holder()];
  const [id, otherId] = [randomUUID(), randomUUID()];
  const [ids, otherIds] = [await entriesOf(one, 2), await entriesOf(two, 2)];
  const call = await browserOf(one);
  await call("POST", "/api/assets", { ...car, id, vault_entry_ids: ids });
  const other = await browserOf(two);
  await other("POST", "/api/assets", { ...car, id: otherId });
  await other("POST", `/api/assets/${otherId}/vault-entries/link`, { vault_entry_ids: otherIds });

  const trace = await traceOf(one);
  expect(trace.audit.map(({ type }) => type)).toEqual(["asset.created", "vault.linked", "vault.linked"]);
  const names: Record<string, string> = { [otherId]: id, [otherIds[0]!]: ids[0]!, [otherIds[1]!]: ids[1]! };
  const renamed = JSON.stringify(await traceOf(two)).replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (found) => names[found]!);
  expect(trace).toEqual(JSON.parse(renamed));
});

test("[AST-031] nobody creates an asset with somebody else's entry, an unknown one or one in the bin", async () => {
  const holder = await given(db).holder();
  const [own, binned] = await entriesOf(holder, 2);
  const [foreign] = await entriesOf(await given(db).holder(), 1);
  await bin(binned);
  const call = await browserOf(holder);
  for (const wrong of [foreign, randomUUID(), binned]) {
    const { status, body } = await call("POST", "/api/assets", { ...car, vault_entry_ids: [own, wrong] });
    expect({ status, code: body.code }).toEqual({ status: 404, code: "NOT_FOUND" });
  }
  expect((await call("GET", "/api/assets")).body.data.all).toEqual([]);
  expect(await traceOf(holder)).toEqual({ audit: [], events: [] });
});

test("[AST-031] a create names at most 300 entries, and a change none: links have their own routes", async () => {
  const holder = await given(db).holder();
  const { id } = await given(db).asset(holder);
  const call = await browserOf(holder);
  const tooMany = Array.from({ length: 301 }, () => randomUUID());
  expect((await call("POST", "/api/assets", { ...car, vault_entry_ids: tooMany })).status).toBe(400);
  const changed = await call("PATCH", `/api/assets/${id}`, { version: 1, vault_entry_ids: [] });
  expect(changed).toMatchObject({ status: 400, body: { fields: { vault_entry_ids: ["Unknown field"] } } });
});

test("[AST-031] the list finds the entries of each asset by index, whatever plan is kept", async () => {
  await db.owner.query(
    `insert into app.people (id, first_name, last_name) select gen_random_uuid(), 'A', 'B' from generate_series(1, 300);
     insert into app.estates (holder_id) select id from app.people on conflict do nothing;
     insert into app.assets (holder_id, id, title, asset_type, asset_subtype, currency)
       select holder_id, gen_random_uuid(), 'X', 'physical', 'vehicle', 'EUR' from app.estates, generate_series(1, 10);
     insert into app.vault_entries (holder_id, id, category, access_condition, title, description, tags, details,
         content, content_hash, label_key, content_key, revision, generation, key_id, signature)
       select holder_id, gen_random_uuid(), 'note', 'after_death', 'hlf1.t', 'hlf1.d', 'hlf1.g', 'hlf1.m', 'hlf1.c', 'h',
         'hle1.root.label.k', 'hle1.root.content.k', 1, 1, 'k', 's' from app.estates, generate_series(1, 10);
     insert into app.vault_asset_links (holder_id, entry_id, asset_id)
       select e.holder_id, e.id, a.id from app.vault_entries e join app.assets a on a.holder_id = e.holder_id
       on conflict do nothing;
     analyze app.assets, app.estates, app.vault_entries, app.vault_asset_links`,
  );
  const client = new pg.Client({ connectionString: db.urlOf("heirlock_app") });
  await client.connect();
  await client.query(`prepare list(text, text) as ${listAssets.text}`);
  for (const mode of ["force_generic_plan", "force_custom_plan"]) {
    await client.query(`set plan_cache_mode = ${mode}`);
    const { rows } = await client.query("explain execute list('unknown', null)");
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toMatch(/Index (Only )?Scan using vault_asset_links_asset/);
    expect(plan).toMatch(/Index Cond: .*asset_id = assets.id/);
    expect(plan).not.toContain("Seq Scan");
  }
  await client.end();
});
