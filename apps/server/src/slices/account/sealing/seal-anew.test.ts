import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { testDatabase } from "@heirlock/db/testing/database";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type KeyRing, keyIdOf } from "../../../kernel/key-ring.ts";
import { seal, unseal } from "../../../kernel/sealed-field.ts";
import { enterCode, enterPassword, type Guarded, guardedPerson, pendingOf } from "../factors/testing.ts";
import { startTestProvider, type TestProvider, tokenFor } from "../recovery-options/testing.ts";
import { type Journey, startJourney } from "../testing.ts";

const db = testDatabase();
const first = "the first secret of more than thirty-two bytes";
const second = "the second secret of more than thirty-two bytes";
const rings = {
  before: { active: first, others: [] },
  /** Every process learns of the new one first. */
  announced: { active: first, others: [second] },
  during: { active: second, others: [first] },
  after: { active: second, others: [] },
} satisfies Record<string, KeyRing>;

const environment = ({ active, others }: KeyRing) => ({
  HEIRLOCK_SECRET: active,
  HEIRLOCK_OTHER_SECRETS: others.join(","),
  DATABASE_URL: "",
  DATABASE_APP_URL: db.urlOf("heirlock_app"),
  DATABASE_AUTH_URL: db.urlOf("heirlock_auth"),
  DATABASE_WORKER_URL: db.urlOf("heirlock_worker"),
});
const file = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url));
const command = (ring: KeyRing) =>
  promisify(execFile)(process.execPath, [file("seal-anew.ts")], { env: environment(ring) }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ code: code as number, output: `${stdout}${stderr}` }),
  );

let provider: TestProvider;
const open = new Set<Journey>();
async function processWith(ring: KeyRing): Promise<Journey> {
  const journey = await startJourney(db, { settings: { ...provider.settings, ...environment(ring) } });
  open.add(journey);
  return journey;
}
/** Ends a process once its letters are sent: one that a process cannot send waits a minute for the next. */
async function end(journey: Journey): Promise<void> {
  open.delete(journey);
  await journey.lettersSent();
  await journey.close();
}
beforeAll(async () => {
  provider = await startTestProvider();
});
afterEach(async () => {
  for (const journey of open) await end(journey);
});
afterAll(() => provider.close());

const keysInUse = async () =>
  (
    await db.owner.query<{ key: string }>(
      "select distinct split_part(sealed, '.', 2) as key from auth.sealed_fields order by 1",
    )
  ).rows.map(({ key }) => key);

async function signsIn(journey: Journey, person: Guarded): Promise<number> {
  // One app, one person, the same half minute: a code counts once, and this is not about that.
  await db.owner.query("update auth.authenticators set last_step = 0 where user_id = $1", [person.userId]);
  const cookie = pendingOf(await enterPassword(journey, person));
  return (await enterCode(journey, { code: person.code() }, { cookie })).statusCode;
}

let phones = 0;
async function addPhone(journey: Journey, { cookie }: Guarded): Promise<string> {
  const phone = `+336${String(++phones).padStart(8, "0")}`;
  const headers = { cookie };
  await journey.app.inject({ method: "PUT", url: "/api/auth/recovery/phone", body: { phone }, headers });
  await journey.lettersSent();
  const code = provider.textsTo(phone).flatMap((text) => /your code is (\d{8})/.exec(text)?.[1] ?? []);
  const answer = await journey.post("/api/auth/recovery/phone/verify", { code: code.at(-1) }, { headers });
  expect(answer.statusCode).toBe(200);
  return phone;
}
const maskedPhone = async (journey: Journey, { cookie }: Guarded) =>
  (await journey.get("/api/auth/recovery", cookie)).json().data.recoveryPhone?.masked;
const answers = [
  { id: "first_teacher", answer: "Madame Dubois" },
  { id: "childhood_street", answer: "Calle Alcalá 12" },
  { id: "first_work", answer: "Boulangerie" },
];

