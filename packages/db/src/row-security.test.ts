import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "./testing/database.ts";
import { given, type Person } from "./testing/given.ts";
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

/** How many rows a statement reached; none when the role lacks the right to try, or the database sees a forged entry. */
async function affected(client: pg.Pool | pg.ClientBase, text: string, of: PlantedEstate): Promise<number> {
  try {
    return (await client.query(text, [of.holder.id, of.member.id])).rowCount ?? 0;
  } catch (failure) {
    if (!["42501", "55000"].includes((failure as pg.DatabaseError).code ?? "")) throw failure;
    return 0;
  }
}

/** What a transaction begins with. */
type Beginning = ((client: pg.Client) => Promise<unknown>) | undefined;
const entering =
  (person: Person): NonNullable<Beginning> =>
  async (client) =>
    client.query("select from auth.enter($1)", [(await given(db).session(person)).hash]);

/** Runs a step in a transaction of its own that leaves nothing behind. */
async function attempt<T>(client: pg.Client, begin: Beginning, step: () => Promise<T>): Promise<T> {
  await client.query("begin");
  try {
    await begin?.(client);
    return await step();
  } finally {
    await client.query("rollback");
  }
}

async function reachesNothing(client: pg.Client, table: string, begin: Beginning): Promise<void> {
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
    const reached = await attempt(client, begin, () => affected(client, text, theirs));
    expect(reached, `${name} on app.${table}`).toBe(0);
  }
  // A delete without a condition reads no column, so that only the policies for delete hold it back.
  const swept = await attempt(client, begin, () => affected(client, `delete from app.${table} where $1 <> $2`, theirs));
  expect(swept, `sweep of app.${table}`).toBeLessThanOrEqual(begin ? await count(db.owner, table, mine) : 0);

  const inserted = attempt(client, begin, () => client.query(insertion(table, row(theirs))));
  await expect(inserted, `insert into app.${table}`).rejects.toMatchObject({
    code: expect.stringMatching(/^(42501|55000)$/),
  });
}

describe.each(roles)("[SEC-022] %s", (role) => {
  describe.each(["fresh", "reused"])("on a %s connection", (kind) => {
    let client: pg.Client;
    beforeAll(async () => {
      client = new pg.Client({ connectionString: db.urlOf(role) });
      await client.connect();
      if (kind === "reused") {
        const as = role === "heirlock_app" ? entering(mine.holder) : undefined;
        await attempt(client, as, () =>
          client.query("select set_config('app.entry', current_setting('app.entry', true), true)"),
        );
        const { rows } = await client.query("select current_setting('app.entry', true) as entry");
        expect(rows).toEqual([{ entry: "" }]);
      }
    });
    afterAll(() => client.end());

    test.each(tables)("without an actor there is nothing in app.%s, not even by force", async (table) => {
      await reachesNothing(client, table, undefined);
    });

    // The worker enters no estate by a session.
    if (role === "heirlock_app")
      test.each(tables)("one holder reaches nothing of another's in app.%s", async (table) => {
        await reachesNothing(client, table, entering(mine.holder));
      });
  });
});

describe("[SEC-045] no setting makes the app act for somebody", () => {
  const setting =
    (name: string, value: string): NonNullable<Beginning> =>
    (client) =>
      client.query("select set_config($1, $2, true)", [name, value]);
  const nobody = "00000000-0000-0000-0000-000000000000";
  const forgeries: Record<string, () => NonNullable<Beginning>> = {
    "the setting of earlier versions": () => setting("app.user_id", theirs.holder.id),
    "the setting of the entry": () => setting("app.entry", theirs.holder.id),
    "an entry into the estate, by nobody": () => setting("app.entry", `${nobody}${theirs.holder.id}${nobody}`),
    "the setting, over an entry of one's own": () => async (client) => {
      await entering(mine.holder)(client);
      await setting("app.entry", theirs.holder.id)(client);
    },
    "an entry of one's own, changed to another estate": () => async (client) => {
      await entering(mine.holder)(client);
      await setting("app.entry", `${mine.holder.id}${theirs.holder.id}${nobody}`)(client);
    },
    "a session that is none": () => (client) => client.query("select from auth.enter($1)", [theirs.holder.id]),
  };

  let client: pg.Client;
  beforeAll(async () => {
    client = new pg.Client({ connectionString: db.urlOf("heirlock_app") });
    await client.connect();
  });
  afterAll(() => client.end());

  describe.each(Object.entries(forgeries))("%s", (_name, forge) => {
    test.each(tables)("reaches nothing in app.%s", async (table) => {
      await reachesNothing(client, table, forge());
    });
  });

  test("an entry is good for its transaction alone", async () => {
    const entry = await attempt(client, entering(theirs.holder), async () => {
      const { rows } = await client.query("select current_setting('app.entry') as entry");
      expect(await count(client, "assets", theirs)).toBeGreaterThan(0);
      return rows[0].entry as string;
    });
    expect(await attempt(client, setting("app.entry", entry), () => count(client, "assets", theirs))).toBe(0);
  });

  test.each([
    "select setval('auth.entry_mark', 1)",
    "select nextval('auth.entry_mark')",
    "alter sequence auth.entry_mark restart",
    "select auth.make_entry('00000000-0000-4000-8000-000000000001')",
    "select auth.enter_as_timer('00000000-0000-4000-8000-000000000001')",
    "set role heirlock_auth",
    "set role heirlock_worker",
    "set session authorization heirlock_auth",
  ])("nobody but the functions of heirlock_auth makes one: %s", async (statement) => {
    await expect(db.as("heirlock_app").query(statement)).rejects.toMatchObject({ code: "42501" });
  });

  test("[OPS-019] who acted is who has entered, whatever the app says", async () => {
    const actorOf = async (begin: Beginning, said: string | null) =>
      attempt(client, begin, async () => {
        await client.query("select audit.append($1, 'asset.updated', $2, '{}')", [mine.holder.id, said]);
        const { rows } = await client.query("select body from audit.own_entries(0, 1000) order by seq desc limit 1");
        return rows[0] ? (JSON.parse(rows[0].body).actor as string | null) : undefined;
      });
    expect(await actorOf(entering(mine.holder), theirs.holder.id)).toBe(mine.holder.id);
    expect(await actorOf(entering(mine.holder), null)).toBe(mine.holder.id);
    await db.as("heirlock_app").query("select audit.append($1, 'asset.updated', $1, '{}')", [mine.holder.id]);
    const { rows } = await db.owner.query("select body from audit.entries where estate_id = $1", [mine.holder.id]);
    expect(rows.map(({ body }) => JSON.parse(body).actor)).toEqual([null]);
  });
});

