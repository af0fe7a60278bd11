import pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "./testing/database.ts";
import { given, type Person } from "./testing/given.ts";

const db = testDatabase();
let noor: Person;
let hash: string;
beforeAll(async () => {
  noor = await given(db).holder();
  const stranger = await given(db).holder();
  for (const title of ["Bakery", "Boat"]) await given(db).asset(noor, { title });
  await given(db).asset(stranger, { title: "Not hers" });
  hash = (await given(db).session(noor)).hash;
});

const ONE_TRIP = `
  with actor as materialized (select * from auth.enter($1))
  select actor.user_id, actor.is_holder, a.title
    from actor left join lateral (select title from app.assets where holder_id = actor.user_id) a on true
   order by a.title`;
const NOBODY = [{ user_id: null, is_holder: null, title: null }];

async function read(text: string, session: string) {
  return (await db.as("heirlock_app").query(text, [session])).rows;
}

describe("[SEC-022] the one-trip read", () => {
  test("gives the caller's rows, and one row of nulls when there is no session", async () => {
    const who = { user_id: noor.id, is_holder: true };
    expect(await read(ONE_TRIP, hash)).toEqual([
      { ...who, title: "Bakery" },
      { ...who, title: "Boat" },
    ]);
    expect(await read(ONE_TRIP, "unknown")).toEqual(NOBODY);
  });

  test("forgets the caller when the statement ends", async () => {
    const pool = new pg.Pool({ connectionString: db.urlOf("heirlock_app"), max: 1 });
    expect((await pool.query(ONE_TRIP, [hash])).rowCount).toBe(2);
    expect((await pool.query("select from app.assets")).rowCount).toBe(0);
    expect((await pool.query(ONE_TRIP, ["unknown"])).rows).toEqual(NOBODY);
    await pool.end();
  });

  test("gives nothing when the rows are read before the session was checked", async () => {
    const rowsFirst =
      "select a.title from (select * from app.assets offset 0) a, lateral (select a.id, e.* from auth.enter($1) e) s";
    const unionFirst = `
      select title from app.assets
      union all select user_id::text from auth.enter($1) where user_id is null`;
    for (const text of [rowsFirst, unionFirst]) expect(await read(text, hash), text).toEqual([]);
  });

  test("takes back the caller of an earlier statement when the session is wrong", async () => {
    const client = await db.as("heirlock_app").connect();
    await client.query("begin");
    expect((await client.query(ONE_TRIP, [hash])).rowCount).toBe(2);
    expect((await client.query(ONE_TRIP, ["unknown"])).rows).toEqual(NOBODY);
    expect((await client.query("select from app.assets")).rowCount).toBe(0);
    await client.query("rollback");
    client.release();
  });

  test("finds the rows by index, whatever plan is kept", async () => {
    await db.owner.query(
      `insert into app.people (id, first_name, last_name) select gen_random_uuid(), 'A', 'B' from generate_series(1, 300);
       insert into app.estates (holder_id) select id from app.people on conflict do nothing;
       insert into app.assets (holder_id, id, title, asset_type, asset_subtype, currency)
         select holder_id, gen_random_uuid(), 'X', 'physical', 'vehicle', 'EUR' from app.estates, generate_series(1, 30);
       analyze app.assets, app.estates`,
    );
    const client = new pg.Client({ connectionString: db.urlOf("heirlock_app") });
    await client.connect();
    await client.query(`prepare one_trip(text) as ${ONE_TRIP}`);
    for (const mode of ["force_generic_plan", "force_custom_plan"]) {
      await client.query(`set plan_cache_mode = ${mode}`);
      const { rows } = await client.query(`explain execute one_trip('${hash}')`);
      const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
      expect(plan).toMatch(/Index (Only )?Scan using assets_pkey on assets/);
      // Both the query's own condition and the policy's.
      expect(plan).toMatch(/Index Cond: .*holder_id = actor.user_id.*holder_id = /);
      expect(plan).not.toContain("Seq Scan");
    }
    await client.end();
  });
});

