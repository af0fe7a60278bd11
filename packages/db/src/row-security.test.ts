import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "./testing/database.ts";
import { given } from "./testing/given.ts";
import { insertion, type PlantedEstate, plantEverything, plants } from "./testing/plants.ts";

let db: TestDatabase;
let mine: PlantedEstate;
let theirs: PlantedEstate;

async function estate(): Promise<PlantedEstate> {
  const holder = await given(db).holder();
  const planted = { holder, member: await given(db).member({ of: holder }) };
  await plantEverything(db.owner, planted);
  return planted;
}

beforeAll(async () => {
  db = await createTestDatabase();
  mine = await estate();
  theirs = await estate();
});
afterAll(() => db.drop());

const roles = ["heirlock_app", "heirlock_worker"] as const;
const tables = Object.keys(plants);

test("[SEC-022] every table of the schema app says how to plant a row, so that it is covered here", async () => {
  const { rows } = await db.owner.query("select tablename from pg_tables where schemaname = 'app' order by 1");
  expect(rows.map((row) => row.tablename)).toEqual(tables.toSorted());
  for (const table of tables) expect(await count(db.owner, table, theirs), `rows in app.${table}`).toBeGreaterThan(0);
});

function count(client: pg.Pool | pg.ClientBase, table: string, of: PlantedEstate): Promise<number> {
  const { whose } = plants[table]!;
  return affected(client, `select from app.${table} where ${whose}`, of);
}

/** How many rows a statement reached; none when the role lacks the right to try. */
async function affected(client: pg.Pool | pg.ClientBase, text: string, of: PlantedEstate): Promise<number> {
  try {
    return (await client.query(text, [of.holder.id, of.member.id])).rowCount ?? 0;
  } catch (failure) {
    if ((failure as pg.DatabaseError).code !== "42501") throw failure;
    return 0;
  }
}

/** Runs a step in a transaction of its own that leaves nothing behind. */
async function attempt<T>(client: pg.Client, actor: string | undefined, step: () => Promise<T>): Promise<T> {
  await client.query("begin");
  if (actor) await client.query("select set_config('app.user_id', $1, true)", [actor]);
  try {
    return await step();
  } finally {
    await client.query("rollback");
  }
}

async function reachesNothing(client: pg.Client, table: string, actor: string | undefined): Promise<void> {
  const { whose, row } = plants[table]!;
  const { rows } = await db.owner.query(
    "select attname from pg_attribute where attrelid = $1::regclass and attnum = 1",
    [`app.${table}`],
  );
  const column = rows[0].attname;
  const tries = {
    select: `select from app.${table} where ${whose}`,
    update: `update app.${table} set ${column} = ${column} where ${whose}`,
    delete: `delete from app.${table} where ${whose}`,
  };
  for (const [name, text] of Object.entries(tries)) {
    const reached = await attempt(client, actor, () => affected(client, text, theirs));
    expect(reached, `${name} on app.${table}`).toBe(0);
  }
  // A delete without a condition reads no column, so that only the policies for delete hold it back.
  const swept = await attempt(client, actor, () => affected(client, `delete from app.${table} where $1 <> $2`, theirs));
  expect(swept, `sweep of app.${table}`).toBeLessThanOrEqual(actor ? await count(db.owner, table, mine) : 0);

  const inserted = attempt(client, actor, () => client.query(insertion(table, row(theirs))));
  await expect(inserted, `insert into app.${table}`).rejects.toMatchObject({ code: "42501" });
}

describe.each(roles)("[SEC-022] %s", (role) => {
  describe.each(["fresh", "reused"])("on a %s connection", (kind) => {
    let client: pg.Client;
    beforeAll(async () => {
      client = new pg.Client({ connectionString: db.urlOf(role) });
      await client.connect();
      if (kind === "reused") {
        await attempt(client, mine.holder.id, () => client.query("select"));
        const { rows } = await client.query("select current_setting('app.user_id', true) as actor");
        expect(rows).toEqual([{ actor: "" }]);
      }
    });
    afterAll(() => client.end());

    test.each(tables)("without an actor there is nothing in app.%s, not even by force", async (table) => {
      await reachesNothing(client, table, undefined);
    });

    test.each(tables)("one holder reaches nothing of another's in app.%s", async (table) => {
      await reachesNothing(client, table, mine.holder.id);
    });
  });
});

describe("[SEC-022] the emptiness is no accident", () => {
  test.each(tables)("the holder sees their own rows in app.%s exactly when they should", async (table) => {
    const client = new pg.Client({ connectionString: db.urlOf("heirlock_app") });
    await client.connect();
    const seen = await attempt(client, mine.holder.id, () => count(client, table, mine));
    await client.end();
    expect(seen > 0).toBe(plants[table]!.seenByHolder);
  });

  const owned = tables.filter((table) => plants[table]!.seenByHolder);
  test.each(owned)("no holder hands a row of app.%s over to another", async (table) => {
    const { rows } = await db.owner.query(
      `select attname from pg_attribute
        where attrelid = $1::regclass and attname in ('holder_id', 'recipient_id', 'user_id', 'id') order by attnum limit 1`,
      [`app.${table}`],
    );
    const client = new pg.Client({ connectionString: db.urlOf("heirlock_app") });
    await client.connect();
    const given = attempt(client, mine.holder.id, () =>
      client.query(`update app.${table} set ${rows[0].attname} = $1 where ${rows[0].attname} = $2`, [
        theirs.holder.id,
        mine.holder.id,
      ]),
    );
    await expect(given).rejects.toMatchObject({ code: "42501" });
    await client.end();
  });
});

test("[SEC-022] heirlock_auth deletes people of accounts that were never confirmed in seven days, and nobody else", async () => {
  const old = await given(db).person({ verified: false });
  const young = await given(db).person({ verified: false });
  const confirmed = await given(db).person({ verified: true });
  const created = "update auth.users set created_at = now() - make_interval(days => $2) where id = $1";
  for (const [person, days] of [
    [old, 8],
    [young, 6],
    [confirmed, 8],
  ] as const)
    await db.owner.query(created, [person.id, days]);
  const client = new pg.Client({ connectionString: db.urlOf("heirlock_auth") });
  await client.connect();
  // Without a condition: the policy alone decides.
  const gone = await attempt(client, undefined, () => client.query("delete from app.people returning id"));
  expect(gone.rows).toEqual([{ id: old.id }]);
  // Events have no foreign key to go by: of accounts whose days are over they may be swept, and there is none here.
  const events = await attempt(client, undefined, () => client.query("delete from app.events returning recipient_id"));
  expect(events.rows).toEqual([]);
  for (const table of tables.filter((name) => name !== "people" && name !== "events")) {
    const swept = attempt(client, undefined, () => client.query(`delete from app.${table}`));
    await expect(swept, `sweep of app.${table}`).rejects.toMatchObject({ code: "42501" });
  }
  await client.end();
});
