import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate, schemaState } from "./migrate.ts";
import { MIGRATIONS, readMigrations } from "./migrations.ts";
import { LOGIN_ROLES } from "./roles.ts";
import { createTestDatabase, type TestDatabase } from "./testing/database.ts";

let cluster: TestDatabase;
beforeAll(async () => {
  cluster = await createTestDatabase();
});
const home = mkdtempSync(join(tmpdir(), "migrations-"));
afterAll(async () => {
  rmSync(home, { recursive: true });
  await cluster.drop();
});

/** A database of its own with nothing in it. */
async function emptyDatabase(name: string): Promise<string> {
  await cluster.owner.query(`create database ${name}`);
  const url = new URL(cluster.ownerUrl);
  url.pathname = `/${name}`;
  return url.href;
}

function migrationsPlus(...files: [name: string, sql: string][]): string {
  const directory = mkdtempSync(join(home, "more-"));
  cpSync(MIGRATIONS, directory, { recursive: true });
  for (const [name, sql] of files) writeFileSync(join(directory, name), sql);
  return directory;
}

const secret = () => cluster.secret;
const count = readMigrations().length;
const next = `${String(count + 1).padStart(4, "0")}-more.sql`;

test("[OPS-012] two processes at once apply each migration once, and so do two databases of a cluster", async () => {
  const urls = [await emptyDatabase("twice"), await emptyDatabase("beside")];
  const runs = [...urls, ...urls].map((databaseUrl) => migrate({ databaseUrl, secret: secret() }));
  const applied = await Promise.all(runs);
  expect(applied.map((names) => names.length).toSorted()).toEqual([0, 0, count, count]);
});

test("[OPS-012] a second run finds nothing to do, and every role can tell that the schema fits", async () => {
  expect(await migrate({ databaseUrl: cluster.ownerUrl, secret: secret() })).toEqual([]);
  for (const role of LOGIN_ROLES) expect(await schemaState(cluster.as(role))).toBe("up-to-date");
});

test("[OPS-012] an older and a newer build see that the schema is not theirs", async () => {
  const newer = migrationsPlus([next, "select 1"]);
  expect(await schemaState(cluster.as("heirlock_app"), newer)).toBe("behind");
  const empty = mkdtempSync(join(home, "empty-"));
  expect(await schemaState(cluster.as("heirlock_app"), empty)).toBe("ahead");
  await expect(migrate({ databaseUrl: cluster.ownerUrl, secret: secret(), directory: empty })).rejects.toThrow(
    `The database is at migration ${count}; this build knows 0.`,
  );
});

test("[OPS-012] a migration that was changed after it was applied is refused by name", async () => {
  const directory = migrationsPlus(["0001-roles-and-schemas.sql", "select 'something else'"]);
  expect(await schemaState(cluster.as("heirlock_app"), directory)).toBe("different");
  await expect(migrate({ databaseUrl: cluster.ownerUrl, secret: secret(), directory })).rejects.toThrow(
    "Migration 0001-roles-and-schemas was changed after it was applied.",
  );
});

test("[OPS-012] a migration that fails leaves nothing of itself", async () => {
  const directory = migrationsPlus([next, "create table app.half (id int); select 1 / 0"]);
  await expect(migrate({ databaseUrl: cluster.ownerUrl, secret: secret(), directory })).rejects.toThrow(
    `Migration ${next.replace(".sql", "")} failed: division by zero`,
  );
  const { rows } = await cluster.owner.query("select to_regclass('app.half') as half");
  expect(rows).toEqual([{ half: null }]);
  expect(await schemaState(cluster.owner)).toBe("up-to-date");
});

test("[OPS-012] numbers have no gaps and names fit", () => {
  expect(() => readMigrations(migrationsPlus(["0099-far.sql", ""]))).toThrow(/0099-far.sql should be named/);
  expect(() => readMigrations(migrationsPlus([next.replace("more", "More"), ""]))).toThrow(/should be named/);
});

test("a database that was never migrated is behind", async () => {
  const client = new pg.Client({ connectionString: await emptyDatabase("bare") });
  await client.connect();
  expect(await schemaState(client)).toBe("behind");
  await client.end();
});
