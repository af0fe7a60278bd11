import { describe, expect, test } from "vitest";
import { softwarePasskey } from "../passkeys/testing.ts";
import { accountJourney, cookieOf, sampleAuthKey } from "../testing.ts";
import {
  askForLink,
  enrol,
  makeKeys,
  makePassword,
  newPasswordFields,
  opens,
  type RealAccount,
  realAccount,
  resetWithKit,
  resetWithNewKeys,
  signedReset,
  storedKeys,
} from "./testing/real-account.ts";

const { db, journey } = accountJourney();

const reset = (body: object) => journey.post("/api/auth/password/reset", body);
const outcome = ({ statusCode, json }: { statusCode: number; json: () => { code?: string } }) => [
  statusCode,
  json().code,
];

async function expectUnchanged(person: RealAccount) {
  const login = await journey.login(person.account);
  expect(login.statusCode).toBe(200);
  const { rows } = await db.owner.query("select * from auth.account_keys where user_id = $1", [person.userId]);
  expect(rows[0]).toMatchObject({ version: 1, bundle_by_password: person.account.bundleByPassword });
  const older = await db.owner.query("select from auth.older_bundles where user_id = $1", [person.userId]);
  expect(older.rows).toHaveLength(0);
}

describe("attacks", () => {
  test("a link counts once, also for twenty who come with it at the same moment", async () => {
    const person = await realAccount(journey);
    const token = await askForLink(journey, person.email);
    const passwords = Array.from({ length: 20 }, makePassword);
    const answers = await Promise.all(passwords.map((next) => reset(resetWithKit(person.keys, token, next))));
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 410)).toHaveLength(19);
    const winner = passwords[codes.indexOf(200)]!;
    const login = await journey.login({ email: person.email, password: winner.authKey });
    expect(opens(await storedKeys(journey, cookieOf(login)), winner)).toEqual(person.keys.bundle.vaultRootKey);
    expect(outcome(await reset(resetWithKit(person.keys, token, makePassword())))).toEqual([410, "TOKEN_EXPIRED"]);
  });

  test("[KEY-015] the mailbox without the kit: no signature but the account key's passes", async () => {
    const person = await realAccount(journey);
    const thief = await realAccount(journey);
    const token = await askForLink(journey, person.email);
    const next = makePassword();
    // The thief's own keys, and the owner's signature for another link, another password or another way.
    const other = await askForLink(journey, thief.email);
    const good = resetWithKit(person.keys, token, next);
    const { signature: _, ...unsigned } = good;
    const signatures = [
      resetWithKit(thief.keys, token, next).signature,
      signedReset(person.keys, { ...unsigned, token: other }).signature,
      signedReset(person.keys, { ...unsigned, newPassword: sampleAuthKey() }).signature,
      signedReset(person.keys, { ...unsigned, way: "second-factor" }).signature,
    ];
    for (const signature of signatures) {
      expect(outcome(await reset({ ...good, signature }))).toEqual([400, "INVALID_SIGNATURE"]);
    }
    expect((await reset(unsigned)).statusCode).toBe(400);
    // A link of the thief's own account does not reach anybody else's keys.
    expect(outcome(await reset(resetWithKit(person.keys, other, next)))).toEqual([400, "INVALID_SIGNATURE"]);
    await expectUnchanged(person);
    await expectUnchanged(thief);
  });

  test("new keys that are missing, unsigned by themselves, or brought along with the kit", async () => {
    const person = await realAccount(journey);
    const { code } = await enrol(journey, person.cookie);
    const token = await askForLink(journey, person.email);
    const fresh = await makeKeys();
    const next = makePassword();
    const bare = signedReset(fresh, { token, way: "second-factor", ...newPasswordFields(fresh, next) });
    const missing = await reset({ ...bare, code: code() });
    expect(missing.statusCode).toBe(400);
    expect(missing.json().fields.newKeys).toEqual(["New keys are required"]);

    const whole = resetWithNewKeys(fresh, "second-factor", token, next);
    const both = await reset({ ...whole, way: "kit" });
    expect([both.statusCode, both.json().code]).toEqual([400, "VALIDATION_ERROR"]);
    const stranger = await makeKeys();
    const swapped = { ...whole, newKeys: { ...whole.newKeys!, verifyingKey: stranger.publicHalves.verifyingKey } };
    expect(outcome(await reset(swapped))).toEqual([400, "INVALID_SIGNATURE"]);
    await db.owner.query("delete from auth.authenticators where user_id = $1", [person.userId]);
    await expectUnchanged(person);
  });

  test("[KEY-017] the way of the 72 hours before they have even begun, and a factor that nobody set up", async () => {
    const person = await realAccount(journey);
    const token = await askForLink(journey, person.email);
    const early = resetWithNewKeys(await makeKeys(), "waited", token, makePassword());
    expect(outcome(await reset(early))).toEqual([403, "FORBIDDEN"]);
    const none = resetWithNewKeys(await makeKeys(), "second-factor", token, makePassword(), { code: "123456" });
    expect(outcome(await reset(none))).toEqual([401, "INVALID_CODE"]);
    const nothing = resetWithNewKeys(await makeKeys(), "second-factor", token, makePassword());
    expect(outcome(await reset(nothing))).toEqual([401, "INVALID_CODE"]);
    const options = await journey.post("/api/auth/password/reset/passkey-options", { token });
    expect(outcome(options)).toEqual([404, "NOT_FOUND"]);
    await expectUnchanged(person);
  });

  test("[SEC-015] guessed codes count like guessed passwords", async () => {
    const person = await realAccount(journey);
    await enrol(journey, person.cookie);
    const token = await askForLink(journey, person.email);
    const body = resetWithNewKeys(await makeKeys(), "second-factor", token, makePassword());
    for (let tried = 0; tried < 5; tried++) {
      expect(outcome(await reset({ ...body, code: `00000${tried}` }))).toEqual([401, "INVALID_CODE"]);
    }
    expect((await reset({ ...body, code: "000009" })).statusCode).toBe(429);
  });

  test("a passkey of somebody else, or one that answered another question", async () => {
    const [person, thief] = [await realAccount(journey), await realAccount(journey)];
    const at = { origin: "https://heirlock.test", rpId: "heirlock.test" };
    const add = async ({ cookie, userId }: RealAccount) => {
      const passkey = softwarePasskey(at, userId);
      const asked = (await journey.post("/api/auth/passkeys/options", undefined, { headers: { cookie } })).json().data;
      const body = { challengeId: asked.challengeId, response: passkey.register(asked), name: "Phone" };
      await journey.post("/api/auth/passkeys", body, { headers: { cookie } });
      return passkey;
    };
    const [own, strange] = [await add(person), await add(thief)];
    const token = await askForLink(journey, person.email);
    const ask = async () => (await journey.post("/api/auth/password/reset/passkey-options", { token })).json().data;
    const attempt = async (challengeId: string, response: object) =>
      outcome(
        await reset(
          resetWithNewKeys(await makeKeys(), "second-factor", token, makePassword(), {
            passkey: { challengeId, response },
          }),
        ),
      );
    const first = await ask();
    expect(await attempt(first.challengeId, strange.answer(first))).toEqual([401, "INVALID_PASSKEY"]);
    const signIn = (await journey.post("/api/auth/passkeys/sign-in/options")).json().data;
    expect(await attempt(signIn.challengeId, own.answer(signIn))).toEqual([401, "INVALID_PASSKEY"]);
    await expectUnchanged(person);
  });

  test.each([
    "auth.accounts",
    "auth.account_keys",
    "auth.older_bundles",
    "auth.sessions",
    "auth.notices",
    "audit.entries",
  ])("[KEY-014] a reset that dies at %s leaves the old password, the old keys and the link", async (table) => {
    const person = await realAccount(journey);
    const { code } = await enrol(journey, person.cookie);
    const token = await askForLink(journey, person.email);
    const fresh = await makeKeys();
    const next = makePassword();
    const body = resetWithNewKeys(fresh, "second-factor", token, next, { code: code() });
    await db.owner.query(`
        create function public.die() returns trigger language plpgsql as $$ begin raise exception 'died'; end $$;
        create trigger die after insert or update or delete on ${table} for each statement execute function public.die()`);
    try {
      expect((await reset(body)).statusCode).toBe(500);
    } finally {
      await db.owner.query(`drop trigger die on ${table}; drop function public.die()`);
    }
    const { rows } = await db.owner.query("select verifying_key, version from auth.account_keys where user_id = $1", [
      person.userId,
    ]);
    expect(rows).toEqual([{ verifying_key: person.account.verifyingKey, version: 1 }]);
    expect((await journey.login(person.account)).statusCode).toBe(200);
    // The code was not used up either: the same request goes through once nothing is in its way.
    expect((await reset(body)).statusCode).toBe(200);
  });
});
