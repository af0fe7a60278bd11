import { verifyChain } from "@heirlock/db/audit-chain";
import { afterEach, describe, expect, test } from "vitest";
import { mailerOf } from "../../../mail/mailer.ts";
import { declared } from "../../../slices.ts";
import { accountJourney, cookieOf, freshAddress, sampleAuthKey } from "../testing.ts";
import { deleteClosed } from "./delete-closed.ts";
import { type PlantedPerson, plantPerson, writtenByOther } from "./testing.ts";

/** What the slices do, and for some tests one more that has an open case. */
const deletions = [...declared.deletions];
const own = deletions.length;

const { db, journey } = accountJourney({ deletions });
afterEach(() => {
  deletions.length = own;
});

const close = ({ cookie, password }: PlantedPerson, change: { password?: string; confirmation?: string } = {}) =>
  journey.app.inject({
    method: "DELETE",
    url: "/api/user/account",
    headers: { cookie },
    remoteAddress: freshAddress(),
    body: { password, confirmation: "DELETE", ...change },
  });
const deletesAt = async ({ id }: PlantedPerson) =>
  (await db.owner.query("select deletes_at from auth.users where id = $1", [id])).rows[0]?.deletes_at;
const pass = (interval: string, { id }: PlantedPerson) =>
  db.owner.query("update auth.users set deletes_at = deletes_at - $2::interval where id = $1", [id, interval]);
const run = () => {
  const { auth, worker } = journey.pools;
  const { publicUrl } = journey.config;
  return deleteClosed({ auth, worker, mailer: mailerOf(journey.config), publicUrl, deletions });
};
const types = async ({ id }: PlantedPerson) =>
  (await db.owner.query("select body from audit.entries where estate_id = $1 order by seq", [id])).rows.map(
    ({ body }) => JSON.parse(body).type,
  );
const aCase = { name: "test-open-case", text: "select 1 as open where $1::uuid is not null" };

describe("closing the account", () => {
  test("[SEC-037] sets the day on the database's clock, ends every session and tells on every channel", async () => {
    const zeituna = await plantPerson(db, journey);
    const second = cookieOf(await journey.login(zeituna));
    const answer = await close(zeituna, { confirmation: " delete " });
    expect(answer.statusCode).toBe(200);
    const { rows } = await db.owner.query(
      "select deletes_at, deletes_at - now() between interval '13 days 23:59' and interval '14 days' as in_14_days from auth.users where id = $1",
      [zeituna.id],
    );
    expect(rows[0].in_14_days).toBe(true);
    expect(answer.json().data.deletesAt).toBe(rows[0].deletes_at.toISOString());
    for (const cookie of [zeituna.cookie, second]) {
      expect((await journey.get("/api/user/profile", cookie)).json().code).toBe("AUTH_SESSION_MISSING");
    }
    const trusted = await db.owner.query("select from auth.trusted_devices where user_id = $1", [zeituna.id]);
    expect(trusted.rows).toEqual([]);
    await journey.lettersSent();
    expect(await journey.mailsTo(zeituna.recoveryEmail)).toHaveLength(1);
    expect(await types(zeituna)).toContain("account.closing");
  });

  test("wants the password and the word, and a wrong word is no guess at the password", async () => {
    const zeituna = await plantPerson(db, journey);
    for (let tried = 0; tried < 7; tried++) {
      expect((await close(zeituna, { confirmation: "yes" })).json().code).toBe("WRONG_CONFIRMATION");
    }
    expect((await close(zeituna, { password: sampleAuthKey() })).json().code).toBe("INVALID_CREDENTIALS");
    expect(await deletesAt(zeituna)).toBeNull();
    expect((await close(zeituna, { confirmation: "حذف" })).statusCode).toBe(200);
  });

  test("asks for a fresh proof", async () => {
    const zeituna = await plantPerson(db, journey);
    await db.owner.query(
      "update auth.sessions set last_activity_at = now() - interval '6 minutes' where user_id = $1",
      [zeituna.id],
    );
    for (const confirmation of ["DELETE", "yes"]) {
      expect((await close(zeituna, { confirmation })).json().code).toBe("REAUTH_REQUIRED");
    }
    expect(await deletesAt(zeituna)).toBeNull();
  });

  test("waits while a release case is open", async () => {
    const zeituna = await plantPerson(db, journey);
    deletions.push({ openCases: aCase });
    const answer = await close(zeituna);
    expect([answer.statusCode, answer.json().code]).toEqual([409, "RELEASE_RUNNING"]);
    deletions.length = own;
    expect((await close(zeituna)).statusCode).toBe(200);
  });
});

