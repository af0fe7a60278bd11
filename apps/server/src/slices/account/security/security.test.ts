import { beforeEach, describe, expect, test } from "vitest";
import {
  accountJourney,
  cookieOf,
  cookiesOf,
  freshEmail,
  type SampleSignUp,
  sampleSignUp,
  startJourney,
} from "../testing.ts";
import { deviceCookie } from "./know-device.ts";

const { db, journey } = accountJourney();

const windows =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1";

/** A browser that keeps its cookies, as people's browsers do. */
function browser(userAgent: string, address = "2a01:4f8::1") {
  let device: string | undefined;
  return async ({ email, password }: SampleSignUp) => {
    const answer = await journey.app.inject({
      method: "POST",
      url: "/api/auth/login",
      body: { email, password },
      headers: { "user-agent": userAgent, ...(device ? { cookie: `${deviceCookie}=${device}` } : {}) },
      remoteAddress: address,
    });
    expect(answer.statusCode).toBe(200);
    device = cookiesOf(answer)[deviceCookie];
    return cookieOf(answer);
  };
}

let account: SampleSignUp;
let home: string;
beforeEach(async () => {
  account = sampleSignUp(freshEmail());
  home = await journey.join(account);
});

const sessionsOf = async (cookie: string) => (await journey.get("/api/auth/sessions", cookie)).json().sessions;
const scoreOf = async (cookie: string) => (await journey.get("/api/auth/security-score", cookie)).json().data;
const logOf = async (cookie: string, limit = 20) =>
  (await journey.get(`/api/auth/security-log?limit=${limit}`, cookie)).json().logs;
const revoke = (id: string, cookie: string) =>
  journey.post(`/api/auth/sessions/${id}/revoke`, undefined, { headers: { cookie } });
const newDeviceLetters = async () => {
  await journey.lettersSent();
  const { rows } = await db.owner.query(
    "select n.facts from auth.notices n join auth.users u on u.id = n.user_id where u.email = $1 and n.kind = 'new-device'",
    [account.email],
  );
  return rows.map(({ facts }) => facts);
};

describe("a browser that signs in", () => {
  test("is recognised by a cookie of 400 days that scripts cannot read", async () => {
    const answer = await journey.login(account);
    const cookie = answer.cookies.find(({ name }) => name === deviceCookie)!;
    expect(cookie).toMatchObject({
      maxAge: 400 * 24 * 60 * 60,
      httpOnly: true,
      secure: true,
      path: "/",
      sameSite: "Lax",
    });
    expect(cookie.value).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const { rows } = await db.owner.query("select token_hash from auth.known_devices");
    expect(rows.map(({ token_hash }) => token_hash)).not.toContain(cookie.value);
  });

  test("[SEC-012] is told about when it is new, once, and not when it is the account's first", async () => {
    expect(await newDeviceLetters()).toEqual([]);
    const phone = browser(iphone);
    await phone(account);
    expect(await newDeviceLetters()).toEqual([{ browser: "Safari", system: "iOS", country: "DE", by: "password" }]);
    expect((await journey.mailsTo(account.email)).length).toBe(2);
    await phone(account);
    await journey.login(account);
    expect(await newDeviceLetters()).toHaveLength(1);
  });

  test("of somebody else who shares it is new to the other account, and the table does not link the two", async () => {
    const shared = browser(windows);
    await shared(account);
    const other = sampleSignUp(freshEmail());
    await journey.join(other);
    await shared(other);
    const { rows } = await db.owner.query(
      "select count(distinct d.token_hash)::int as hashes, count(*)::int as devices from auth.known_devices d join auth.users u on u.id = d.user_id where u.email = any ($1)",
      [[account.email, other.email]],
    );
    expect(rows).toEqual([{ hashes: 4, devices: 4 }]);
  });

  test("is told about again when the owner was away so long that every browser was forgotten", async () => {
    await db.owner.query(
      "delete from auth.known_devices d using auth.users u where u.id = d.user_id and u.email = $1",
      [account.email],
    );
    await db.owner.query("update auth.users set created_at = now() - interval '401 days' where email = $1", [
      account.email,
    ]);
    await journey.login(account);
    expect(await newDeviceLetters()).toHaveLength(1);
  });
});

