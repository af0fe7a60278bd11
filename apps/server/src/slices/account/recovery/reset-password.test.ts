import { unwrapBundle, wrapBundle } from "@heirlock/crypto/wrap";
import { given } from "@heirlock/db/testing/given";
import { describe, expect, test } from "vitest";
import { sessionCookie } from "../../../kernel/session-cookie.ts";
import { softwarePasskey } from "../passkeys/testing.ts";
import { accountJourney, cookieOf, freshEmail, sampleAuthKey, sampleSignUp, sampleWrap } from "../testing.ts";
import {
  askForLink,
  enrol,
  linksTo,
  makeKeys,
  makePassword,
  opens,
  realAccount,
  resetWithKit,
  resetWithNewKeys,
  storedKeys,
} from "./testing/real-account.ts";

const { db, journey } = accountJourney();

const forgot = (email: string) => journey.post("/api/auth/password/forgot", { email });
const look = (token: string) => journey.post("/api/auth/password/reset/kit-bundle", { token });
const reset = (body: object) => journey.post("/api/auth/password/reset", body);
const outcome = ({ statusCode, json }: { statusCode: number; json: () => { code?: string } }) => [
  statusCode,
  json().code,
];

describe("asking for a link", () => {
  test("[SEC-017] [ACC-080] a known, an unknown and an unconfirmed address get the same answer", async () => {
    const person = await realAccount(journey);
    const unconfirmed = sampleSignUp(freshEmail());
    await journey.post("/api/auth/signup", unconfirmed);
    const answers = await Promise.all([person.email, freshEmail(), unconfirmed.email].map(forgot));
    const shapes = answers.map(({ statusCode, body, headers }) => {
      const { date: _, "x-request-id": _id, ...rest } = headers;
      return { statusCode, body, headers: rest };
    });
    expect(shapes[0]).toMatchObject({ statusCode: 200, body: '{"success":true}' });
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
    await journey.lettersSent();
    expect(await linksTo(journey, person.email)).toHaveLength(1);
    expect(await linksTo(journey, unconfirmed.email)).toHaveLength(0);

    const missing = await journey.post("/api/auth/password/forgot", {});
    expect(missing.statusCode).toBe(400);
    expect(missing.json().fields.email).toBeDefined();
  });

  test("[SEC-016] ten letters and entries of the log a day; beyond that one letter whenever no link works any more", async () => {
    const person = await realAccount(journey);
    const ask = async () => {
      // What is under test is the account's own limit: the one by e-mail answers 429 after five.
      await db.owner.query("delete from app.rate_counters where bucket like 'forgotPassword %'");
      const answer = await forgot(person.email);
      expect([answer.statusCode, answer.body]).toEqual([200, '{"success":true}']);
      await journey.lettersSent();
      return (await linksTo(journey, person.email)).length;
    };
    for (let asked = 1; asked <= 10; asked++) expect(await ask()).toBe(asked);
    expect(await ask()).toBe(10);
    await db.owner.query("update auth.password_resets set token_expires_at = now() where user_id = $1", [
      person.userId,
    ]);
    expect(await ask()).toBe(11);
    expect(await ask()).toBe(11);
    const { rows } = await db.owner.query(
      "select from audit.entries where estate_id = $1 and body::json ->> 'type' = 'account.reset_asked'",
      [person.userId],
    );
    expect(rows).toHaveLength(10);
  });

  test("the link's token is in the fragment, and in the database only as a hash", async () => {
    const person = await realAccount(journey);
    const token = await askForLink(journey, person.email);
    const { rows } = await db.owner.query(
      "select r.*, token_expires_at = asked_at + interval '30 minutes' as half_an_hour from auth.password_resets r where user_id = $1",
      [person.userId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ state: "linked", half_an_hour: true });
    expect(JSON.stringify(rows)).not.toContain(token);
    const queue = await db.owner.query("select data::text from pgboss.job");
    expect(JSON.stringify(queue.rows)).not.toContain(token);
  });

  test("whoever has the link learns the ways that are open, and nothing that opens anything", async () => {
    const person = await realAccount(journey);
    const token = await askForLink(journey, person.email);
    const { bundleByKit, kitNumber, recipient, verifyingKey } = person.account;
    expect((await look(token)).json().data).toEqual({
      email: person.email,
      firstName: "Nadia",
      lastName: "Haddad",
      state: "linked",
      secondFactor: { code: false, passkey: false },
      waitsUntil: null,
      keys: { bundleByKit, kitNumber, recipient, verifyingKey },
    });
    await enrol(journey, person.cookie);
    expect((await look(token)).json().data.secondFactor).toEqual({ code: true, passkey: false });
    expect(outcome(await look(sampleAuthKey()))).toEqual([410, "TOKEN_EXPIRED"]);
    await db.owner.query("update auth.password_resets set token_expires_at = now() where user_id = $1", [
      person.userId,
    ]);
    expect(outcome(await look(token))).toEqual([410, "TOKEN_EXPIRED"]);
  });
});

