import { describe, expect, test } from "vitest";
import { LOGIN_ROLES, passwordOf, urlFor } from "./roles.ts";
import { testDatabase } from "./testing/database.ts";
import { given } from "./testing/given.ts";

const db = testDatabase();

test("a role's password depends on the role and on the secret", () => {
  const url = "postgresql://owner:pw@db.example:5433/heirlock?sslmode=require";
  expect(passwordOf("heirlock_app", "a")).not.toBe(passwordOf("heirlock_app", "b"));
  expect(passwordOf("heirlock_app", "a")).not.toBe(passwordOf("heirlock_auth", "a"));
  expect(urlFor("heirlock_app", url, "a")).toBe(
    `postgresql://heirlock_app:${passwordOf("heirlock_app", "a")}@db.example:5433/heirlock?sslmode=require`,
  );
});

test("[SEC-022] no role bypasses row security, and none but the worker can become another", async () => {
  const { rows: strong } = await db.owner.query(
    `select rolname from pg_roles where rolname like 'heirlock%'
       and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication or rolinherit)`,
  );
  expect(strong).toEqual([]);
  const { rows: members } = await db.owner.query(
    "select member::regrole, roleid::regrole from pg_auth_members where member::regrole::text like 'heirlock%' order by 2",
  );
  // The worker does its jobs as the role whose tables they are about; it logs in as itself.
  expect(members).toEqual([
    { member: "heirlock_worker", roleid: "heirlock_app" },
    { member: "heirlock_worker", roleid: "heirlock_auth" },
  ]);
  const { rows: logins } = await db.owner.query(
    "select rolname from pg_roles where rolname like 'heirlock%' and rolcanlogin order by 1",
  );
  expect(logins.map((row) => row.rolname)).toEqual(LOGIN_ROLES.toSorted());
});

describe("[SEC-022] app and worker cannot touch a table of accounts", () => {
  test.each(["heirlock_app", "heirlock_worker"] as const)("%s", async (role) => {
    const { rows } = await db.owner.query("select tablename as name from pg_tables where schemaname = 'auth'");
    expect(rows.length).toBeGreaterThan(4);
    for (const { name } of rows) {
      await expect(db.as(role).query(`select from auth.${name}`), name).rejects.toThrow("permission denied");
      const { rows: rights } = await db.owner.query(
        `select has_table_privilege($1, $2, 'insert, update, delete, truncate, trigger') or
                has_any_column_privilege($1, $2, 'select, insert, update, references') as some`,
        [role, `auth.${name}`],
      );
      expect(rights, name).toEqual([{ some: false }]);
    }
  });
});

describe("[SEC-022] the worker reaches what its named policies say", () => {
  test("and these are all of them", async () => {
    const { rows } = await db.owner.query(
      "select tablename || '.' || policyname as name from pg_policies where 'heirlock_worker' = any (roles) order by 1",
    );
    expect(rows.map((row) => row.name)).toEqual([
      "events.forget_old",
      "events.see_old",
      "news.forget_old",
      "news.see_old",
      "plan_leaves.forget_old",
      "plan_leaves.see_old",
      "rate_counters.forget_old",
      "rate_counters.see_old",
    ]);
  });

  test("which lets it forget what is older than a day", async () => {
    const holder = await given(db).holder();
    for (const [id, age] of [
      [1, "25 hours"],
      [2, "23 hours"],
    ]) {
      await db.owner.query(
        "insert into app.events (recipient_id, id, kind, payload, created_at) values ($1, $2, 'x', '{}', now() - $3::interval)",
        [holder.id, id, age],
      );
      await db.owner.query("insert into app.rate_counters values ('sign-in', now() - $1::interval, 1)", [age]);
    }
    const worker = db.as("heirlock_worker");
    expect((await worker.query("delete from app.events returning id")).rows).toEqual([{ id: "1" }]);
    expect((await worker.query("delete from app.rate_counters")).rowCount).toBe(1);
    expect((await db.owner.query("select id from app.events")).rows).toEqual([{ id: "2" }]);
  });
});

test("a table that nobody was granted stays closed to every role", async () => {
  await db.owner.query("create table app.planted (id uuid); alter table app.planted owner to heirlock_owner");
  for (const role of LOGIN_ROLES)
    await expect(db.as(role).query("select from app.planted")).rejects.toThrow("permission denied");
  await db.owner.query("drop table app.planted");
});
