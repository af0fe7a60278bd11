import { sign } from "@heirlock/crypto/sign";
import { unwrapBundle } from "@heirlock/crypto/wrap";
import { describe, expect, test } from "vitest";
import { accountJourney, cookieOf, sampleAuthKey } from "../testing.ts";
import {
  enrol,
  makeKeys,
  makePassword,
  newPasswordFields,
  opens,
  type RealAccount,
  realAccount,
  signedChange,
  storedKeys,
} from "./testing/real-account.ts";

const { db, journey } = accountJourney();

const path = "/api/auth/password/change";
const post = (body: object, cookie: string) => journey.post(path, body, { headers: { cookie } });

function changeOf(person: RealAccount, next = makePassword(), version = 1) {
  const change = { currentPassword: person.password.authKey, ...newPasswordFields(person.keys, next), version };
  return { next, body: signedChange(person.keys, change), change };
}

/** That nothing moved: the old password signs in and opens the vault, the new one does neither. */
async function expectUnchanged(person: RealAccount, next: { authKey: string }) {
  expect((await journey.login({ email: person.email, password: next.authKey })).statusCode).toBe(401);
  const login = await journey.login({ email: person.email, password: person.password.authKey });
  expect(login.statusCode).toBe(200);
  const stored = await storedKeys(journey, cookieOf(login));
  expect(stored.version).toBe(1);
  expect(opens(stored, person.password)).toEqual(person.keys.bundle.vaultRootKey);
}

describe("a changed password", () => {
  test("[KEY-014] [KEY-007] signs in and opens the same bundle; the old one does neither", async () => {
    const person = await realAccount(journey);
    const { next, body } = changeOf(person);
    const answer = await post(body, person.cookie);
    expect(answer.json()).toEqual({ success: true, data: { version: 2, sessionsEnded: 0 } });

    expect((await journey.login({ email: person.email, password: person.password.authKey })).statusCode).toBe(401);
    const login = await journey.login({ email: person.email, password: next.authKey });
    expect(login.statusCode).toBe(200);
    const stored = await storedKeys(journey, cookieOf(login));
    expect(unwrapBundle(stored.bundleByPassword, "password", next.kek)).toEqual(person.keys.bundle);
    expect(() => opens(stored, person.password)).toThrow("bundle.wrong_key");
    expect(stored.bundleByKit).toBe(person.account.bundleByKit);
    const preLogin = (await journey.post("/api/auth/pre-login", { email: person.email })).json();
    expect(preLogin.data.salt).toBe(body.newSalt);
  });

  test("[SEC-008] ends every other session, and open tabs hear of each; this one stays", async () => {
    const person = await realAccount(journey);
    const others = [await journey.login(person.account), await journey.login(person.account)].map(cookieOf);
    const { body } = changeOf(person);
    expect((await post(body, person.cookie)).json().data.sessionsEnded).toBe(2);
    for (const cookie of others) expect((await journey.get("/api/auth/user", cookie)).statusCode).toBe(401);
    expect((await journey.get("/api/auth/user", person.cookie)).statusCode).toBe(200);
    const events = "select from app.events where recipient_id = $1 and kind = 'session.revoked'";
    expect((await db.owner.query(events, [person.userId])).rows).toHaveLength(2);
  });

  test("[SEC-012] is told to the person, and trusts no device any longer", async () => {
    const person = await realAccount(journey);
    await db.owner.query("insert into auth.trusted_devices (user_id, token_hash, email) values ($1, $2, $3)", [
      person.userId,
      `of ${person.userId}`,
      person.email,
    ]);
    await post(changeOf(person).body, person.cookie);
    const told = await db.owner.query("select channel, address from auth.notices where user_id = $1 and kind = $2", [
      person.userId,
      "password-changed",
    ]);
    expect(told.rows).toEqual([{ channel: "email", address: person.email }]);
    const devices = await db.owner.query("select from auth.trusted_devices where user_id = $1", [person.userId]);
    expect(devices.rows).toHaveLength(0);
    const { rows } = await db.owner.query(
      "select count(*)::int as n from audit.entries where estate_id = $1 and body::json ->> 'type' = 'account.password_changed'",
      [person.userId],
    );
    expect(rows[0].n).toBe(1);
  });

  test("[KEY-018] leaves the second factor as it is", async () => {
    const person = await realAccount(journey);
    await enrol(journey, person.cookie);
    const { next, body } = changeOf(person);
    expect((await post(body, person.cookie)).statusCode).toBe(200);
    const login = await journey.login({ email: person.email, password: next.authKey });
    expect(login.json().data.twoFactorRequired).toBe(true);
  });
});

