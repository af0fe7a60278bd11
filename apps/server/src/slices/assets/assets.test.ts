import { randomUUID } from "node:crypto";
import { assetRoutes } from "@heirlock/contract/assets";
import { createTestDatabase, type TestDatabase } from "@heirlock/db/testing/database";
import { given, type Person } from "@heirlock/db/testing/given";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signedInAs, startTestApp, type TestApp } from "../../kernel/testing.ts";
import { registerAssets } from "./assets.routes.ts";

let db: TestDatabase;
let server: TestApp;
beforeAll(async () => {
  db = await createTestDatabase();
  server = await startTestApp(db, { slices: [registerAssets], table: { assets: assetRoutes } });
});
afterAll(async () => {
  await server.close();
  await db.drop();
});

const car = { title: "Old Volvo", asset_type: "physical", asset_subtype: "vehicle" };

async function browserOf(person: Person) {
  const headers = signedInAs(await given(db).session(person));
  return async (method: "GET" | "POST" | "PATCH" | "DELETE", url: string, body?: object) => {
    const answer = await server.app.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
    return { status: answer.statusCode, body: answer.json() };
  };
}

test("[AST-031] a created asset comes back with every field", async () => {
  const call = await browserOf(await given(db).holder({ mainCurrency: "EUR" }));
  const fields = { ...car, estimated_value: 1234.5, location: "Lyon", description: "Runs, mostly" };
  const { status, body } = await call("POST", "/api/assets", fields);
  expect({ status, success: body.success }).toEqual({ status: 200, success: true });
  expect(body.data).toMatchObject({ ...fields, currency: "EUR", version: 1 });
  expect(Date.parse(body.data.created_at)).toBeGreaterThan(Date.now() - 60_000);
  expect((await call("GET", `/api/assets/${body.data.id}`)).body.data).toEqual(body.data);
});

test("the history of an asset names what changed, newest first, and is nobody else's", async () => {
  const call = await browserOf(await given(db).holder());
  const { body } = await call("POST", "/api/assets", car);
  const path = `/api/assets/${body.data.id}`;
  await call("PATCH", path, { version: 1, title: "Older Volvo", location: "Lyon" });
  const { changes } = (await call("GET", `${path}/history`)).body.data;
  expect(changes).toMatchObject([
    { type: "asset.updated", fields: ["title", "location"] },
    { type: "asset.created", fields: [] },
  ]);
  const stranger = await browserOf(await given(db).holder());
  expect((await stranger("GET", `${path}/history`)).status).toBe(404);
});
