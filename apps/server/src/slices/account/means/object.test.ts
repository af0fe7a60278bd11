import { createTestDatabase, type TestDatabase } from "@heirlock/db/testing/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  cookieOf,
  freshEmail,
  type Journey,
  type SampleSignUp,
  sampleSignUp,
  sampleWrap,
  startJourney,
} from "../testing.ts";
import { headings, tokenTo } from "./testing.ts";

let db: TestDatabase;
let journey: Journey;
beforeAll(async () => {
  db = await createTestDatabase();
  journey = await startJourney(db);
});
afterAll(async () => {
  await journey.close();
  await db.drop();
});

const object = (token: string) => journey.post("/api/auth/object", { token });
const objectionTo = async (email: string) => (await tokenTo(journey, email, "/auth/object"))!;
const idOf = async (email: string) =>
  (await db.owner.query<{ id: string }>("select id from auth.users where email = $1", [email])).rows[0]!.id;

async function moveTo(cookie: string, newEmail: string) {
  await journey.post("/api/auth/email/change", { newEmail }, { headers: { cookie } });
  const token = await tokenTo(journey, newEmail, "/auth/confirm-email");
  const answer = await journey.post("/api/auth/email/verify", { token }, { headers: { cookie } });
  expect(answer.statusCode).toBe(200);
}
/** Makes a new kit, which is told like every change. */
async function renewKit(cookie: string, account: SampleSignUp) {
  const { version } = (await journey.get("/api/auth/keys", cookie)).json().data;
  const kit = { password: account.password, version, bundleByKit: `hlb1.kit.${sampleWrap()}`, kitNumber: "9ABC-DEF2" };
  const answer = await journey.post("/api/auth/keys/rewrap", kit, { headers: { cookie } });
  expect(answer.statusCode).toBe(200);
}

test("[SEC-012] the old address objects: the account is back, everybody is out, and both addresses are told", async () => {
  const account = sampleSignUp(freshEmail());
  const thief = await journey.join(account);
  const newEmail = freshEmail();
  await moveTo(thief, newEmail);
  const answer = await object(await objectionTo(account.email));
  expect(answer.json().data).toEqual({
    kind: "email-changed",
    sessionsEnded: 1,
    emailRestored: true,
    resetStopped: false,
    removed: [],
  });
  expect((await journey.get("/api/auth/user", thief)).statusCode).toBe(401);
  expect((await journey.login({ email: newEmail, password: account.password })).statusCode).toBe(401);
  expect((await journey.login(account)).statusCode).toBe(200);

  expect((await headings(journey, newEmail))[0]).toBe("An account no longer uses this address");
  expect(await headings(journey, account.email)).toEqual(
    expect.arrayContaining(["Your account was secured", "Choose a new password"]),
  );
  expect(await tokenTo(journey, account.email, "/auth/reset-password")).toHaveLength(43);
  expect(await tokenTo(journey, newEmail, "/auth/reset-password")).toBeUndefined();
});

test("an objection works once, for seven days, and looking at its page does nothing", async () => {
  const account = sampleSignUp(freshEmail());
  const cookie = await journey.join(account);
  await renewKit(cookie, account);
  const token = await objectionTo(account.email);
  const answers = await Promise.all(Array.from({ length: 10 }, () => object(token)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 410)).toHaveLength(9);

  const other = sampleSignUp(freshEmail());
  await renewKit(await journey.join(other), other);
  const late = await objectionTo(other.email);
  const { rows } = await db.owner.query(
    `select round(extract(epoch from v.expires_at - n.created_at) / 86400)::int as days from auth.notices n
       join auth.verifications v on v.value = n.user_id::text || ' ' || n.id::text where n.address = $1`,
    [other.email],
  );
  expect(rows).toEqual([{ days: 7 }]);
  await db.owner.query("update auth.verifications set expires_at = expires_at - interval '7 days'");
  expect((await object(late)).json().code).toBe("TOKEN_EXPIRED");
});

