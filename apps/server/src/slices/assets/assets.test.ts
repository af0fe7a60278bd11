import { randomUUID } from "node:crypto";
import { type Asset, assetRoutes } from "@heirlock/contract/assets";
import { given, type Person } from "@heirlock/db/testing/given";
import { expect, test } from "vitest";
import { signedInAs, testServer } from "../../kernel/testing.ts";
import { assetsSlice } from "./slice.ts";

const { db, server } = testServer({ slices: [assetsSlice], table: { assets: assetRoutes } });

const car = { title: "Old Volvo", asset_type: "physical", asset_subtype: "vehicle" };

async function browserOf(person: Person) {
  const headers = signedInAs(await given(db).session(person));
  return async (method: "GET" | "POST" | "PATCH" | "DELETE", url: string, body?: object) => {
    const answer = await server.app.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
    return { status: answer.statusCode, body: answer.json() };
  };
}

async function auditOf(holder: Person): Promise<string[]> {
  const { rows } = await db.owner.query("select body from audit.entries where estate_id = $1 order by seq", [
    holder.id,
  ]);
  return rows.map(({ body }) => JSON.parse(body).type);
}

async function eventsOf(holder: Person): Promise<{ kind: string; payload: unknown }[]> {
  const text = "select kind, payload from app.events where recipient_id = $1 order by id";
  return (await db.owner.query(text, [holder.id])).rows;
}

test("[AST-031] a created asset comes back with every field", async () => {
  const call = await browserOf(await given(db).holder());
  const fields = { ...car, estimated_value: 1234.5, currency: "GBP", location: "Lyon", description: "Runs, mostly" };
  const { status, body } = await call("POST", "/api/assets", fields);
  expect({ status, success: body.success }).toEqual({ status: 200, success: true });
  expect(body.data).toMatchObject({ ...fields, version: 1 });
  expect(Date.parse(body.data.created_at)).toBeGreaterThan(Date.now() - 60_000);
  expect((await call("GET", `/api/assets/${body.data.id}`)).body.data).toEqual(body.data);
});

test("an asset without a currency takes the person's own, and empty texts are no texts", async () => {
  const call = await browserOf(await given(db).holder({ mainCurrency: "EUR" }));
  const { body } = await call("POST", "/api/assets", { ...car, location: "  ", description: "" });
  expect(body.data).toMatchObject({ currency: "EUR", location: null, description: null, estimated_value: null });
});

test("the largest amount survives to the cent", async () => {
  const call = await browserOf(await given(db).holder());
  const { body } = await call("POST", "/api/assets", { ...car, estimated_value: 9_999_999_999_998.99 });
  expect(body.data.estimated_value).toBe(9_999_999_999_998.99);
});

test("[AST-032] [AST-033] a kind outside of the list, or of another type, is refused", async () => {
  const call = await browserOf(await given(db).holder());
  const wrong = [
    { ...car, asset_type: "spiritual" },
    { ...car, asset_subtype: "spaceship" },
    { ...car, asset_subtype: "bank_account" },
  ];
  for (const fields of wrong) {
    const { status, body } = await call("POST", "/api/assets", fields);
    expect({ status, code: body.code }).toEqual({ status: 400, code: "VALIDATION_ERROR" });
  }
  expect((await call("GET", "/api/assets")).body.data.all).toEqual([]);
});

test("[AST-035] [AST-037] the list carries whole assets in all, byType and bySubtype, with every known key", async () => {
  const holder = await given(db).holder();
  const call = await browserOf(holder);
  const empty = { real_estate: [], vehicle: [], valuable: [], bank_account: [], investment: [] };
  expect((await call("GET", "/api/assets")).body).toEqual({
    success: true,
    data: {
      all: [],
      byType: { physical: [], financial: [], digital: [] },
      bySubtype: { ...empty, online_account: [], digital_file: [] },
    },
  });
  await given(db).asset(holder, { title: "Flat", assetSubtype: "real_estate" });
  await given(db).asset(holder, { title: "Savings", assetType: "financial", assetSubtype: "bank_account" });
  const { data } = (await call("GET", "/api/assets")).body;
  expect(data.all.map(({ title }: Asset) => title)).toEqual(["Flat", "Savings"]);
  expect(data.byType).toEqual({ physical: [data.all[0]], financial: [data.all[1]], digital: [] });
  expect(data.bySubtype.real_estate).toEqual([data.all[0]]);
  expect(data.bySubtype.bank_account).toEqual([data.all[1]]);
});

