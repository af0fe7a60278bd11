import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { openApiDocument } from "@heirlock/contract/openapi";
import { routeTable } from "@heirlock/contract/routes";
import { systemRoutes } from "@heirlock/contract/system";
import { expect, test, vi } from "vitest";
import { createPools } from "../../kernel/pools.ts";
import { startTestApp, testConfig, testServer } from "../../kernel/testing.ts";
import { systemSlice } from "./slice.ts";

const table = { system: systemRoutes };
const { db, server } = testServer({ slices: [systemSlice], table });

test("[OPS-001] a process with its database is healthy and ready", async () => {
  expect((await server.app.inject("/api/health")).json()).toEqual({ success: true, status: "ok" });
  expect((await server.app.inject("/api/ready")).json()).toEqual({ success: true, status: "ready", keeper: "silent" });
});

test("[OPS-033] it says how the keeper is, and serves all the same", async () => {
  const keeper = async () => (await server.app.inject("/api/ready")).json().keeper;
  await db.as("heirlock_keeper").query("insert into audit.keeper_health (state) values ('database_older')");
  expect(await keeper()).toBe("database_older");
  await db.owner.query("update audit.keeper_health set state = 'working', seen_at = now() - interval '61 seconds'");
  expect(await keeper()).toBe("silent");
  await db.owner.query("delete from audit.keeper_health");
});

test("[OPS-001] without its database it lives, and says what is missing", async () => {
  const config = { ...testConfig(db), databaseUrl: "postgresql://nobody@127.0.0.1:1/none" };
  const lonely = await startTestApp(db, { config, pools: createPools(config), slices: [systemSlice], table });
  expect((await lonely.app.inject("/api/health")).statusCode).toBe(200);
  const ready = await lonely.app.inject("/api/ready");
  expect({ status: ready.statusCode, body: ready.json() }).toMatchObject({
    status: 503,
    body: { success: false, code: "UNAVAILABLE", missing: "database" },
  });
  expect(ready.headers["retry-after"]).toBe("5");
  await lonely.close();
});

test("[OPS-001] [OPS-012] on a schema it does not know it is not ready", async () => {
  await db.owner.query(
    "insert into public.schema_migrations (number, name, sha256) values (9999, 'from-the-future', 'x')",
  );
  const ready = await server.app.inject("/api/ready");
  expect({ status: ready.statusCode, missing: ready.json().missing }).toEqual({ status: 503, missing: "migrations" });
  await db.owner.query("delete from public.schema_migrations where number = 9999");
  expect((await server.app.inject("/api/ready")).statusCode).toBe(200);
});

test("asking whether it is ready reads no file, however often it is asked", async () => {
  const reads = [vi.spyOn(fs, "readdirSync"), vi.spyOn(fs, "readFileSync")];
  syncBuiltinESMExports();
  for (let n = 0; n < 3; n++) expect((await server.app.inject("/api/ready")).statusCode).toBe(200);
  const calls = reads.map((read) => read.mock.calls.length);
  for (const read of reads) read.mockRestore();
  syncBuiltinESMExports();
  expect(calls).toEqual([0, 0]);
});

test("the document that is served is the one of the route table, with every route in it", async () => {
  const answer = await server.app.inject("/api/openapi.json");
  expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(answer.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
  const documented = Object.values(answer.json().paths as object).flatMap((methods) => Object.keys(methods));
  expect(documented).toHaveLength(Object.values(routeTable).flatMap((slice) => Object.keys(slice)).length);
});

test("the page names every route and holds neither script nor style of its own", async () => {
  const { body, headers } = await server.app.inject("/api/docs");
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  for (const slice of Object.values(routeTable))
    for (const { path, summary } of Object.values(slice)) {
      expect(body.includes(path.replace(/:(\w+)/g, "{$1}")), path).toBe(true);
      expect(body.includes(summary.replaceAll('"', "&quot;")), summary).toBe(true);
    }
  expect(/<script|<style| style=| on[a-z]+=|https?:/.exec(body)).toBeNull();
  const style = await server.app.inject("/api/docs.css");
  expect(style.headers["content-type"]).toBe("text/css; charset=utf-8");
});
