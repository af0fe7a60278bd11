import { describe, expect, test } from "vitest";
import { accountJourney, cookieOf, cookiesOf, freshEmail, sampleAuthKey, sampleSignUp } from "../testing.ts";
import { appFor, enterCode, enterPassword, guardedPerson, join, pendingOf } from "./testing.ts";

const { db, journey } = accountJourney();

const post = (url: string, cookie: string, body?: object) => journey.post(url, body, { headers: { cookie } });
const noticesOf = async (userId: string) =>
  (await db.owner.query("select kind from auth.notices where user_id = $1 order by created_at", [userId])).rows.map(
    ({ kind }) => kind,
  );
const auditedOf = async (userId: string) =>
  (
    await db.owner.query(
      "select body::json ->> 'type' as type, body::json -> 'data' as data from audit.entries where estate_id = $1 order by seq",
      [userId],
    )
  ).rows;

describe("[ACC-064] switching the second factor on", () => {
  test("takes a secret, a code that proves it, and gives ten backup codes", async () => {
    const account = sampleSignUp(freshEmail());
    const cookie = await join(journey, db, account);
    expect((await journey.get("/api/auth/two-factor", cookie)).json().data).toEqual({
      enabled: false,
      enabledAt: null,
      backupCodesLeft: 0,
      trustedDevices: [],
    });
    const setUp = (await post("/api/auth/two-factor/setup", cookie)).json().data;
    expect(setUp.secret).toMatch(/^[A-Z2-7]{32}$/);
    const url = new URL(setUp.otpauthUrl);
    expect(url.protocol + url.host).toBe("otpauth:totp");
    expect(decodeURIComponent(url.pathname)).toBe(`/Heirlock:${account.email}`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      issuer: "Heirlock",
      secret: setUp.secret,
      algorithm: "SHA1",
      digits: "6",
      period: "30",
    });
    // Not on before a code proves it.
    expect((await journey.login(account)).json().data.twoFactorRequired).toBe(false);
    const wrong = await post("/api/auth/two-factor/enable", cookie, { code: "000000" });
    expect([wrong.statusCode, wrong.json().code]).toEqual([401, "INVALID_CODE"]);

    const code = appFor(setUp.secret);
    const { backupCodes } = (await post("/api/auth/two-factor/enable", cookie, { code: code() })).json().data;
    expect(new Set(backupCodes).size).toBe(10);
    for (const backup of backupCodes) expect(backup).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect((await journey.get("/api/auth/two-factor", cookie)).json().data).toMatchObject({
      enabled: true,
      enabledAt: expect.any(String),
      backupCodesLeft: 10,
    });
    for (const path of ["setup", "enable"]) {
      const again = await post(
        `/api/auth/two-factor/${path}`,
        cookie,
        path === "enable" ? { code: code() } : undefined,
      );
      expect([again.statusCode, again.json().code]).toEqual([409, "ALREADY_ENABLED"]);
    }
    const { userId } = (await journey.get("/api/auth/session", cookie)).json().data;
    expect(await noticesOf(userId)).toContain("two-factor-enabled");
  });

  test("[SEC-008] ends what began with the password alone: other sessions and halves, not the one that does it", async () => {
    const account = sampleSignUp(freshEmail());
    const cookie = await join(journey, db, account);
    const other = cookieOf(await journey.login(account));
    const { secret } = (await post("/api/auth/two-factor/setup", cookie)).json().data;
    expect((await journey.get("/api/auth/user", other)).statusCode).toBe(200);
    expect((await post("/api/auth/two-factor/enable", cookie, { code: appFor(secret)() })).statusCode).toBe(200);
    expect((await journey.get("/api/auth/user", other)).statusCode).toBe(401);
    expect((await journey.get("/api/auth/user", cookie)).statusCode).toBe(200);
  });

  test("a second set-up takes the place of the first", async () => {
    const cookie = await join(journey, db, sampleSignUp(freshEmail()));
    const first = appFor((await post("/api/auth/two-factor/setup", cookie)).json().data.secret);
    const second = appFor((await post("/api/auth/two-factor/setup", cookie)).json().data.secret);
    expect((await post("/api/auth/two-factor/enable", cookie, { code: first() })).json().code).toBe("INVALID_CODE");
    expect((await post("/api/auth/two-factor/enable", cookie, { code: second() })).statusCode).toBe(200);
  });

  test("[SEC-010] neither the secret nor a backup code stands in the database, the log or an event", async () => {
    const account = sampleSignUp(freshEmail());
    const cookie = await join(journey, db, account);
    const { secret } = (await post("/api/auth/two-factor/setup", cookie)).json().data;
    const { backupCodes } = (await post("/api/auth/two-factor/enable", cookie, { code: appFor(secret)() })).json().data;
    const tables = ["auth.authenticators", "auth.backup_codes", "auth.notices", "audit.entries", "app.events"];
    const rows = await Promise.all(tables.map(async (table) => (await db.owner.query(`select * from ${table}`)).rows));
    const everything = JSON.stringify(rows);
    expect(everything).not.toContain(secret);
    for (const backup of backupCodes) {
      expect(everything).not.toContain(backup);
      expect(everything).not.toContain(backup.replace("-", ""));
    }
    const userId = (await journey.get("/api/auth/session", cookie)).json().data.userId;
    const own = await db.owner.query("select code_hash from auth.backup_codes where user_id = $1", [userId]);
    expect(own.rows).toHaveLength(10);
    expect(everything).toContain(own.rows[0].code_hash);
  });
});

