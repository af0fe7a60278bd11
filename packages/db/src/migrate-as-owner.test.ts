import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startEmbeddedPostgres } from "./embedded.ts";
import { migrate, schemaState } from "./migrate.ts";
import { urlFor } from "./roles.ts";

// Roles belong to the cluster, so this one is its own.
let server: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
beforeAll(async () => {
  server = await startEmbeddedPostgres();
});
afterAll(() => server.stop());

test("[OPS-012] the database's owner migrates without being a superuser, as at a hosting provider", {
  timeout: 60_000,
}, async () => {
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query("create role hosted login createrole password 'hosted'");
  await admin.query("create database hosted owner hosted");
  await admin.end();

  const url = new URL(server.urlOf("hosted"));
  url.username = "hosted";
  url.password = "hosted";
  const settings = { databaseUrl: url.href, secret: "a secret of tests that is long enough" };
  expect((await migrate(settings)).length).toBeGreaterThan(0);
  expect(await migrate(settings)).toEqual([]);

  const app = new pg.Client({ connectionString: urlFor("heirlock_app", url.href, settings.secret) });
  await app.connect();
  expect(await schemaState(app)).toBe("up-to-date");
  const { rows } = await app.query("select user_id from auth.enter('unknown')");
  expect(rows).toEqual([{ user_id: null }]);
  await app.end();
});