test("[AST-034] an imported real_estate_land stands under real estate and keeps its own value", async () => {
  const holder = await given(db).holder();
  await given(db).asset(holder, { title: "Field", assetSubtype: "real_estate_land" });
  const call = await browserOf(holder);
  const { data } = (await call("GET", "/api/assets")).body;
  expect(data.bySubtype.real_estate).toMatchObject([{ title: "Field", asset_subtype: "real_estate_land" }]);
});

test("[AST-038] the list can be filtered by type", async () => {
  const holder = await given(db).holder();
  await given(db).asset(holder, { title: "Flat" });
  await given(db).asset(holder, { title: "Savings", assetType: "financial", assetSubtype: "bank_account" });
  const call = await browserOf(holder);
  const { data } = (await call("GET", "/api/assets?type=financial")).body;
  expect(data.all.map(({ title }: Asset) => title)).toEqual(["Savings"]);
  expect((await call("GET", "/api/assets?type=spiritual")).status).toBe(400);
});

test("[AST-036] [AST-039] assets by id come as the vault sees them, in order, without strange or foreign ids", async () => {
  const holder = await given(db).holder();
  const flat = await given(db).asset(holder, { title: "Flat", location: "Lyon" });
  const field = await given(db).asset(holder, { title: "Field", assetSubtype: "real_estate_land" });
  const foreign = await given(db).asset(await given(db).holder());
  const call = await browserOf(holder);
  const ids = [field.id, "nonsense", foreign.id, randomUUID(), flat.id.toUpperCase(), flat.id];
  expect((await call("POST", "/api/assets/by-ids", { ids })).body.data.assets).toEqual([
    { id: field.id, title: "Field", category: "real_estate", metadata: { asset_type: "physical", location: null } },
    { id: flat.id, title: "Flat", category: "real_estate", metadata: { asset_type: "physical", location: "Lyon" } },
  ]);
});

test("[SEC-030] the same id again answers the asset that exists, and another holder's id is refused", async () => {
  const holder = await given(db).holder();
  const call = await browserOf(holder);
  const id = randomUUID();
  const first = await call("POST", "/api/assets", { ...car, id });
  const again = await call("POST", "/api/assets", { ...car, id, title: "Something else" });
  expect(again).toEqual(first);
  expect(await auditOf(holder)).toEqual(["asset.created"]);

  const other = await browserOf(await given(db).holder());
  const { status, body } = await other("POST", "/api/assets", { ...car, id });
  expect({ status, code: body.code }).toEqual({ status: 409, code: "ID_TAKEN" });
});