test("the letter before the change of address objects to it as well, and the thief's letters do nothing then", async () => {
  const account = sampleSignUp(freshEmail());
  const cookie = await journey.join(account);
  await renewKit(cookie, account);
  const early = await objectionTo(account.email);
  const newEmail = freshEmail();
  await moveTo(cookie, newEmail);
  const again = cookieOf(await journey.login({ email: newEmail, password: account.password }));
  await renewKit(again, account);
  const ofThief = await objectionTo(newEmail);
  const answer = await object(early);
  expect(answer.json().data).toMatchObject({ kind: "kit-replaced", emailRestored: true });
  expect((await object(ofThief)).json().code).toBe("TOKEN_EXPIRED");
  expect(await idOf(account.email)).toBeDefined();
});

test("what came with the change or after it goes, what was there before stays", async () => {
  const account = sampleSignUp(freshEmail());
  const cookie = await journey.join(account);
  const id = await idOf(account.email);
  const addPasskey = (name: string) =>
    db.owner.query(
      `insert into auth.passkeys (user_id, credential_id, public_key, counter, name, backed_up)
       values ($1::uuid, $2::text || ($1::uuid)::text, '\\x00', 0, $2::text, false)`,
      [id, name],
    );
  await addPasskey("own");
  await renewKit(cookie, account);
  const token = await objectionTo(account.email);
  await addPasskey("foreign");
  await db.owner.query("insert into auth.authenticators (user_id, secret, enabled_at) values ($1, 'sealed', now())", [
    id,
  ]);
  await db.owner.query("insert into auth.backup_codes (user_id, code_hash) values ($1, 'hash')", [id]);
  await db.owner.query(
    `insert into auth.recovery_means (user_id, email, email_verified_at, phone, phone_verified_at)
     values ($1, 'thief@example.org', now(), 'sealed', now() - interval '1 year')`,
    [id],
  );
  await db.owner.query("update auth.accounts set password_changed_at = now() where user_id = $1", [id]);
  await db.owner.query("update auth.users set deletes_at = now() + interval '14 days' where id = $1", [id]);
  await db.owner.query(
    "insert into auth.password_resets (user_id, state, waits_until) values ($1, 'waiting', now() + interval '72 hours')",
    [id],
  );
  // Its phone cannot be opened, and need not be: the phone is told nothing without a provider.
  const { removed, resetStopped } = (await object(token)).json().data;
  expect(removed).toEqual(["password", "passkeys", "two_factor", "recovery_email", "closing"]);
  expect(resetStopped).toBe(true);
  const left = await db.owner.query(
    `select (select array_agg(name) from auth.passkeys where user_id = $1) as passkeys,
            (select count(*)::int from auth.authenticators where user_id = $1) as apps,
            (select count(*)::int from auth.backup_codes where user_id = $1) as codes,
            (select email from auth.recovery_means where user_id = $1) as email,
            (select phone from auth.recovery_means where user_id = $1) as phone,
            (select deletes_at from auth.users where id = $1) as deletes_at,
            (select state from auth.password_resets where user_id = $1 and waits_until is not null) as reset`,
    [id],
  );
  expect(left.rows[0]).toEqual({
    passkeys: ["own"],
    apps: 0,
    codes: 0,
    email: null,
    phone: "sealed",
    deletes_at: null,
    reset: "stopped",
  });
  expect((await journey.login(account)).json().code).toBe("INVALID_CREDENTIALS");
});

test("a sign-up with the old address that nobody confirmed does not keep its owner out", async () => {
  const account = sampleSignUp(freshEmail());
  const cookie = await journey.join(account);
  await moveTo(cookie, freshEmail());
  await journey.post("/api/auth/signup", sampleSignUp(account.email));
  const answer = await object(await objectionTo(account.email));
  expect(answer.json().data.emailRestored).toBe(true);
  expect((await journey.login(account)).statusCode).toBe(200);
});

test("[SEC-016] tokens are not guessed: thirty tries of an address in a quarter of an hour", async () => {
  const remoteAddress = "10.200.0.1";
  for (let tried = 0; tried < 30; tried++) {
    const answer = await journey.post("/api/auth/object", { token: "A".repeat(43) }, { remoteAddress });
    expect(answer.json().code).toBe("TOKEN_EXPIRED");
  }
  const answer = await journey.post("/api/auth/object", { token: "A".repeat(43) }, { remoteAddress });
  expect(answer.statusCode).toBe(429);
});
