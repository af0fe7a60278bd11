import { describe, expect, test } from "vitest";
import { pendingOf } from "../factors/testing.ts";
import { linkIdentifier } from "../link-tokens.ts";
import {
  askForLink,
  enrol,
  makeKeys,
  makePassword,
  realAccount,
  resetWithKit,
  resetWithNewKeys,
  storedKeys,
} from "../recovery/testing/real-account.ts";
import {
  accountJourney,
  cookieOf,
  freshEmail,
  type SampleSignUp,
  sampleAuthKey,
  sampleSignUp,
  sampleWrap,
} from "../testing.ts";
import { letterAbout } from "./testing/two-sides.ts";
import { headings, tokenFor, tokenTo } from "./testing.ts";

const { db, journey } = accountJourney();

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
/** Makes a new kit and waits for its email: of two that are sent at once either may arrive first. */
async function renewKit(cookie: string, account: SampleSignUp, kitNumber = "9ABC-DEF2") {
  const { version } = (await journey.get("/api/auth/keys", cookie)).json().data;
  const kit = { password: account.password, version, bundleByKit: `hlb1.kit.${sampleWrap()}`, kitNumber };
  const answer = await journey.post("/api/auth/keys/rewrap", kit, { headers: { cookie } });
  expect(answer.statusCode).toBe(200);
  await journey.lettersSent();
  return kit.bundleByKit;
}
/** Tests that are not about the hold let the owner in. */
const endHold = (id: string) =>
  db.owner.query("update auth.accounts set held_at = null where user_id = $1 and held_at is not null", [id]);