describe("signing in with a second factor", () => {
  test("[SEC-007] the password alone gives no session, and the code a new token", async () => {
    const person = await guardedPerson(journey, db);
    const half = await enterPassword(journey, person);
    expect(half.json().data).toEqual({
      userId: person.userId,
      email: person.account.email,
      expiresAt: expect.any(String),
      twoFactorRequired: true,
    });
    expect(half.cookies.map(({ name }) => name)).toEqual(["__Host-hl_pending"]);
    const [set] = [half.headers["set-cookie"]].flat();
    expect(set).toMatch(
      /^__Host-hl_pending=[A-Za-z0-9_-]{43}; Max-Age=600; Path=\/; Secure; SameSite=Strict; HttpOnly$/,
    );
    const pending = pendingOf(half);
    expect(half.body).not.toContain(pending.split("=")[1]);

    const planted = `__Host-hl_session=${sampleAuthKey()}`;
    const verified = await enterCode(journey, { code: person.code() }, { cookie: `${pending}; ${planted}` });
    expect(verified.statusCode).toBe(200);
    expect(verified.json().data).toEqual({
      userId: person.userId,
      email: person.account.email,
      expiresAt: expect.any(String),
      backupCodesLeft: null,
    });
    expect(cookieOf(verified)).not.toBe(planted);
    expect(cookieOf(verified)).not.toContain(pending.split("=")[1]);
    expect(cookiesOf(verified)["__Host-hl_pending"]).toBe("");
    expect((await journey.get("/api/auth/user", cookieOf(verified))).statusCode).toBe(200);
    expect((await journey.get("/api/auth/user", planted)).statusCode).toBe(401);
    const started = (await auditedOf(person.userId)).findLast(({ type }) => type === "account.signed_in");
    expect(started?.data.by).toBe("totp");
  });

  test("[SEC-007] a session from before the second factor ends with it", async () => {
    const person = await guardedPerson(journey, db);
    const half = await enterPassword(journey, person, { cookie: person.cookie });
    const both = `${pendingOf(half)}; ${person.cookie}`;
    const verified = await enterCode(journey, { code: person.code() }, { cookie: both });
    expect(verified.statusCode).toBe(200);
    expect((await journey.get("/api/auth/user", person.cookie)).statusCode).toBe(401);
    expect((await journey.get("/api/auth/user", cookieOf(verified))).statusCode).toBe(200);
  });

  test("the half sign-in opens nothing, whatever it is called", async () => {
    const person = await guardedPerson(journey, db);
    const token = pendingOf(await enterPassword(journey, person)).split("=")[1];
    for (const cookie of [`__Host-hl_pending=${token}`, `__Host-hl_session=${token}`]) {
      for (const path of ["user", "keys", "two-factor", "user-profile"]) {
        expect((await journey.get(`/api/auth/${path}`, cookie)).statusCode).toBe(401);
      }
      expect((await journey.get("/api/auth/session", cookie)).json().data.authenticated).toBe(false);
      expect((await post("/api/auth/reauthenticate", cookie, { code: person.code() })).statusCode).toBe(401);
    }
  });

  test("[SEC-009] a code works once: on the same half, on another, and to prove oneself", async () => {
    const person = await guardedPerson(journey, db);
    const [first, second] = [await enterPassword(journey, person), await enterPassword(journey, person)];
    const code = person.code();
    const verified = await enterCode(journey, { code }, { cookie: pendingOf(first) });
    expect(verified.statusCode).toBe(200);
    const replayed = await enterCode(journey, { code }, { cookie: pendingOf(second) });
    expect([replayed.statusCode, replayed.json().code]).toEqual([401, "INVALID_CODE"]);
    expect(replayed.cookies).toEqual([]);
    const proof = await post("/api/auth/reauthenticate", cookieOf(verified), { code });
    expect(proof.json().code).toBe("INVALID_CODE");
    const spent = await enterCode(journey, { code: person.code(1) }, { cookie: pendingOf(first) });
    expect([spent.statusCode, spent.json().code]).toEqual([410, "TOKEN_EXPIRED"]);
  });

  test("[SEC-009] of many at once with one code, on as many halves, one signs in", async () => {
    const person = await guardedPerson(journey, db);
    const halves = await Promise.all(Array.from({ length: 4 }, () => enterPassword(journey, person)));
    const code = person.code();
    const answers = await Promise.all(halves.map((half) => enterCode(journey, { code }, { cookie: pendingOf(half) })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401]);
  });

  test("[SEC-009] a code of one step before or after is taken, of two it is not; none older than one that was used", async () => {
    const person = await guardedPerson(journey, db);
    // guardedPerson() used the step before; from here the clock of the person is ahead.
    await db.owner.query("update auth.authenticators set last_step = 0 where user_id = $1", [person.userId]);
    const attempt = async (step: number) => {
      const half = await enterPassword(journey, person);
      return (await enterCode(journey, { code: person.code(step) }, { cookie: pendingOf(half) })).statusCode;
    };
    expect([await attempt(-3), await attempt(3)]).toEqual([401, 401]);
    expect(await attempt(0)).toBe(200);
    expect(await attempt(-1)).toBe(401);
    expect(await attempt(1)).toBe(200);
    expect(await attempt(0)).toBe(401);
    await db.owner.query("update auth.authenticators set last_step = 0 where user_id = $1", [person.userId]);
    await db.owner.query("delete from auth.sign_in_tries");
    expect(await attempt(-1)).toBe(200);
  });

  test("a wrong code leaves the half standing; after ten minutes it is gone", async () => {
    const person = await guardedPerson(journey, db);
    const cookie = pendingOf(await enterPassword(journey, person));
    const wrong = await enterCode(journey, { code: person.code(10) }, { cookie });
    expect([wrong.statusCode, wrong.json().code]).toEqual([401, "INVALID_CODE"]);
    for (const nothing of [{}, { trustDevice: true }]) {
      expect((await enterCode(journey, nothing, { cookie })).json().code).toBe("INVALID_CODE");
    }
    await db.owner.query("update auth.pending_sign_ins set expires_at = now() where user_id = $1", [person.userId]);
    const late = await enterCode(journey, { code: person.code() }, { cookie });
    expect([late.statusCode, late.json().code]).toEqual([410, "TOKEN_EXPIRED"]);
    const unused = await enterCode(
      journey,
      { code: person.code() },
      { cookie: pendingOf(await enterPassword(journey, person)) },
    );
    expect(unused.statusCode).toBe(200);
  });

  test("without a half, or with a made-up one, there is nothing to end", async () => {
    for (const cookie of ["hl_lang=en", `__Host-hl_pending=${sampleAuthKey()}`, "__Host-hl_pending=short"]) {
      expect((await enterCode(journey, { code: "123456" }, { cookie })).json().code).toBe("TOKEN_EXPIRED");
    }
  });

  test("who was suspended meanwhile does not get in", async () => {
    const person = await guardedPerson(journey, db);
    const cookie = pendingOf(await enterPassword(journey, person));
    await db.owner.query("update auth.users set suspended_at = now() where id = $1", [person.userId]);
    expect((await enterCode(journey, { code: person.code() }, { cookie })).json().code).toBe("ACCOUNT_SUSPENDED");
  });

  test("[SEC-028] more than the contract names is refused", async () => {
    const person = await guardedPerson(journey, db);
    const cookie = pendingOf(await enterPassword(journey, person));
    for (const more of [{ userId: person.userId }, { twoFactorRequired: false }, { email: "x@example.org" }]) {
      const answer = await enterCode(journey, { code: person.code(), ...more }, { cookie });
      expect([answer.statusCode, answer.json().code]).toEqual([400, "VALIDATION_ERROR"]);
    }
    const enabling = { code: "123456", enabledAt: "2020-01-01", secret: "A".repeat(32) };
    expect((await post("/api/auth/two-factor/enable", person.cookie, enabling)).json().code).toBe("VALIDATION_ERROR");
  });
});