describe("the list of sessions", () => {
  test("[ACC-082] names device and country, marks the one that asks and puts it first", async () => {
    await browser(iphone)(account);
    const sessions = await sessionsOf(home);
    expect(sessions).toMatchObject([
      { current: true, browser: null, system: null, kind: null, country: null, startedBy: "password" },
      { current: false, browser: "Safari", system: "iOS", kind: "phone", country: "DE", startedBy: "password" },
    ]);
    for (const { createdAt, lastSeenAt, expiresAt } of sessions) {
      expect(Date.parse(createdAt)).toBeLessThanOrEqual(Date.now());
      expect(Date.parse(lastSeenAt)).toBeLessThanOrEqual(Date.now());
      expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
    }
    expect(JSON.stringify(sessions)).not.toContain("2a01");
  });

  test("leaves out what has ended by itself", async () => {
    await browser(iphone)(account);
    await db.owner.query("update auth.sessions set expires_at = now() where browser = 'Safari'");
    await browser(windows)(account);
    await db.owner.query(
      "update auth.sessions set signed_in_at = now() - interval '24 hours' where browser = 'Chrome'",
    );
    expect(await sessionsOf(home)).toHaveLength(1);
  });

  test.each(["/api/auth/sessions", "/api/auth/security-log", "/api/auth/security-score"])(
    "asking for %s keeps nobody active",
    async (path) => {
      await db.owner.query("update auth.sessions set last_activity_at = now() - interval '4 minutes'");
      const activity = async () =>
        (await db.owner.query("select max(last_activity_at) from auth.sessions")).rows[0].max;
      const before = await activity();
      expect((await journey.get(path, home)).statusCode).toBe(200);
      expect(await activity()).toEqual(before);
    },
  );
});

describe("ending a session", () => {
  const events = async () =>
    (
      await db.owner.query(
        "select e.payload from app.events e join auth.users u on u.id = e.recipient_id where u.email = $1 and e.kind = 'session.revoked'",
        [account.email],
      )
    ).rows.map(({ payload }) => payload.session);

  test("[SEC-008] refuses it on its next request, also by another process, and its tabs hear of it", async () => {
    const second = await startJourney(db, { sendsLetters: false });
    try {
      const phone = await browser(iphone)(account);
      const id = (await sessionsOf(home))[1].id;
      expect((await second.get("/api/auth/user", phone)).statusCode).toBe(200);
      expect((await revoke(id, home)).statusCode).toBe(200);
      for (const process of [journey, second]) {
        expect((await process.get("/api/auth/user", phone)).json().code).toBe("AUTH_SESSION_MISSING");
      }
      expect(await events()).toEqual([id]);
      expect((await journey.get("/api/auth/user", home)).statusCode).toBe(200);
      expect((await logOf(home))[0]).toMatchObject({
        activityType: "account.session_revoked",
        device: { browser: "Safari", system: "iOS", kind: "phone", country: "DE" },
      });
    } finally {
      await second.close();
    }
  });

  test("of somebody else, or one that has ended, is not found", async () => {
    const stranger = await journey.join(sampleSignUp(freshEmail()));
    const id = (await sessionsOf(home))[0].id;
    expect((await revoke(id, stranger)).statusCode).toBe(404);
    expect((await journey.get("/api/auth/user", home)).statusCode).toBe(200);
    await browser(iphone)(account);
    const other = (await sessionsOf(home))[1].id;
    expect((await revoke(other, home)).statusCode).toBe(200);
    expect((await revoke(other, home)).statusCode).toBe(404);
  });

  test("and all the others leaves the one that asks, and ends half sign-ins too", async () => {
    const phone = await browser(iphone)(account);
    const desk = await browser(windows)(account);
    await db.owner.query(
      "insert into auth.pending_sign_ins (token, user_id) select 'half', id from auth.users where email = $1",
      [account.email],
    );
    const ids = (await sessionsOf(home)).slice(1).map(({ id }: { id: string }) => id);
    const others = () => journey.post("/api/auth/sessions/revoke-others", undefined, { headers: { cookie: home } });
    expect((await others()).json().data).toEqual({ revoked: 2 });
    for (const cookie of [phone, desk]) expect((await journey.get("/api/auth/user", cookie)).statusCode).toBe(401);
    expect(await sessionsOf(home)).toMatchObject([{ current: true }]);
    expect((await events()).sort()).toEqual(ids.sort());
    expect((await db.owner.query("select from auth.pending_sign_ins where token = 'half'")).rows).toEqual([]);
    expect((await others()).json().data).toEqual({ revoked: 0 });
    expect((await logOf(home))[0].activityType).toBe("account.sessions_revoked");
  });

  test("[ACC-063] wants a fresh proof", async () => {
    await db.owner.query("update auth.sessions set last_proof_at = null");
    const id = (await sessionsOf(home))[0].id;
    expect((await revoke(id, home)).json().code).toBe("REAUTH_REQUIRED");
    const others = await journey.post("/api/auth/sessions/revoke-others", undefined, { headers: { cookie: home } });
    expect(others.json().code).toBe("REAUTH_REQUIRED");
  });
});

