import type pg from "pg";
import { expect, test } from "vitest";
import { testDatabase } from "../testing/database.ts";
import {
  tablesWithoutRowSecurity,
  unguardedFunctions,
  unindexedForeignKeys,
  viewsWithOwnersRights,
} from "./schema-guards.ts";

const db = testDatabase();

type Guard = (db: pg.ClientBase) => Promise<string[]>;

/** Plants something the guard should see, and takes it away again. */
async function planted(guard: Guard, sql: string): Promise<string[]> {
  const client = await db.owner.connect();
  try {
    await client.query(`begin; ${sql}`);
    return await guard(client);
  } finally {
    await client.query("rollback");
    client.release();
  }
}

const TABLE = "create table app.planted (id uuid primary key, holder_id uuid references app.estates, other uuid);";

test("[OPS-013] every foreign key has an index that begins with its columns", async () => {
  expect(await unindexedForeignKeys(db.owner)).toEqual([]);
});

test("[OPS-013] a foreign key without one is found, and so is an index that does not help", async () => {
  const found = ["app.planted (planted_holder_id_fkey)"];
  expect(await planted(unindexedForeignKeys, TABLE)).toEqual(found);
  expect(await planted(unindexedForeignKeys, `${TABLE} create index on app.planted (other, holder_id)`)).toEqual(found);
  const partial = `${TABLE} create index on app.planted (holder_id) where other is null`;
  expect(await planted(unindexedForeignKeys, partial)).toEqual(found);
  expect(await planted(unindexedForeignKeys, `${TABLE} create index on app.planted (holder_id, other)`)).toEqual([]);
});

test("[SEC-022] row security is on and forced on every table of the schema app", async () => {
  expect(await tablesWithoutRowSecurity(db.owner)).toEqual([]);
  expect(await planted(tablesWithoutRowSecurity, TABLE)).toEqual(["app.planted"]);
  const unforced = `${TABLE} alter table app.planted enable row level security`;
  expect(await planted(tablesWithoutRowSecurity, unforced)).toEqual(["app.planted"]);
});

test("[SEC-022] every view reads with the rights of whoever asks", async () => {
  expect(await viewsWithOwnersRights(db.owner)).toEqual([]);
  expect(await planted(viewsWithOwnersRights, "create view app.planted as select 1")).toEqual(["app.planted"]);
  const invoker = "create view app.planted with (security_invoker = true) as select 1";
  expect(await planted(viewsWithOwnersRights, invoker)).toEqual([]);
});

test("[SEC-022] no function is everybody's, none takes its owner's rights along the caller's search path", async () => {
  expect(await unguardedFunctions(db.owner)).toEqual([]);
  const body = "returns int language sql security definer as 'select 1'";
  expect(await planted(unguardedFunctions, `create function app.planted() ${body}`)).toEqual(["app.planted()"]);
  const pathed = `create function app.planted() ${body} set search_path = pg_catalog, pg_temp`;
  expect(await planted(unguardedFunctions, pathed)).toEqual(["app.planted()"]);
  const closed = `${pathed}; revoke execute on function app.planted() from public`;
  expect(await planted(unguardedFunctions, closed)).toEqual([]);
});