describe("switching it off and renewing the backup codes", () => {
  test("needs the password and a code, ends trust, and tells the person", async () => {
    const person = await guardedPerson(journey, db);
    const { password } = person.account;
    const off = (body: object) => post("/api/auth/two-factor/disable", person.cookie, body);
    expect((await off({ password: sampleAuthKey(), code: person.code() })).json().code).toBe("INVALID_CREDENTIALS");
    expect((await off({ password, code: person.code(10) })).json().code).toBe("INVALID_CODE");
    expect((await off({ password })).json().code).toBe("INVALID_CODE");
    expect((await off({ code: person.code() })).json().code).toBe("VALIDATION_ERROR");
    expect((await off({ password, code: person.code() })).json()).toEqual({ success: true });
    expect((await off({ password, code: person.code(1) })).json().code).toBe("NOT_FOUND");
    expect((await enterPassword(journey, person)).json().data.twoFactorRequired).toBe(false);
    expect(await noticesOf(person.userId)).toContain("two-factor-disabled");
    expect((await auditedOf(person.userId)).map(({ type }) => type)).toContain("account.two_factor_disabled");
    const left = await db.owner.query("select from auth.backup_codes where user_id = $1", [person.userId]);
    expect(left.rows).toEqual([]);
  });

  test("a half sign-in from before ends with it", async () => {
    const person = await guardedPerson(journey, db);
    const cookie = pendingOf(await enterPassword(journey, person));
    const { password } = person.account;
    await post("/api/auth/two-factor/disable", person.cookie, { password, backupCode: person.backupCodes[0] });
    expect((await enterCode(journey, { code: person.code() }, { cookie })).json().code).toBe("TOKEN_EXPIRED");
  });

  test("new backup codes take the place of the old ones", async () => {
    const person = await guardedPerson(journey, db);
    const renewed = await post("/api/auth/two-factor/backup-codes/regenerate", person.cookie);
    const { backupCodes } = renewed.json().data;
    expect(new Set([...backupCodes, ...person.backupCodes]).size).toBe(20);
    const cookie = pendingOf(await enterPassword(journey, person));
    const old = await enterCode(journey, { backupCode: person.backupCodes[3] }, { cookie });
    expect(old.json().code).toBe("INVALID_CODE");
    // As a person writes it: small letters, a blank instead of the hyphen, and O for 0 and l for 1.
    const typed = backupCodes[3].toLowerCase().replace("-", " ").replace(/0/g, "O").replace(/1/g, "l");
    const fresh = await enterCode(journey, { backupCode: typed }, { cookie });
    expect(fresh.json().data.backupCodesLeft).toBe(9);
    expect(await noticesOf(person.userId)).toEqual(
      expect.arrayContaining(["two-factor-enabled", "backup-codes-renewed", "backup-code-used"]),
    );
    expect((await auditedOf(person.userId)).find(({ type }) => type === "account.backup_code_used")?.data).toEqual({
      left: 9,
    });
  });

  test("without a second factor there are no codes to renew", async () => {
    const cookie = await join(journey, db, sampleSignUp(freshEmail()));
    expect((await post("/api/auth/two-factor/backup-codes/regenerate", cookie)).json().code).toBe("NOT_FOUND");
  });
});