describe("with the Recovery Kit", () => {
  test("[KEY-016] the new password works at once and the vault opens again", async () => {
    const person = await realAccount(journey);
    const token = await askForLink(journey, person.email);
    const found = (await look(token)).json().data.keys;
    const bundle = unwrapBundle(found.bundleByKit, "kit", person.keys.recoveryKey);
    const next = makePassword();
    const body = resetWithKit({ ...person.keys, bundle }, token, next);
    expect((await reset(body)).statusCode).toBe(200);

    // Every session ended, the old password too.
    expect((await journey.get("/api/auth/user", person.cookie)).statusCode).toBe(401);
    expect((await journey.login(person.account)).statusCode).toBe(401);
    const login = await journey.login({ email: person.email, password: next.authKey });
    const stored = await storedKeys(journey, cookieOf(login));
    expect(unwrapBundle(stored.bundleByPassword, "password", next.kek)).toEqual(person.keys.bundle);
    expect(stored).toMatchObject({ bundleByKit: person.account.bundleByKit, older: [], version: 2 });
    await journey.lettersSent();
    const told = await db.owner.query("select facts from auth.notices where user_id = $1 and kind = $2", [
      person.userId,
      "password-reset",
    ]);
    expect(told.rows).toEqual([{ facts: { way: "kit" } }]);
    const noted = await db.owner.query(
      "select body::json -> 'data' ->> 'way' as way from audit.entries where estate_id = $1 and body::json ->> 'type' = $2",
      [person.userId, "account.password_reset"],
    );
    expect(noted.rows).toEqual([{ way: "kit" }]);
  });

  test("[KEY-018] the kit replaces the password, never the second factor", async () => {
    const person = await realAccount(journey);
    const { code } = await enrol(journey, person.cookie);
    const token = await askForLink(journey, person.email);
    const next = makePassword();
    const body = resetWithKit(person.keys, token, next);
    expect(outcome(await reset(body))).toEqual([401, "INVALID_CODE"]);
    expect(outcome(await reset({ ...body, code: "000000" }))).toEqual([401, "INVALID_CODE"]);
    expect((await reset({ ...body, code: code() })).statusCode).toBe(200);

    const login = await journey.login({ email: person.email, password: next.authKey });
    expect(login.json().data.twoFactorRequired).toBe(true);
    expect((await journey.get("/api/auth/user", cookieOf(login))).statusCode).toBe(401);
  });

  test("failures of before are let go: who forgot the password has tried it often", async () => {
    const person = await realAccount(journey);
    for (let tried = 0; tried < 5; tried++) await journey.login({ email: person.email, password: sampleAuthKey() });
    expect((await journey.login(person.account)).statusCode).toBe(429);
    const token = await askForLink(journey, person.email);
    const next = makePassword();
    await reset(resetWithKit(person.keys, token, next));
    expect((await journey.login({ email: person.email, password: next.authKey })).statusCode).toBe(200);
  });
});