test("[SEC-030] twenty presses at once make one asset", async () => {
  const holder = await given(db).holder();
  const call = await browserOf(holder);
  const id = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => call("POST", "/api/assets", { ...car, id })));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.data.created_at}`)).size).toBe(1);
  expect(await auditOf(holder)).toEqual(["asset.created"]);
});

test("[PRF-017] fifty creates at once on a plan with room for three end at exactly three", async () => {
  const holder = await given(db).holder({ plan: "free" });
  for (let n = 0; n < 7; n++) await given(db).asset(holder);
  const call = await browserOf(holder);
  const answers = await Promise.all(Array.from({ length: 50 }, () => call("POST", "/api/assets", car)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = answers.filter(({ status }) => status === 409).map(({ body }) => body);
  expect(refused).toHaveLength(47);
  expect(refused[0]).toEqual({
    success: false,
    error: "You have reached your limit",
    code: "CAP_REACHED",
    used: 10,
    max: 10,
  });
  expect((await call("GET", "/api/assets")).body.data.all).toHaveLength(10);
});

test("a create tells the audit and the person's other browsers in the same transaction", async () => {
  const holder = await given(db).holder();
  const call = await browserOf(holder);
  const { id } = (await call("POST", "/api/assets", car)).body.data;
  expect(await auditOf(holder)).toEqual(["asset.created"]);
  expect(await eventsOf(holder)).toEqual([{ kind: "asset.created", payload: { id } }]);
});

test("a change raises the version, and a second one from the old version is refused", async () => {
  const holder = await given(db).holder();
  const call = await browserOf(holder);
  const { id } = (await call("POST", "/api/assets", { ...car, location: "Lyon" })).body.data;
  const change = await call("PATCH", `/api/assets/${id}`, { version: 1, title: "Sold Volvo", location: null });
  expect(change.body.data).toMatchObject({ ...car, title: "Sold Volvo", location: null, version: 2 });
  const late = await call("PATCH", `/api/assets/${id}`, { version: 1, title: "Mine" });
  expect({ status: late.status, code: late.body.code }).toEqual({ status: 409, code: "UPDATE_ERROR" });
  expect(await auditOf(holder)).toEqual(["asset.created", "asset.updated"]);
  expect((await eventsOf(holder)).map(({ kind }) => kind)).toEqual(["asset.created", "asset.updated"]);
});

test("two changes of the same version at once: one is saved", async () => {
  const call = await browserOf(await given(db).holder());
  const { id } = (await call("POST", "/api/assets", car)).body.data;
  const change = (title: string) => call("PATCH", `/api/assets/${id}`, { version: 1, title });
  const answers = await Promise.all(["A", "B", "C", "D"].map(change));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});

test("saving what is there already is allowed and changes nothing", async () => {
  const holder = await given(db).holder();
  const call = await browserOf(holder);
  const created = (await call("POST", "/api/assets", car)).body.data;
  const { status, body } = await call("PATCH", `/api/assets/${created.id}`, { version: 1, ...car });
  expect({ status, data: body.data }).toEqual({ status: 200, data: created });
  expect(await auditOf(holder)).toEqual(["asset.created"]);
});

test("a change of the type alone must still fit the kind that is stored", async () => {
  const call = await browserOf(await given(db).holder());
  const { id } = (await call("POST", "/api/assets", car)).body.data;
  const { status, body } = await call("PATCH", `/api/assets/${id}`, { version: 1, asset_type: "digital" });
  expect({ status, code: body.code, fields: Object.keys(body.fields) }).toEqual({
    status: 400,
    code: "VALIDATION_ERROR",
    fields: ["asset_subtype"],
  });
});

test("a deleted asset is gone, and deleting it again finds nothing", async () => {
  const holder = await given(db).holder();
  const call = await browserOf(holder);
  const { id } = (await call("POST", "/api/assets", car)).body.data;
  expect(await call("DELETE", `/api/assets/${id}`)).toEqual({ status: 200, body: { success: true } });
  expect((await call("GET", `/api/assets/${id}`)).status).toBe(404);
  expect((await call("DELETE", `/api/assets/${id}`)).body.code).toBe("NOT_FOUND");
  expect(await auditOf(holder)).toEqual(["asset.created", "asset.deleted"]);
});

test("an id that is given again after a delete shows the history of both", async () => {
  const call = await browserOf(await given(db).holder());
  const { id } = (await call("POST", "/api/assets", car)).body.data;
  await call("DELETE", `/api/assets/${id}`);
  await call("POST", "/api/assets", { ...car, id });
  const { status, body } = await call("GET", `/api/assets/${id}/history`);
  expect(status).toBe(200);
  expect(body.data.changes.map(({ type }: { type: string }) => type)).toEqual([
    "asset.created",
    "asset.deleted",
    "asset.created",
  ]);
});

test("[SEC-028] a field that is not offered never takes effect", async () => {
  const holder = await given(db).holder();
  const other = await given(db).holder();
  const call = await browserOf(holder);
  for (const extra of [{ holder_id: other.id }, { version: 7 }, { plan: "family" }, { user_type: "will_holder" }]) {
    const { status, body } = await call("POST", "/api/assets", { ...car, ...extra });
    expect({ status, code: body.code, fields: body.fields }).toEqual({
      status: 400,
      code: "VALIDATION_ERROR",
      fields: { [Object.keys(extra)[0]!]: ["Unknown field"] },
    });
  }
  expect((await call("GET", "/api/assets")).body.data.all).toEqual([]);
});