describe("a session", () => {
  const enter = async (session: string) => (await read("select * from auth.enter($1)", session))[0];
  const minutesLeft = (at: Date) => Math.round((at.getTime() - Date.now()) / 60_000);

  test("is known by the hash of its token, not by the token", async () => {
    const { token, hash: stored } = await given(db).session(noor);
    expect(await enter(token)).toMatchObject({ user_id: null });
    expect(await enter(stored)).toMatchObject({ user_id: noor.id });
  });

  test("says whether the person has an estate", async () => {
    const member = await given(db).member({ of: noor });
    const { hash: session } = await given(db).session(member);
    expect(await enter(session)).toMatchObject({ user_id: member.id, is_holder: false });
  });

  test("ends when it expires, after 24 hours at the latest, and when the account is suspended", async () => {
    const expired = await given(db).session(noor, { expiresIn: "-1 second" });
    const old = await given(db).session(noor, { signedInAgo: "24 hours 1 second" });
    expect(await enter(expired.hash)).toMatchObject({ user_id: null });
    expect(await enter(old.hash)).toMatchObject({ user_id: null });

    const suspended = await given(db).holder();
    const session = await given(db).session(suspended);
    await db.owner.query("update auth.users set suspended_at = now() where id = $1", [suspended.id]);
    expect(await enter(session.hash)).toMatchObject({ user_id: null });
  });

  test("is extended by an hour when under ten minutes are left, never past 24 hours", async () => {
    const enough = await given(db).session(noor, { expiresIn: "11 minutes" });
    const little = await given(db).session(noor, { expiresIn: "9 minutes" });
    const late = await given(db).session(noor, { expiresIn: "9 minutes", signedInAgo: "23 hours 30 minutes" });
    expect(minutesLeft((await enter(enough.hash)).expires_at)).toBe(11);
    expect(minutesLeft((await enter(little.hash)).expires_at)).toBe(60);
    expect(minutesLeft((await enter(late.hash)).expires_at)).toBe(30);
    const { rows } = await db.owner.query("select expires_at from auth.sessions where id = $1", [little.id]);
    expect(minutesLeft(rows[0].expires_at)).toBe(60);
  });
});

describe("[ACC-061] a fresh proof", () => {
  const enter = async (session: string, counts = true): Promise<{ is_fresh: boolean }> =>
    (await db.as("heirlock_app").query("select * from auth.enter($1, $2)", [session, counts])).rows[0];
  const pause = (id: string, time: string) =>
    db.owner.query("update auth.sessions set last_activity_at = last_activity_at - $2::interval where id = $1", [
      id,
      time,
    ]);

  test("outlives a pause of four minutes, and each activity starts the five minutes anew", async () => {
    const session = await given(db).session(noor);
    for (let round = 0; round < 3; round++) {
      await pause(session.id, "4 minutes");
      expect(await enter(session.hash)).toMatchObject({ is_fresh: true });
    }
  });

  test("lapses with a pause of more than five minutes and stays lapsed, however busy the person is then", async () => {
    const session = await given(db).session(noor);
    await pause(session.id, "5 minutes 1 second");
    for (let round = 0; round < 3; round++) expect(await enter(session.hash)).toMatchObject({ is_fresh: false });
    await db.owner.query("update auth.sessions set last_proof_at = now() where id = $1", [session.id]);
    expect(await enter(session.hash)).toMatchObject({ is_fresh: true });
  });

  test("[SEC-043] is over after fifteen minutes, whatever activity followed, and stays over", async () => {
    const session = await given(db).session(noor, { provenAgo: "14 minutes 50 seconds" });
    expect(await enter(session.hash)).toMatchObject({ is_fresh: true });
    await db.owner.query(
      "update auth.sessions set last_proof_at = last_proof_at - interval '11 seconds' where id = $1",
      [session.id],
    );
    for (let round = 0; round < 3; round++) expect(await enter(session.hash)).toMatchObject({ is_fresh: false });
    await pause(session.id, "31 seconds");
    expect(await enter(session.hash)).toMatchObject({ is_fresh: false });
  });

  test("is not kept up by what a page asks by itself", async () => {
    const session = await given(db).session(noor);
    await pause(session.id, "4 minutes");
    expect(await enter(session.hash, false)).toMatchObject({ is_fresh: true });
    await pause(session.id, "1 minute 1 second");
    expect(await enter(session.hash, false)).toMatchObject({ is_fresh: false });
    expect(await enter(session.hash)).toMatchObject({ is_fresh: false });
  });

  test("lapses also when what a page asks by itself extends the session", async () => {
    const session = await given(db).session(noor, { expiresIn: "5 minutes", activeAgo: "5 minutes 1 second" });
    expect(await enter(session.hash, false)).toMatchObject({ is_fresh: false });
    expect(await enter(session.hash)).toMatchObject({ is_fresh: false });
    expect(await enter(session.hash)).toMatchObject({ is_fresh: false });
  });
});