describe("[OPS-028] replacing HEIRLOCK_SECRET", () => {
  test("loses no authenticator, phone or answer: they work before, during and after, and the old secret can go", async () => {
    const old = await processWith(rings.before);
    const person = await guardedPerson(old, db);
    const phone = await addPhone(old, person);
    await old.patch("/api/auth/recovery/questions", { questions: answers }, person.cookie);
    await old.lettersSent();
    expect(await signsIn(old, person)).toBe(200);

    // While processes are replaced one by one, each opens what the others seal.
    const announced = await processWith(rings.announced);
    await end(old);
    const during = await processWith(rings.during);
    const newcomer = await guardedPerson(during, db);
    expect(await keysInUse()).toEqual([keyIdOf(first), keyIdOf(second)].sort());
    for (const journey of [announced, during])
      for (const one of [person, newcomer]) expect(await signsIn(journey, one)).toBe(200);

    expect(await command(rings.during)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^sealed anew [1-9]\d*, under other secrets 0, under unknown secrets 0\n$/),
    });
    expect(await keysInUse()).toEqual([keyIdOf(second)]);
    const again = await command(rings.during);
    expect(again.output).toBe("sealed anew 0, under other secrets 0, under unknown secrets 0\n");

    await end(announced);
    const after = await processWith(rings.after);
    for (const one of [person, newcomer]) expect(await signsIn(after, one)).toBe(200);
    expect(await maskedPhone(after, person)).toBe(`•••• ${phone.slice(-2)}`);
    // The answers still are what lets a recovery go on.
    const { rows } = await db.owner.query("select questions_salt from auth.recovery_options where user_id = $1", [
      person.userId,
    ]);
    const place = { purpose: "recovery answers", owner: person.userId };
    expect(Buffer.from(unseal(rings.after, place, rows[0].questions_salt), "base64url")).toHaveLength(32);
  });

  test("an objection to a change before it still gives back the authenticator and the phone", async () => {
    const old = await processWith(rings.before);
    const person = await guardedPerson(old, db);
    const phone = await addPhone(old, person);
    const headers = { cookie: person.cookie };
    const off = await old.post(
      "/api/auth/two-factor/disable",
      { password: person.account.password, code: person.code() },
      {
        headers,
      },
    );
    expect(off.statusCode, off.body).toBe(200);
    await old.lettersSent();
    const mails = await old.mailsTo(person.account.email);
    const token = tokenFor(mails.find(({ text }) => text.includes("was turned off"))!, "/auth/object");
    await old.app.inject({ method: "PUT", url: "/api/auth/recovery/phone", body: { phone: null }, headers });
    for (const journey of open) await end(journey);

    expect((await command(rings.during)).code).toBe(0);
    const after = await processWith(rings.after);
    const objected = await after.post("/api/auth/object", { token });
    expect(objected.statusCode, objected.body).toBe(200);
    const { rows } = await db.owner.query(
      "select a.secret, o.phone from auth.authenticators a join auth.recovery_options o using (user_id) where user_id = $1",
      [person.userId],
    );
    expect(unseal(rings.after, { purpose: "recovery phone", owner: person.userId }, rows[0].phone)).toBe(phone);
    expect(unseal(rings.after, { purpose: "authenticator", owner: person.userId }, rows[0].secret)).toHaveLength(32);
  });

  test("sealing anew is no change of an account, and keeps equal texts equal", async () => {
    const old = await processWith(rings.before);
    const person = await guardedPerson(old, db);
    const shape = () =>
      db.owner.query(
        `select (select count(*)::int from auth.former_rows where user_id = $1) as former,
                (select count(distinct sealed)::int from auth.sealed_fields where user_id = $1) as texts,
                (select count(*)::int from auth.sealed_fields where user_id = $1) as fields`,
        [person.userId],
      );
    const before = (await shape()).rows;
    expect(before[0].fields).toBeGreaterThan(before[0].texts);
    await command(rings.during);
    expect((await shape()).rows).toEqual(before);
  });

  test("a secret that was removed too early is named by the start, without its value, and by the command", async () => {
    const old = await processWith(rings.before);
    const person = await guardedPerson(old, db);
    await db.owner.query("insert into auth.sealing_keys (id) values ($1) on conflict do nothing", [keyIdOf(first)]);
    for (const entry of ["api.ts", "worker.ts"]) {
      const env = {
        ...environment(rings.after),
        HEIRLOCK_MODE: "test",
        PUBLIC_URL: "https://heirlock.test",
        PORT: "0",
      };
      const started = await promisify(execFile)(process.execPath, [file(entry)], { env }).catch((error) => error);
      expect(started).toMatchObject({
        code: 1,
        stderr:
          "HEIRLOCK_OTHER_SECRETS lacks a secret under which fields are still sealed: name it there and run seal-anew.ts\n",
      });
    }
    // A process that started before somebody else sealed under another secret says so, and shows nothing.
    const after = await processWith(rings.after);
    const cookie = pendingOf(await enterPassword(after, person));
    const answer = await enterCode(after, { code: person.code() }, { cookie });
    expect(answer.statusCode).toBe(500);
    for (const value of [first, second, keyIdOf(first)]) expect(answer.body).not.toContain(value);

    const refused = await command(rings.after);
    expect(refused.code).toBe(1);
    expect(refused.output).toContain("Name in HEIRLOCK_OTHER_SECRETS the secret that was removed too early.");
    for (const value of [first, second]) expect(refused.output).not.toContain(value);
    // Nothing is lost: with the secret back it goes on.
    expect((await command(rings.during)).code).toBe(0);
    expect(await signsIn(after, person)).toBe(200);
  }, 60_000);

  test("killed half-way it has lost nothing, and run again it does what is left", async () => {
    const people = Array.from({ length: 1200 }, (_, at) => {
      const id = `ffffffff-0000-4000-8000-${String(at).padStart(12, "0")}`;
      return { id, sealed: seal(rings.before, { purpose: "authenticator", owner: id }, `SECRET${at}`) };
    });
    await db.owner.query(
      `with people as (select * from unnest($1::uuid[], $2::text[]) as p (id, sealed)),
            users as (insert into auth.users (id, name, email) select id, 'x', id || '@example.org' from people returning id)
       insert into auth.authenticators (user_id, secret) select p.id, p.sealed from people p join users using (id)`,
      [people.map(({ id }) => id), people.map(({ sealed }) => sealed)],
    );
    // Somebody holds a row of the second page: the command is in the middle when it is killed.
    const blocker = await db.owner.connect();
    await blocker.query("begin");
    await blocker.query("select from auth.authenticators where user_id = $1 for update", [people[700]!.id]);
    const child = spawn(process.execPath, [file("seal-anew.ts")], { env: environment(rings.during) });
    const sealedSoFar = async () =>
      (
        await db.owner.query("select count(*)::int as n from auth.authenticators where starts_with(secret, $1)", [
          `sealed2.${keyIdOf(second)}.`,
        ])
      ).rows[0].n;
    const start = await sealedSoFar();
    while ((await sealedSoFar()) === start) await sleep(50);
    child.kill("SIGKILL");
    await once(child, "exit");
    await blocker.query("rollback");
    blocker.release();

    const opened = async (ring: KeyRing) => {
      const { rows } = await db.owner.query<{ id: string; secret: string }>(
        "select user_id as id, secret from auth.authenticators where user_id = any ($1) order by 1",
        [people.map(({ id }) => id)],
      );
      return rows.map(({ id, secret }) => unseal(ring, { purpose: "authenticator", owner: id }, secret));
    };
    const all = people.map((_, at) => `SECRET${at}`);
    expect(await opened(rings.during)).toEqual(all);
    await expect(opened(rings.after)).rejects.toThrow();
    expect((await command(rings.during)).code).toBe(0);
    expect(await opened(rings.after)).toEqual(all);
  }, 60_000);
});