const keysOf = async (id: string) =>
  (
    await db.owner.query(
      `select bundle_by_kit as kit, kit_number as number, kit_confirmed_at is not null as confirmed, version
         from auth.account_keys where user_id = $1`,
      [id],
    )
  ).rows[0];
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
    passwordHeld: false,
    restored: [],
  });
  expect((await journey.get("/api/auth/user", thief)).statusCode).toBe(401);
  expect((await journey.login({ email: newEmail, password: account.password })).statusCode).toBe(401);
  expect((await journey.login(account)).statusCode).toBe(200);

  expect((await headings(journey, newEmail))[0]).toBe("This address is no longer used for an account");
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
  await db.owner.query(
    "insert into auth.recovery_options (user_id, phone, phone_verified_at) values ($1, 'sealed', now())",
    [id],
  );
  await renewKit(cookie, account);
  const token = await objectionTo(account.email);
  await addPasskey("foreign");
  await db.owner.query("insert into auth.authenticators (user_id, secret, enabled_at) values ($1, 'sealed', now())", [
    id,
  ]);
  await db.owner.query("insert into auth.backup_codes (user_id, code_hash) values ($1, 'hash')", [id]);
  await db.owner.query(
    "update auth.recovery_options set email = 'thief@example.org', email_verified_at = now() where user_id = $1",
    [id],
  );
  await db.owner.query("update auth.accounts set password = 'theirs', password_changed_at = now() where user_id = $1", [
    id,
  ]);
  await db.owner.query("update auth.users set deletes_at = now() + interval '14 days' where id = $1", [id]);
  await db.owner.query(
    "insert into auth.password_resets (user_id, state, waits_until) values ($1, 'waiting', now() + interval '72 hours')",
    [id],
  );
  // Its phone cannot be opened, and need not be: the phone is told nothing without a provider.
  const { restored, resetStopped, passwordHeld } = (await object(token)).json().data;
  expect(restored).toEqual(["password", "kit", "passkeys", "two_factor", "recovery_email", "closing"]);
  expect(passwordHeld).toBe(true);
  expect(resetStopped).toBe(true);
  const left = await db.owner.query(
    `select (select array_agg(name) from auth.passkeys where user_id = $1) as passkeys,
            (select count(*)::int from auth.authenticators where user_id = $1) as apps,
            (select count(*)::int from auth.backup_codes where user_id = $1) as codes,
            (select email from auth.recovery_options where user_id = $1) as email,
            (select phone from auth.recovery_options where user_id = $1) as phone,
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
  expect((await journey.login(account)).json().code).toBe("PASSWORD_HELD");
});

test("a held password alone lets in only browsers of old, and a new password ends it", async () => {
  const person = await realAccount(journey);
  await renewKit(person.cookie, person.account);
  expect((await object(await objectionTo(person.email))).json().data.passwordHeld).toBe(true);
  const refused = await journey.login(person.account);
  expect([refused.statusCode, refused.json().code]).toEqual([403, "PASSWORD_HELD"]);
  // What it says is told to nobody who does not know the password.
  const wrong = await journey.login({ email: person.email, password: sampleAuthKey() });
  expect(wrong.json().code).toBe("INVALID_CREDENTIALS");
  const link = (await tokenTo(journey, person.email, "/auth/reset-password"))!;
  const next = makePassword();
  const reset = await journey.post("/api/auth/password/reset", resetWithKit(person.keys, link, next));
  expect(reset.statusCode).toBe(200);
  expect((await journey.login({ email: person.email, password: next.authKey })).statusCode).toBe(200);
});

test("[SEC-009, SEC-010] what was used up before an objection is not given back by it", async () => {
  const person = await realAccount(journey);
  const { code, backupCodes } = await enrol(journey, person.cookie);
  await journey.lettersSent();
  const headers = { cookie: person.cookie };
  await journey.post("/api/auth/two-factor/backup-codes/regenerate", undefined, { headers });
  const token = await objectionTo(person.email);
  const used = code();
  const proof = await journey.post("/api/auth/reauthenticate", { code: used }, { headers });
  expect(proof.statusCode).toBe(200);
  expect((await object(token)).json().data.restored).toEqual(["backup_codes"]);
  const enter = async (body: object) => {
    const cookie = pendingOf(await journey.login(person.account));
    return (await journey.post("/api/auth/two-factor/verify", body, { headers: { cookie } })).statusCode;
  };
  expect(await enter({ code: used })).toBe(401);
  expect(await enter({ backupCode: backupCodes[0] })).toBe(200);
  // Nor by one more, of an earlier letter.
  const early = await letterAbout(journey, "two-factor-enabled", person.email);
  await db.owner.query("update auth.notices set objected_at = null");
  expect((await object(early)).statusCode).toBe(200);
  expect((await db.owner.query("select from auth.backup_codes where user_id = $1", [person.userId])).rows).toEqual([]);
});

describe("[KEY-024] an objection to a new kit", () => {
  test("makes the earlier one valid again, however often a thief replaced it, and theirs open nothing", async () => {
    const account = sampleSignUp(freshEmail());
    const cookie = await journey.join(account);
    const id = await idOf(account.email);
    await journey.post("/api/auth/keys/kit-confirmed", { kitNumber: account.kitNumber }, { headers: { cookie } });
    await renewKit(cookie, account, "1AAA-AAAA");
    const token = await objectionTo(account.email);
    await renewKit(cookie, account, "2BBB-BBBB");
    // What is kept for the objection is given to nobody.
    const shown = (await journey.get("/api/auth/keys", cookie)).body;
    expect(shown).not.toContain(account.bundleByKit);

    const { restored } = (await object(token)).json().data;
    expect(restored).toEqual(["kit"]);
    expect(await keysOf(id)).toEqual({
      kit: account.bundleByKit,
      number: account.kitNumber,
      confirmed: true,
      version: 4,
    });
    const link = (await tokenTo(journey, account.email, "/auth/reset-password"))!;
    const found = (await journey.post("/api/auth/password/reset/kit-bundle", { token: link })).json().data.keys;
    expect(found).toMatchObject({ bundleByKit: account.bundleByKit, kitNumber: account.kitNumber });
  });

  test("goes back to what the letter speaks of, and no further", async () => {
    const account = sampleSignUp(freshEmail());
    const cookie = await journey.join(account);
    const id = await idOf(account.email);
    const own = await renewKit(cookie, account, "1AAA-AAAA");
    const early = await objectionTo(account.email);
    await renewKit(cookie, account, "2BBB-BBBB");
    await journey.lettersSent();
    const { rows } = await db.owner.query(
      `select v.identifier from auth.verifications v join auth.notices n on v.value = n.user_id::text || ' ' || n.id::text
        where n.user_id = $1 and n.facts ->> 'kitNumber' = '2BBB-BBBB'`,
      [id],
    );
    const letters = (await journey.mailsTo(account.email)).flatMap((mail) => tokenFor(mail, "/auth/object") ?? []);
    const late = letters.find((letter) => linkIdentifier("object", letter) === rows[0].identifier)!;
    expect(late).not.toBe(early);
    expect((await object(late)).json().data.restored).toEqual(["kit"]);
    expect(await keysOf(id)).toMatchObject({ kit: own, number: "1AAA-AAAA" });
    // The earlier letter still counts for itself.
    expect((await object(early)).json().data.restored).toEqual(["kit"]);
    expect(await keysOf(id)).toMatchObject({ kit: account.bundleByKit });
  });

  test("[KEY-019] puts keys that came in between aside: they are kept, shown to nobody and given to no member", async () => {
    const person = await realAccount(journey);
    await renewKit(person.cookie, person.account);
    const token = await objectionTo(person.email);
    const link = await askForLink(journey, person.email);
    const { code } = await enrol(journey, person.cookie);
    const theirs = await makeKeys();
    const reset = resetWithNewKeys(theirs, "second-factor", link, makePassword(), { code: code() });
    expect((await journey.post("/api/auth/password/reset", reset)).statusCode).toBe(200);
    expect((await object(token)).json().data.restored).toEqual(["password", "keys", "kit", "two_factor"]);
    await endHold(person.userId);
    const { rows } = await db.owner.query(
      "select verifying_key, set_aside_at is not null as aside from auth.older_bundles where user_id = $1",
      [person.userId],
    );
    expect(rows).toEqual([{ verifying_key: theirs.publicHalves.verifyingKey, aside: true }]);
    const cookie = cookieOf(await journey.login(person.account));
    expect(await storedKeys(journey, cookie)).toMatchObject({ older: [], bundleByKit: person.account.bundleByKit });
  });
});

test("a recovery e-mail and phone that an objection takes away are told, without a way to object in turn", async () => {
  const account = sampleSignUp(freshEmail());
  const cookie = await journey.join(account);
  const id = await idOf(account.email);
  await renewKit(cookie, account);
  const token = await objectionTo(account.email);
  const spare = freshEmail();
  await db.owner.query(
    `insert into auth.recovery_options (user_id, email, email_verified_at, phone, phone_verified_at)
     values ($1, $2, now(), 'sealed', now())`,
    [id, spare],
  );
  await db.owner.query(
    `insert into auth.verifications (id, identifier, value, expires_at)
     values (gen_random_uuid(), 'recover of-the-thief', $1::text || ' recovery_email 0', now() + interval '30 minutes')`,
    [id],
  );
  expect((await object(token)).json().data.restored).toEqual(["kit", "recovery_email", "recovery_phone"]);
  expect(await headings(journey, spare)).toEqual(["This is no longer used to recover an account"]);
  expect(await tokenTo(journey, spare, "/auth/(?:object|reset-password)")).toBeUndefined();
  const { rows } = await db.owner.query(
    "select channel, address from auth.notices where user_id = $1 and facts ->> 'toAddress' = 'recovery' order by channel",
    [id],
  );
  expect(rows).toEqual([
    { channel: "phone", address: "sealed" },
    { channel: "recovery_email", address: spare },
  ]);
  const links = await db.owner.query("select from auth.verifications where identifier = 'recover of-the-thief'");
  expect(links.rows).toEqual([]);
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