describe("[SEC-045] in somebody's plan a member", () => {
  let client: pg.Client;
  beforeAll(async () => {
    client = new pg.Client({ connectionString: db.urlOf("heirlock_app") });
    await client.connect();
  });
  afterAll(() => client.end());
  const enterPlan =
    (person: Person, of: PlantedEstate, inHand: string | null = null): NonNullable<Beginning> =>
    async (client) => {
      await entering(person)(client);
      const { rows } = await client.query("select app.enter_plan($1, $2, $3) as entered", [
        of.holder.id,
        of.member.membershipId,
        inHand,
      ]);
      return rows[0].entered;
    };

  test("comes in by an own membership, a link, a will key or a card, and by nothing else", async () => {
    const tries = async (person: Person, inHand: string | null) =>
      attempt(client, undefined, () => enterPlan(person, theirs, inHand)(client));
    expect(await tries(theirs.member, null)).toBe(true);
    expect(await tries(mine.holder, null)).toBe(false);
    expect(await tries(mine.holder, "made up")).toBe(false);
    for (const column of ["invitations.token_hash", "will_keys.locator", "member_cards.verifying_key"]) {
      const [table, name] = column.split(".");
      const { rows } = await db.owner.query(`select ${name} as it from app.${table} where membership_id = $1 limit 1`, [
        theirs.member.membershipId,
      ]);
      expect(await tries(mine.holder, rows[0].it), column).toBe(true);
    }
  });

  const cut = ["envelopes", "entry_wraps", "invitations", "will_keys", "member_keys", "member_cards"];
  test.each(cut)("reaches of app.%s the own rows alone", async (table) => {
    const { rows } = await attempt(client, enterPlan(theirs.member, theirs), () =>
      client.query(`select distinct membership_id from app.${table}`),
    );
    for (const { membership_id } of rows) expect(membership_id).toBe(theirs.member.membershipId);
  });

  const hidden = [
    "release_keys",
    "envelope_queue",
    "vault_versions",
    "plan_chains",
    "plan_heads",
    "plan_leaves",
    "head_questions",
    "plans_gone_back",
  ];
  test.each(hidden)("reaches nothing of app.%s", async (table) => {
    expect(await attempt(client, enterPlan(theirs.member, theirs), () => count(client, table, theirs))).toBe(0);
  });

  test("reaches of the vault what is linked to them", async () => {
    await given(db).vaultEntry(theirs.holder);
    const linked = await db.owner.query("select entry_id from app.vault_member_links where membership_id = $1", [
      theirs.member.membershipId,
    ]);
    const { rows } = await attempt(client, enterPlan(theirs.member, theirs), () =>
      client.query("select id from app.vault_entries where holder_id = $1", [theirs.holder.id]),
    );
    const all = await db.owner.query("select id from app.vault_entries where holder_id = $1", [theirs.holder.id]);
    expect(all.rows.length).toBeGreaterThan(rows.length);
    const ids = new Set(linked.rows.map(({ entry_id }) => entry_id));
    for (const { id } of rows) expect(ids).toContain(id);
  });
});

describe("[SEC-022] the emptiness is no accident", () => {
  test.each(tables)("the holder sees their own rows in app.%s exactly when they should", async (table) => {
    const client = new pg.Client({ connectionString: db.urlOf("heirlock_app") });
    await client.connect();
    const seen = await attempt(client, entering(mine.holder), () => count(client, table, mine));
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
    const given = attempt(client, entering(mine.holder), () =>
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