describe("coming back", () => {
  test("within the days it is a sign-in and one word, and everything is as it was", async () => {
    const zeituna = await plantPerson(db, journey);
    await close(zeituna);
    const cookie = cookieOf(await journey.login(zeituna));
    const facts = (await journey.get("/api/auth/user-profile", cookie)).json().data;
    expect(facts.deletes_at).toBe((await deletesAt(zeituna)).toISOString());
    const comeBack = () => journey.post("/api/user/account/return", undefined, { headers: { cookie } });
    expect((await comeBack()).statusCode).toBe(200);
    expect((await comeBack()).statusCode).toBe(200);
    expect(await deletesAt(zeituna)).toBeNull();
    expect((await types(zeituna)).filter((type) => type === "account.kept")).toHaveLength(1);
    await pass("15 days", zeituna);
    await run();
    expect((await journey.get("/api/user/profile", cookie)).json().data.first_name).toBe(zeituna.markers.firstName);
  });

  test("is too late once the days are over", async () => {
    const zeituna = await plantPerson(db, journey);
    await close(zeituna);
    const cookie = cookieOf(await journey.login(zeituna));
    await pass("14 days", zeituna);
    const answer = await journey.post("/api/user/account/return", undefined, { headers: { cookie } });
    expect([answer.statusCode, answer.json().code]).toEqual([410, "TOKEN_EXPIRED"]);
    await run();
  });
});

describe("[SEC-037] deleting for good", () => {
  test("leaves neither address nor name nor id anywhere but in the audit, whose chain still verifies", async () => {
    const zeituna = await plantPerson(db, journey);
    const stranger = await plantPerson(db, journey);
    await journey.post("/api/user/export", undefined, { headers: { cookie: zeituna.cookie } });
    await journey.lettersSent();
    await close(zeituna);
    await journey.lettersSent();
    await db.owner.query(
      "insert into auth.verifications (id, identifier, value, expires_at) values (gen_random_uuid(), 'change-email x', $1 || ' ' || $2, now() + interval '1 day')",
      [zeituna.id, zeituna.email],
    );
    const words = [zeituna.email, zeituna.recoveryEmail, ...Object.values(zeituna.markers)];
    for (const word of [...words, zeituna.id]) expect((await whereIs(word)).length).toBeGreaterThan(0);

    await run();
    expect(await deletesAt(zeituna)).toBeDefined();
    await pass("13 days 23:59", zeituna);
    await run();
    expect(await deletesAt(zeituna)).toBeDefined();
    await pass("1 minute", zeituna);
    await run();

    for (const word of words) expect({ word, in: await whereIs(word) }).toEqual({ word, in: [] });
    expect(await whereIs(zeituna.id)).toEqual([
      "audit.entries.body",
      "audit.entries.estate_id",
      "audit.heads.estate_id",
    ]);
    expect(await whereIs(stranger.email)).toContain("auth.users.email");
    expect(await whereIs(stranger.markers.asset)).toContain("app.assets.title");

    const { rows: kept } = await db.owner.query(
      "select user_id, status from app.memberships where first_name = $1 and last_name = $2 and user_id is null",
      [writtenByOther.firstName, writtenByOther.lastName],
    );
    expect(kept).toContainEqual({ user_id: null, status: "confirmed" });
    expect((await types(zeituna)).at(-1)).toBe("account.deleted");
    const { rows } = await db.owner.query(
      `select seq::int, body, encode(prev_hash, 'hex') as "prevHash", encode(hash, 'hex') as hash
         from audit.entries where estate_id = $1 order by seq`,
      [zeituna.id],
    );
    const { rows: heads } = await db.owner.query(
      "select seq::int, encode(hash, 'hex') as hash from audit.heads where estate_id = $1",
      [zeituna.id],
    );
    expect(verifyChain(zeituna.id, rows, heads[0])).toBeUndefined();

    const last = (await journey.mailsTo(zeituna.email)).filter(({ text }) => text.includes("last email"));
    expect(last).toHaveLength(1);
    expect((await journey.login(zeituna)).json().code).toBe("INVALID_CREDENTIALS");
  });

  test("waits for a release case that was opened in the meantime", async () => {
    const zeituna = await plantPerson(db, journey);
    await close(zeituna);
    await pass("15 days", zeituna);
    deletions.push({ openCases: aCase });
    await run();
    expect(await deletesAt(zeituna)).toBeDefined();
    deletions.length = own;
    await run();
    expect(await deletesAt(zeituna)).toBeUndefined();
  });

  test("a mail server that is down delays it by a day at most, and holds back nobody else's", async () => {
    const zeituna = await plantPerson(db, journey);
    await close(zeituna);
    await journey.lettersSent();
    await pass("14 days 01:00", zeituna);
    await journey.smtp.stop();
    await expect(run()).rejects.toThrow("1 accounts wait");
    expect(await deletesAt(zeituna)).toBeDefined();
    await pass("1 day", zeituna);
    await run();
    expect(await deletesAt(zeituna)).toBeUndefined();
    await journey.smtp.start();
  });
});

/** Every column of every table, of whatever type, that holds the word in its text. */
async function whereIs(word: string): Promise<string[]> {
  const { rows } = await db.owner.query<{ table: string; column: string }>(
    `select format('%I.%I', c.table_schema, c.table_name) as table, c.column_name as column
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where t.table_type = 'BASE TABLE' and c.table_schema in ('app', 'auth', 'audit', 'pgboss', 'public')`,
  );
  const found: string[] = [];
  for (const { table, column } of rows) {
    const hit = await db.owner.query(`select from ${table} where position($1 in "${column}"::text) > 0 limit 1`, [
      word,
    ]);
    // pg-boss keeps its rows in partitions of the table that is read.
    if (hit.rows.length > 0 && !/^pgboss\.j(?!ob$)/.test(table)) found.push(`${table}.${column}`);
  }
  return found.sort();
}
