import { testDatabase } from "@heirlock/db/testing/database";
import { expect, test } from "vitest";
import { forgetRateCounters } from "../slices/system/forget-rate-counters.ts";
import { deletePage, deletePages } from "./delete-pages.ts";

const db = testDatabase();

const left = async (table: string) => (await db.owner.query(`select count(*)::int as n from ${table}`)).rows[0].n;

test("a statement deletes a page, and the run all pages of what is due", async () => {
  await db.owner.query(
    `insert into app.rate_counters (bucket, window_start, hits)
     select 'old-' || n, now() - interval '2 days', 1 from generate_series(1, 2500) n
     union all select 'new-' || n, now(), 1 from generate_series(1, 3) n`,
  );
  await forgetRateCounters(db.as("heirlock_worker"));
  expect(await left("app.rate_counters")).toBe(3);
});

test("a row that somebody holds is left for the next time", async () => {
  await db.owner.query(
    `insert into auth.verifications (id, identifier, value, expires_at)
     select gen_random_uuid(), n::text, '', now() - interval '1 hour' from generate_series(1, 2) n`,
  );
  const statement = deletePage("forget", "auth.verifications", "expires_at < now()");
  const holder = await db.owner.connect();
  await holder.query("begin");
  await holder.query("select from auth.verifications where identifier = '1' for update");
  await deletePages(db.as("heirlock_auth"), statement);
  await holder.query("rollback");
  holder.release();
  expect(await left("auth.verifications")).toBe(1);
  await deletePages(db.as("heirlock_auth"), statement);
  expect(await left("auth.verifications")).toBe(0);
});