describe("with a second factor alone", () => {
  test("[KEY-016] [KEY-019] new keys come, and nothing of before is changed or removed", async () => {
    const person = await realAccount(journey);
    const { code } = await enrol(journey, person.cookie);
    await given(db).asset({ id: person.userId, email: "", firstName: "", lastName: "" });
    // Whatever an estate consists of, today and later.
    const { rows: tables } = await db.owner.query<{ name: string }>(
      `select quote_ident(c.table_name) as name from information_schema.columns c
         join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = 'app' and c.column_name = 'holder_id' and t.table_type = 'BASE TABLE'`,
    );
    expect(tables.map(({ name }) => name)).toContain("assets");
    const estate = async () => {
      const found: Record<string, unknown> = {};
      for (const { name } of tables) {
        const all = `select t::text as row from app.${name} t where holder_id = $1 order by 1`;
        found[name] = (await db.owner.query(all, [person.userId])).rows;
      }
      return found;
    };
    const before = await estate();
    const token = await askForLink(journey, person.email);
    const fresh = await makeKeys();
    const next = makePassword();
    const body = resetWithNewKeys(fresh, "second-factor", token, next, { code: code() });
    expect((await reset(body)).statusCode).toBe(200);

    expect(await estate()).toEqual(before);
    const older = await db.owner.query(
      `select recipient, verifying_key, bundle_by_kit, kit_number, salt, kdf, bundle_by_password, bundles_by_passkeys,
              bundle_by_root
         from auth.older_bundles where user_id = $1`,
      [person.userId],
    );
    const { account } = person;
    expect(older.rows).toEqual([
      {
        recipient: account.recipient,
        verifying_key: account.verifyingKey,
        bundle_by_kit: account.bundleByKit,
        kit_number: account.kitNumber,
        salt: account.salt,
        kdf: account.kdf,
        bundle_by_password: account.bundleByPassword,
        bundles_by_passkeys: [],
        bundle_by_root: null,
      },
    ]);
    expect(unwrapBundle(older.rows[0].bundle_by_kit, "kit", person.keys.recoveryKey)).toEqual(person.keys.bundle);

    const half = await journey.login({ email: person.email, password: next.authKey });
    expect(half.json().data.twoFactorRequired).toBe(true);
  });

  test("[KEY-021] the old kit, entered later, brings the old bundle under the new one; a stranger's is not found", async () => {
    const person = await realAccount(journey);
    const { code } = await enrol(journey, person.cookie);
    const token = await askForLink(journey, person.email);
    const fresh = await makeKeys();
    const next = makePassword();
    await reset(resetWithNewKeys(fresh, "second-factor", token, next, { code: code() }));
    const cookie = await signInWithoutFactor(person.userId);

    const stored = await storedKeys(journey, cookie);
    expect(opens(stored, next)).toEqual(fresh.bundle.vaultRootKey);
    const [sealed] = stored.older;
    const oldBundle = unwrapBundle(sealed!.bundleByKit, "kit", person.keys.recoveryKey);
    const bundleByRoot = wrapBundle(oldBundle, "root", fresh.bundle.vaultRootKey);
    const restore = (who: string) =>
      journey.post(`/api/auth/keys/older/${sealed!.id}/restore`, { bundleByRoot }, { headers: { cookie: who } });

    const stranger = await realAccount(journey);
    expect(outcome(await restore(stranger.cookie))).toEqual([404, "NOT_FOUND"]);
    expect((await restore(cookie)).statusCode).toBe(200);
    const after = await storedKeys(journey, cookie);
    expect(unwrapBundle(after.older[0]!.bundleByRoot!, "root", fresh.bundle.vaultRootKey)).toEqual(person.keys.bundle);
    expect(after.older[0]).toMatchObject({ bundleByKit: person.account.bundleByKit });
  });

  test("[KEY-021] what was restored under keys that were replaced in turn asks for its kit again", async () => {
    const person = await realAccount(journey);
    const { backupCodes } = await enrol(journey, person.cookie);
    const generations = [await makeKeys(), await makeKeys()];
    const restored = [];
    for (const [n, fresh] of generations.entries()) {
      const token = await askForLink(journey, person.email);
      const factor = { backupCode: backupCodes[n] };
      const body = resetWithNewKeys(fresh, "second-factor", token, makePassword(), factor);
      expect((await reset(body)).statusCode).toBe(200);
      const cookie = await signInWithoutFactor(person.userId);
      const [first] = (await storedKeys(journey, cookie)).older;
      expect(first).toMatchObject({ bundleByKit: person.account.bundleByKit, bundleByRoot: null });
      const bundleByRoot = wrapBundle(person.keys.bundle, "root", fresh.bundle.vaultRootKey);
      const headers = { cookie };
      await journey.post(`/api/auth/keys/older/${first!.id}/restore`, { bundleByRoot }, { headers });
      restored.push((await storedKeys(journey, cookie)).older[0]!.bundleByRoot === bundleByRoot);
    }
    expect(restored).toEqual([true, true]);
  });

  test("a backup code counts once, and a passkey counts too; what passkeys opened is dropped with the old keys", async () => {
    const person = await realAccount(journey);
    const { backupCodes } = await enrol(journey, person.cookie);
    const headers = { cookie: person.cookie };
    const passkey = softwarePasskey({ origin: "https://heirlock.test", rpId: "heirlock.test" }, person.userId);
    const asked = (await journey.post("/api/auth/passkeys/options", undefined, { headers })).json().data;
    const added = { challengeId: asked.challengeId, response: passkey.register(asked), name: "Phone" };
    await journey.post("/api/auth/passkeys", added, { headers });
    await db.owner.query("update auth.passkeys set bundle = $2 where user_id = $1", [
      person.userId,
      `hlb1.passkey.${sampleWrap()}`,
    ]);

    const first = await askForLink(journey, person.email);
    const byCode = resetWithNewKeys(await makeKeys(), "second-factor", first, makePassword(), {
      backupCode: backupCodes[0],
    });
    expect((await reset(byCode)).statusCode).toBe(200);
    const bundles = await db.owner.query(
      `select p.bundle, o.bundles_by_passkeys -> 0 ->> 'bundle' as kept,
              o.bundles_by_passkeys -> 0 ->> 'credentialId' = p.credential_id as same
         from auth.passkeys p join auth.older_bundles o using (user_id) where p.user_id = $1`,
      [person.userId],
    );
    expect(bundles.rows).toEqual([{ bundle: null, kept: expect.stringMatching(/^hlb1\.passkey\./), same: true }]);

    const second = await askForLink(journey, person.email);
    const again = resetWithNewKeys(await makeKeys(), "second-factor", second, makePassword(), {
      backupCode: backupCodes[0],
    });
    expect(outcome(await reset(again))).toEqual([401, "INVALID_CODE"]);

    const options = { token: second };
    const challenge = (await journey.post("/api/auth/password/reset/passkey-options", options)).json().data;
    const byPasskey = resetWithNewKeys(await makeKeys(), "second-factor", second, makePassword(), {
      passkey: { challengeId: challenge.challengeId, response: passkey.answer(challenge) },
    });
    expect((await reset(byPasskey)).statusCode).toBe(200);
    const older = await db.owner.query("select from auth.older_bundles where user_id = $1", [person.userId]);
    expect(older.rows).toHaveLength(2);
  });
});

async function signInWithoutFactor(userId: string) {
  const { token } = await given(db).session({ id: userId, email: "", firstName: "", lastName: "" });
  return `${sessionCookie}=${token}`;
}