describe("the security log", () => {
  test("[ACC-085] tells the newest events of the account with the device, and no others", async () => {
    await journey.patch("/api/user/profile", { first_name: "Rima" }, home);
    await browser(windows)(account);
    const log = await logOf(home);
    expect(log.map(({ activityType }: { activityType: string }) => activityType)).toEqual([
      "account.new_device",
      "account.signed_in",
      "account.signed_in",
      "account.email_verified",
      "account.created",
    ]);
    const device = { browser: "Chrome", system: "Windows", kind: "computer", country: "DE" };
    expect(log[0].device).toEqual(device);
    expect(log[1].device).toEqual(device);
    expect(log[4].device).toBeNull();
    for (const { createdAt } of log) expect(Date.parse(createdAt)).toBeGreaterThan(Date.now() - 60_000);
    expect(await logOf(home, 2)).toEqual(log.slice(0, 2));
  });

  test("tells from which device something was done, also when that session has ended", async () => {
    const desk = await browser(windows)(account);
    await journey.post("/api/auth/logout", undefined, { headers: { cookie: desk } });
    expect((await logOf(home))[0]).toMatchObject({
      activityType: "account.signed_out",
      device: { browser: "Chrome", system: "Windows", kind: "computer", country: "DE" },
    });
  });

  test("shows nobody else's", async () => {
    const stranger = await journey.join(sampleSignUp(freshEmail()));
    const ids = (await logOf(stranger)).map(({ activityType }: { activityType: string }) => activityType);
    expect(ids).toEqual(["account.signed_in", "account.email_verified", "account.created"]);
  });
});

describe("the security score", () => {
  const own = (text: string) =>
    db.owner.query(text.replace("$user", `(select id from auth.users where email = '${account.email}')`));

  test("[ACC-090] has its seven fields and says when it was calculated", async () => {
    const score = await scoreOf(home);
    expect(score).toMatchObject({
      overall_score: 50,
      password_score: 100,
      two_factor_score: 0,
      email_verification_score: 100,
      recovery_score: 0,
      session_security_score: 100,
      secure: false,
      nextStep: { part: "two_factor", step: "turn_on_two_factor", overallAfter: 80 },
    });
    expect(Math.abs(Date.parse(score.last_calculated_at) - Date.now())).toBeLessThan(10_000);
  });

  test("[ACC-065] follows what the account has, table by table", async () => {
    await own("insert into auth.authenticators (user_id, secret) values ($user, 'x')");
    expect(await scoreOf(home)).toMatchObject({ two_factor_score: 0, secure: false });
    await own("update auth.authenticators set enabled_at = now() where user_id = $user");
    expect(await scoreOf(home)).toMatchObject({ two_factor_score: 80 });
    await own("insert into auth.backup_codes (user_id, code_hash) select $user, n::text from generate_series(1, 10) n");
    expect(await scoreOf(home)).toMatchObject({ two_factor_score: 100, overall_score: 80, secure: false });
    await own("update auth.backup_codes set used_at = now() where user_id = $user and code_hash::int > 2");
    expect(await scoreOf(home)).toMatchObject({ two_factor_score: 80, facts: { backupCodesLeft: 2 } });

    await own("insert into auth.recovery_options (user_id, email) values ($user, 'other@example.org')");
    expect(await scoreOf(home)).toMatchObject({ recovery_score: 0, secure: false });
    await own("update auth.recovery_options set email_verified_at = now() where user_id = $user");
    expect(await scoreOf(home)).toMatchObject({ recovery_score: 70, secure: true });
    await own("update auth.account_keys set kit_confirmed_at = now() where user_id = $user");
    expect(await scoreOf(home)).toMatchObject({ recovery_score: 100 });

    await own("update auth.accounts set password_changed_at = now() - interval '13 months' where user_id = $user");
    expect(await scoreOf(home)).toMatchObject({ password_score: 80 });
  });

  test.each([
    [
      "a confirmed phone",
      "insert into auth.recovery_options (user_id, phone, phone_verified_at) values ($user, 'x', now())",
      30,
    ],
    ["a phone that is not confirmed", "insert into auth.recovery_options (user_id, phone) values ($user, 'x')", 0],
    ["questions", "insert into auth.recovery_options (user_id, questions) values ($user, '[]')", 30],
    [
      "a passkey that is backed up",
      "insert into auth.passkeys (user_id, credential_id, public_key, counter, name, backed_up) values ($user, gen_random_uuid()::text, '', 0, 'x', true)",
      30,
    ],
    [
      "a passkey on one device only",
      "insert into auth.passkeys (user_id, credential_id, public_key, counter, name, backed_up) values ($user, gen_random_uuid()::text, '', 0, 'x', false)",
      0,
    ],
  ])("the points of a second means: %s", async (_, statement, recovery_score) => {
    await own(statement);
    expect(await scoreOf(home)).toMatchObject({ recovery_score });
  });

  test("a browser that signed in for the first time costs 20 of its part until it is ended or comes back", async () => {
    const phone = browser(iphone);
    const first = await phone(account);
    expect(await scoreOf(home)).toMatchObject({ session_security_score: 80, facts: { newBrowsers: 1 } });
    // From there, the old one is known and itself does not count.
    expect(await scoreOf(first)).toMatchObject({ session_security_score: 100 });
    const id = (await sessionsOf(home))[1].id;
    await revoke(id, home);
    expect(await scoreOf(home)).toMatchObject({ session_security_score: 100 });
    await phone(account);
    expect(await scoreOf(home)).toMatchObject({ session_security_score: 100 });
  });
});
