import { assetRoutes } from "@heirlock/contract/assets";
import { type Will, willRoutes } from "@heirlock/contract/wills";
import { given, type Person } from "@heirlock/db/testing/given";
import type { AssetId } from "@heirlock/domain/identifiers";
import type { WillContent } from "@heirlock/domain/wills/content";
import { plainWill } from "@heirlock/domain/wills/testing/plain-will";
import { expect, test } from "vitest";
import { signedInAs, testServer } from "../../kernel/testing.ts";
import { assetsSlice } from "../assets/slice.ts";
import { willsSlice } from "./slice.ts";

const { db, server } = testServer({
  slices: [assetsSlice, willsSlice],
  table: { assets: assetRoutes, wills: willRoutes },
});

async function browserOf(person: Person) {
  const headers = signedInAs(await given(db).session(person));
  return async (method: "GET" | "POST" | "PATCH" | "DELETE", url: string, body?: object) => {
    const answer = await server.app.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
    return { status: answer.statusCode, body: answer.json() };
  };
}

/** Nobody in it is a member; the house is for the son, and its use for the daughter. */
function giving(id: string): WillContent {
  const people = plainWill.people.map((one) => ({ ...one, memberId: null }));
  const [house, sum] = plainWill.gifts;
  const what = { asset: id as AssetId, title: "House in Bcharré", part: "1" };
  const gifts = [
    { ...house!, what: { kind: "asset" as const, ...what } },
    sum!,
    { ...house!, id: "g3", to: "daughter", what: { kind: "use" as const, ...what } },
  ];
  return { ...plainWill, people, gifts };
}

async function holderWithWill() {
  const holder = await given(db).holder({ plan: "family" });
  await db.owner.query("update app.people set country = 'FR' where id = $1", [holder.id]);
  const call = await browserOf(holder);
  const asset = await given(db).asset(holder);
  const body = { title: "My main will", law: "fr-civil", content: giving(asset.id) };
  const will: Will = (await call("POST", "/api/wills", body)).body.data;
  const publish = () => call("POST", `/api/wills/${will.id}/versions/1/publish`, { revision: 1 });
  return { holder, call, asset, will, publish };
}

test("an asset tells which wills give it away, and in which version; nobody else is told", async () => {
  const { call, asset, will, publish } = await holderWithWill();
  const uses = async () => (await call("GET", `/api/assets/${asset.id}/wills`)).body.data.wills;
  const draft = { id: will.id, status: "draft", title: "My main will", number: 1, version_status: "draft" };
  expect(await uses()).toEqual([draft]);
  expect((await publish()).status).toBe(200);
  await call("POST", `/api/wills/${will.id}/versions`);
  await call("PATCH", `/api/wills/${will.id}`, { revision: 1, title: "My next will" });
  expect(await uses()).toEqual([
    { ...draft, status: "published", version_status: "published" },
    { ...draft, status: "published", title: "My next will", number: 2 },
  ]);
  const { call: stranger, asset: other } = await holderWithWill();
  expect((await stranger("GET", `/api/assets/${asset.id}/wills`)).body.code).toBe("NOT_FOUND");
  await stranger("PATCH", `/api/wills/${will.id}`, { revision: 1, title: "Not mine" });
  expect((await stranger("GET", `/api/assets/${other.id}/wills`)).body.data.wills).toHaveLength(1);
});

test("deleting an asset takes its gifts out of a draft, and whoever has the draft open is told", async () => {
  const { call, asset, will } = await holderWithWill();
  expect((await call("DELETE", `/api/assets/${asset.id}`)).status).toBe(200);
  const { data } = (await call("GET", `/api/wills/${will.id}/versions/1`)).body;
  expect(data.content).toEqual({ ...giving(asset.id), gifts: [plainWill.gifts[1]] });
  expect(data.revision).toBe(2);
  const late = await call("PATCH", `/api/wills/${will.id}`, { revision: 1, title: "Late" });
  expect(late.body.code).toBe("UPDATE_ERROR");
});

test("an asset that a published will gives away is not deleted, and once the will is put away it is", async () => {
  const { call, asset, will, publish } = await holderWithWill();
  await publish();
  const refused = await call("DELETE", `/api/assets/${asset.id}`);
  expect(refused).toMatchObject({ status: 409, body: { code: "ASSET_IN_WILL" } });
  await call("POST", `/api/wills/${will.id}/versions`);
  await call("PATCH", `/api/wills/${will.id}`, { revision: 1, content: { ...giving(asset.id), gifts: [] } });
  expect((await call("DELETE", `/api/assets/${asset.id}`)).body.code, "version 1 is still in force").toBe(
    "ASSET_IN_WILL",
  );
  expect((await call("POST", `/api/wills/${will.id}/archive`)).status).toBe(200);
  expect((await call("DELETE", `/api/assets/${asset.id}`)).status).toBe(200);
  const { data } = (await call("GET", `/api/wills/${will.id}/versions/1`)).body;
  expect(data.content, "what was published stays as it is").toEqual(giving(asset.id));
});

test("a publish and a delete at the same time end in one of two ways, both of them whole", async () => {
  const { call, asset, will, publish } = await holderWithWill();
  const [published, deleted] = await Promise.all([publish(), call("DELETE", `/api/assets/${asset.id}`)]);
  const isThere = (await call("GET", `/api/assets/${asset.id}`)).status === 200;
  const { data } = (await call("GET", `/api/wills/${will.id}/versions/1`)).body;
  if (published.status === 200)
    expect({ deleted: deleted.body.code, isThere }).toEqual({ deleted: "ASSET_IN_WILL", isThere: true });
  else expect({ isThere, gifts: data.content.gifts.length }).toEqual({ isThere: false, gifts: 1 });
});