describe("what is refused changes nothing", () => {
  test("[KEY-015] a signature that is missing, of another key, for another purpose or over other fields", async () => {
    const person = await realAccount(journey);
    const stranger = await makeKeys();
    const { next, body, change } = changeOf(person);
    const { signature: _, ...unsigned } = body;
    expect((await post(unsigned, person.cookie)).statusCode).toBe(400);

    const forged = [
      signedChange(stranger, change).signature,
      sign(person.keys.bundle, "password-reset", new TextEncoder().encode("anything")),
      signedChange(person.keys, { ...change, newSalt: "A".repeat(22) }).signature,
      signedChange(person.keys, { ...change, version: 2 }).signature,
      `hls1.${"A".repeat(86)}`,
    ];
    for (const signature of forged) {
      const answer = await post({ ...body, signature }, person.cookie);
      expect([answer.statusCode, answer.json().code]).toEqual([400, "INVALID_SIGNATURE"]);
    }
    await expectUnchanged(person, next);
  });

  test("[SEC-015] a wrong current password, five times at most, while signing in goes on", async () => {
    const person = await realAccount(journey);
    const { change } = changeOf(person);
    const wrong = () => post(signedChange(person.keys, { ...change, currentPassword: sampleAuthKey() }), person.cookie);
    for (let tried = 0; tried < 5; tried++) expect((await wrong()).json().code).toBe("INVALID_CREDENTIALS");
    const limited = await wrong();
    expect(limited.statusCode).toBe(429);
    expect(Number(limited.headers["retry-after"])).toBeGreaterThan(0);
    expect((await journey.login(person.account)).statusCode).toBe(200);
  });

  test("keys that changed meanwhile: of two changes at once one is made", async () => {
    const person = await realAccount(journey);
    const stale = await post(changeOf(person, makePassword(), 7).body, person.cookie);
    expect([stale.statusCode, stale.json().code]).toEqual([409, "UPDATE_ERROR"]);

    const both = [changeOf(person), changeOf(person)];
    const answers = await Promise.all(both.map(({ body }) => post(body, person.cookie)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { next } = both[answers.findIndex(({ statusCode }) => statusCode === 200)]!;
    const login = await journey.login({ email: person.email, password: next.authKey });
    expect(opens(await storedKeys(journey, cookieOf(login)), next)).toEqual(person.keys.bundle.vaultRootKey);
  });

  test("[ACC-081] a field that is missing, with the texts of the ledger", async () => {
    const person = await realAccount(journey);
    const { body } = changeOf(person);
    const { currentPassword: _a, ...withoutCurrent } = body;
    const { newPassword: _b, ...withoutNew } = body;
    expect((await post(withoutCurrent, person.cookie)).json().fields.currentPassword).toEqual([
      "Current password is required",
    ]);
    expect((await post({ ...body, currentPassword: "" }, person.cookie)).json().fields.currentPassword).toEqual([
      "Current password is required",
    ]);
    expect((await post(withoutNew, person.cookie)).json().fields.newPassword).toEqual(["New password is required"]);
  });

  test("[KEY-002] weaker parameters, and who is not signed in", async () => {
    const person = await realAccount(journey);
    const { next, body } = changeOf(person);
    for (const weaker of [{ memoryKiB: 19456 }, { passes: 2 }, { parallelism: 4 }, { algorithm: "argon2i" }]) {
      expect((await post({ ...body, kdf: { ...body.kdf, ...weaker } }, person.cookie)).statusCode).toBe(400);
    }
    expect((await journey.post(path, body)).statusCode).toBe(401);
    await expectUnchanged(person, next);
  });

  test.each(["auth.accounts", "auth.account_keys", "auth.sessions", "auth.notices", "audit.entries"])(
    "[KEY-014] a change that dies at %s leaves exactly the old password",
    async (table) => {
      const person = await realAccount(journey);
      await journey.login(person.account);
      const { next, body } = changeOf(person);
      await db.owner.query(`
        create function public.die() returns trigger language plpgsql as $$ begin raise exception 'died'; end $$;
        create trigger die after insert or update or delete on ${table} for each statement execute function public.die()`);
      try {
        // The session itself must still be looked at: its activity was noted a moment ago.
        expect((await post(body, person.cookie)).statusCode).toBe(500);
      } finally {
        await db.owner.query(`drop trigger die on ${table}; drop function public.die()`);
      }
      await expectUnchanged(person, next);
    },
  );
});
