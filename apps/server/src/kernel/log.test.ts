import { assetRoutes } from "@heirlock/contract/assets";
import { systemRoutes } from "@heirlock/contract/system";
import { testDatabase } from "@heirlock/db/testing/database";
import { given } from "@heirlock/db/testing/given";
import { afterAll, beforeAll, expect, test } from "vitest";
import { assetsSlice } from "../slices/assets/slice.ts";
import { systemSlice } from "../slices/system/slice.ts";
import { createLog, scrub } from "./log.ts";
import { signedInAs, startTestApp, type TestApp, testConfig } from "./testing.ts";

const db = testDatabase();
let server: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  server = await startTestApp(db, {
    config: { ...testConfig(db), logLevel: "trace" },
    log: createLog("trace", { write: (line) => lines.push(line) }),
    slices: [assetsSlice, systemSlice],
    table: { assets: assetRoutes, system: systemRoutes },
  });
});
afterAll(async () => {
  await server.close();
});

test("[SEC-033] a journey at the loudest level leaves none of its markers in the log, and the control is found", async () => {
  const markers = {
    title: "MarkerTitleOfTheHouse",
    location: "MarkerLocation",
    description: "MarkerDescription",
    query: "MarkerQuery",
    agent: "MarkerAgent",
    broken: "MarkerBroken",
    email: "marker.person@example.org",
  };
  const holder = await given(db).holder({ email: markers.email, firstName: "MarkerFirst", lastName: "MarkerLast" });
  const session = await given(db).session(holder);
  const headers = { ...signedInAs(session), "user-agent": markers.agent };
  const { app } = server;
  const fields = { asset_type: "physical", asset_subtype: "vehicle" };
  const body = { ...fields, title: markers.title, location: markers.location, description: markers.description };
  const created = await app.inject({ method: "POST", url: "/api/assets", headers, payload: body });
  await app.inject({ url: `/api/assets?type=${markers.query}`, headers });
  await app.inject({ url: `/api/${markers.query}?token=${session.token}`, headers });
  await app.inject({
    method: "POST",
    url: "/api/assets",
    headers: { ...headers, "content-type": "application/json" },
    payload: `{"${markers.broken}`,
  });
  // A failure of the database quotes the row: "Failing row contains (…)".
  await db.owner.query(
    "alter table app.assets add constraint never check (title <> 'MarkerTitleOfTheHouse') not valid",
  );
  const failed = await app.inject({ method: "POST", url: "/api/assets", headers, payload: body });
  expect(failed.json().code).toBe("DATABASE_ERROR");
  await db.owner.query("alter table app.assets drop constraint never");
  await app.inject({
    method: "POST",
    url: "/api/client-log",
    payload: {
      level: "error",
      message: `Control of ${markers.email} at /verify?token=${session.token}`,
      context: { token: session.token },
    },
  });

  const log = lines.join("");
  const secrets = [...Object.values(markers), "MarkerFirst", "MarkerLast", session.token, session.hash];
  for (const secret of secrets) expect(log).not.toContain(secret);
  expect(log).not.toContain("MarkerFirst");
  expect(log).toContain("Control of [e-mail] at /verify?[query]");
  expect(log).toContain('"route":"/api/assets"');
  expect(log).toContain('"sqlState":"23514"');
  expect(log).toContain(failed.json().errorId);
  expect(log).not.toContain(created.json().data.id);
});

test("every line of a request names the pattern of its route, never the address", async () => {
  lines.length = 0;
  const id = "0b0f3a8e-7a55-4c0e-9a52-0c0f6ad7b111";
  await server.app.inject(`/api/assets/${id}`);
  expect(JSON.parse(lines.at(-1)!)).toMatchObject({ route: "/api/assets/:id", method: "GET", status: 401 });
  expect(lines.join("")).not.toContain(id);
});

test("at level error a request leaves no line", async () => {
  const quiet: string[] = [];
  const silent = await startTestApp(db, {
    log: createLog("error", { write: (line) => quiet.push(line) }),
    slices: [systemSlice],
    table: { system: systemRoutes },
  });
  await silent.app.inject("/api/health");
  await silent.close();
  expect(quiet).toEqual([]);
});

test("the scrubber takes addresses, tokens and queries and leaves words and our ids", () => {
  const id = "0b0f3a8e-7a55-4c0e-9a52-0c0f6ad7b111";
  expect(scrub(`Mail to <nadia.h+x@sub.example.co.uk> for ${id} failed at https://x.test/a?b=c`)).toBe(
    `Mail to <[e-mail]> for ${id} failed at https://x.test/a?[query]`,
  );
  expect(scrub("token dGhpcyBpcyBhIHNlY3JldCB0b2tlbiBvZiBvdXJz")).toBe("token [token]");
});
