import { dashboardRoutes } from "@heirlock/contract/dashboard";
import { given, type Person } from "@heirlock/db/testing/given";
import { dashboardCards } from "@heirlock/domain/dashboard/cards";
import { defaultLayout } from "@heirlock/domain/dashboard/layout";
import { expect, test } from "vitest";
import { signedInAs, testServer } from "../../kernel/testing.ts";
import { dashboardSlice } from "./slice.ts";

const { db, server } = testServer({ slices: [dashboardSlice], table: { dashboard: dashboardRoutes } });
const path = "/api/user/dashboard-preferences";

async function browserOf(person: Person) {
  const headers = signedInAs(await given(db).session(person));
  return async (method: "GET" | "PUT" | "POST", url: string, payload?: object) => {
    const answer = await server.app.inject({ method, url: path + url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json() };
  };
}
const changed = {
  cardOrder: dashboardCards.will_holder.toReversed(),
  cardVisibility: { recent_activity: false },
  layoutPreset: "comprehensive",
};

test("[DSH-023] [DSH-030] [DSH-031] kept for the person, on whichever device they look", async () => {
  const noor = await given(db).holder();
  const call = await browserOf(noor);
  expect((await call("GET", "/will_holder")).body).toEqual({ success: true, data: null, code: "NOT_FOUND" });
  expect((await call("PUT", "/will_holder", changed)).body).toMatchObject({ success: true });
  const elsewhere = await (await browserOf(noor))("GET", "/will_holder");
  expect(elsewhere.body.data).toEqual({ ...changed, updatedAt: expect.stringMatching(/^20.*Z$/) });
  expect((await call("GET", "/member")).body.code).toBe("NOT_FOUND");
  const events = await db.owner.query("select kind from app.events where recipient_id = $1", [noor.id]);
  expect(events.rows).toEqual([{ kind: "dashboard.changed" }]);
});

test("[DSH-032] reset keeps the first arrangement", async () => {
  const call = await browserOf(await given(db).holder());
  await call("PUT", "/will_holder", changed);
  expect((await call("POST", "/will_holder/reset")).body.data).toMatchObject(defaultLayout("will_holder"));
  expect((await call("GET", "/will_holder")).body.data).toMatchObject(defaultLayout("will_holder"));
});

test("[DSH-027] what this Home does not have is refused, and nothing of it is kept", async () => {
  const call = await browserOf(await given(db).holder());
  const refusal = async (changes: object) => (await call("PUT", "/will_holder", { ...changed, ...changes })).body.code;
  expect(await refusal({ layoutPreset: "minimal" })).toBe("UNKNOWN_PRESET");
  expect(await refusal({ cardOrder: ["will_holders"] })).toBe("UNKNOWN_CARD");
  expect(await refusal({ cardVisibility: { weather: true } })).toBe("UNKNOWN_CARD");
  expect((await call("GET", "/will_holder")).body.data).toBeNull();
  expect((await call("GET", "/admin")).status).toBe(400);
});

test("[DSH-028] what the former single card left behind reads as the eleven", async () => {
  const noor = await given(db).holder();
  await db.owner.query(
    `insert into app.dashboard_layouts (user_id, type, card_order, card_visibility, layout_preset)
     values ($1, 'will_holder', '{main_dashboard}', '{"main_dashboard": true}', 'default')`,
    [noor.id],
  );
  expect((await (await browserOf(noor))("GET", "/will_holder")).body.data).toMatchObject(defaultLayout("will_holder"));
});

test("somebody without a plan has a member's Home alone, and everybody their own", async () => {
  const sami = await browserOf(await given(db).person());
  expect((await sami("GET", "/will_holder")).status).toBe(403);
  expect((await sami("PUT", "/will_holder", changed)).status).toBe(403);
  expect((await sami("POST", "/will_holder/reset")).status).toBe(403);
  const own = { ...defaultLayout("member"), layoutPreset: "minimal" };
  expect((await sami("PUT", "/member", own)).status).toBe(200);
  const other = await browserOf(await given(db).person());
  expect((await other("GET", "/member")).body.data).toBeNull();
});
