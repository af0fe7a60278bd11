import { describe, expect, test } from "vitest";
import { sessionHash } from "../../kernel/session-cookie.ts";
import {
  accountJourney,
  cookieOf,
  cookiesOf,
  freshAddress,
  freshEmail,
  sampleAuthKey,
  sampleSignUp,
  startJourney,
  tokenIn,
} from "./testing.ts";

const { db, journey } = accountJourney();

const sessions = async (email: string) =>
  (
    await db.owner.query("select s.* from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1", [
      email,
    ])
  ).rows;

const audited = async (email: string) =>
  (
    await db.owner.query(
      `select body::json ->> 'type' as type from audit.entries a join auth.users u on u.id = a.estate_id
        where u.email = $1 order by a.seq`,
      [email],
    )
  ).rows.map(({ type }) => type);

test("from sign-up to sign-out, over a real mail", async () => {
  const account = sampleSignUp(freshEmail());
  await journey.post("/api/auth/signup", account);
  expect((await journey.login(account)).json()).toMatchObject({ code: "EMAIL_NOT_VERIFIED" });

  await journey.lettersSent();
  const [mail] = await journey.mailsTo(account.email);
  const verified = await journey.post("/api/auth/verify-email", { token: tokenIn(mail!) });
  expect(verified.json()).toEqual({ success: true, data: { verified: true } });

  const login = await journey.login(account);
  expect(login.statusCode).toBe(200);
  const cookie = cookieOf(login);
  expect((await journey.get("/api/auth/user", cookie)).json().data).toEqual({
    id: login.json().data.userId,
    email: account.email,
    user_metadata: { first_name: "Nadia", last_name: "Haddad" },
  });

  const logout = await journey.post("/api/auth/logout", undefined, { headers: { cookie } });
  expect(logout.json()).toEqual({ success: true });
  expect(logout.cookies.map(({ name, value, maxAge }) => [name, value, maxAge])).toEqual([
    ["__Host-hl_session", "", 0],
    ["__Host-hl_has_session", "", 0],
  ]);
  expect(await sessions(account.email)).toEqual([]);
  expect(await audited(account.email)).toEqual([
    "account.created",
    "account.email_verified",
    "account.signed_in",
    "account.signed_out",
  ]);
  const { rows } = await db.owner.query("select kind, payload from app.events where recipient_id = $1", [
    login.json().data.userId,
  ]);
  expect(rows).toEqual([{ kind: "session.revoked", payload: { session: expect.any(String) } }]);
});

describe("the session cookie", () => {
  test("[SEC-005] is host-bound, unreadable by scripts, long, and stored only as a hash", async () => {
    const account = sampleSignUp(freshEmail());
    await journey.join(account);
    const login = await journey.login(account);
    const [session, companion] = [login.headers["set-cookie"]].flat() as [string, string];
    expect(session).toMatch(/^__Host-hl_session=[A-Za-z0-9_-]{43}; /);
    expect(companion).toMatch(/^__Host-hl_has_session=1; /);
    for (const cookie of [session, companion]) {
      expect(cookie).toMatch(/; Path=\/(;|$)/);
      expect(cookie).toMatch(/; Secure(;|$)/);
      expect(cookie).toMatch(/; SameSite=Lax(;|$)/);
      expect(cookie).not.toMatch(/Domain/i);
    }
    expect(session).toMatch(/; HttpOnly(;|$)/);
    expect(companion).not.toMatch(/HttpOnly/i);

    const token = cookiesOf(login)["__Host-hl_session"]!;
    const stored = await sessions(account.email);
    expect(stored.map((row) => row.token)).toContain(sessionHash(token));
    expect(JSON.stringify(stored)).not.toContain(token);
    const asToken = await journey.get("/api/auth/user", `__Host-hl_session=${sessionHash(token)}`);
    expect(asToken.statusCode).toBe(401);
  });

  test("[SEC-006] its token is in no body and no event", async () => {
    const account = sampleSignUp(freshEmail());
    const cookie = await journey.join(account);
    const login = await journey.login(account);
    const token = cookiesOf(login)["__Host-hl_session"]!;
    const withToken = `__Host-hl_session=${token}`;
    const bodies = [login.body];
    for (const path of ["user", "session", "user-profile", "keys"]) {
      bodies.push((await journey.get(`/api/auth/${path}`, withToken)).body);
    }
    bodies.push((await journey.post("/api/auth/logout", undefined, { headers: { cookie: withToken } })).body);
    const { rows } = await db.owner.query("select * from app.events");
    const { rows: entries } = await db.owner.query("select body from audit.entries");
    const everything = JSON.stringify([bodies, rows, entries]);
    expect(everything).not.toContain(token);
    expect(everything).not.toContain(sessionHash(token));
    expect(everything).toContain(account.email);
    expect((await journey.get("/api/auth/user", cookie)).statusCode).toBe(200);
  });

  test("[SEC-007] a token from before a sign-in is worth nothing after it", async () => {
    const account = sampleSignUp(freshEmail());
    const before = await journey.join(account);
    const again = await journey.post(
      "/api/auth/login",
      { email: account.email, password: account.password },
      { headers: { cookie: before } },
    );
    const after = cookieOf(again);
    expect(after).not.toBe(before);
    expect((await journey.get("/api/auth/user", before)).statusCode).toBe(401);
    expect((await journey.get("/api/auth/user", after)).statusCode).toBe(200);
    const planted = `__Host-hl_session=${sampleAuthKey()}`;
    const fixed = await journey.post(
      "/api/auth/login",
      { email: account.email, password: account.password },
      { headers: { cookie: planted } },
    );
    expect(cookieOf(fixed)).not.toBe(planted);
    expect((await journey.get("/api/auth/user", planted)).statusCode).toBe(401);
  });

  test("[SEC-008] an ended session is refused on its next request, and both cookies are cleared", async () => {
    const account = sampleSignUp(freshEmail());
    const cookie = await journey.join(account);
    await db.owner.query("delete from auth.sessions");
    const answer = await journey.get("/api/auth/user", cookie);
    expect(answer.statusCode).toBe(401);
    expect(answer.json().code).toBe("AUTH_SESSION_MISSING");
    expect(answer.cookies.map(({ name, maxAge }) => [name, maxAge])).toEqual([
      ["__Host-hl_session", 0],
      ["__Host-hl_has_session", 0],
    ]);
  });

  test("a request that showed no session clears none: one that began meanwhile stays", async () => {
    const answer = await journey.get("/api/auth/user", "hl_lang=en");
    expect(answer.json().code).toBe("AUTH_SESSION_MISSING");
    expect(answer.cookies).toEqual([]);
  });

  test.each(["__Host-hl_session=cut-off", "hl_lang=en; __Host-hl_has_session=1"])(
    "what is left of a session is cleared too: %s",
    async (cookie) => {
      expect((await journey.get("/api/auth/user", cookie)).cookies).toHaveLength(2);
    },
  );

  test("a wrong password clears no cookie", async () => {
    const answer = await journey.login({ email: freshEmail(), password: sampleAuthKey() });
    expect(answer.json().code).toBe("INVALID_CREDENTIALS");
    expect(answer.cookies).toEqual([]);
  });
});

describe("asking for the session", () => {
  test("[ACC-042] the user, or AUTH_SESSION_MISSING", async () => {
    expect((await journey.get("/api/auth/user")).json()).toMatchObject({
      success: false,
      code: "AUTH_SESSION_MISSING",
      error: "Auth session missing",
    });
  });

  test("[ACC-043] whether somebody is signed in, who and until when", async () => {
    const nobody = { success: true, data: { authenticated: false, userId: null, expiresAt: null } };
    expect((await journey.get("/api/auth/session")).json()).toEqual(nobody);

    const account = sampleSignUp(freshEmail());
    const cookie = await journey.join(account);
    const { data } = (await journey.get("/api/auth/session", cookie)).json();
    expect(data).toEqual({ authenticated: true, userId: expect.any(String), expiresAt: expect.any(String) });
    const minutesLeft = (Date.parse(data.expiresAt) - Date.now()) / 60_000;
    expect(minutesLeft).toBeGreaterThan(58);
    expect(minutesLeft).toBeLessThan(61);

    await db.owner.query("update auth.sessions set expires_at = now() - interval '1 second'");
    const ended = await journey.get("/api/auth/session", cookie);
    expect(ended.json()).toEqual(nobody);
    expect(ended.cookies).toHaveLength(2);
  });

  test("[ACC-044] a session is extended by an hour, once in 30 seconds, and never past 24 hours", async () => {
    const account = sampleSignUp(freshEmail());
    const cookie = await journey.join(account);
    await db.owner.query("update auth.sessions set expires_at = now() + interval '20 minutes'");
    const refresh = () => journey.post("/api/auth/session/refresh", undefined, { headers: { cookie } });
    const minutesLeft = (instant: string) => Math.round((Date.parse(instant) - Date.now()) / 60_000);
    expect(minutesLeft((await refresh()).json().data.expiresAt)).toBe(60);
    const tooSoon = await refresh();
    expect(tooSoon.statusCode).toBe(429);
    expect(Number(tooSoon.headers["retry-after"])).toBeGreaterThan(0);

    await db.owner.query("truncate app.rate_counters");
    await db.owner.query("update auth.sessions set signed_in_at = now() - interval '23 hours 50 minutes'");
    expect(minutesLeft((await refresh()).json().data.expiresAt)).toBe(10);
    await db.owner.query("update auth.sessions set signed_in_at = now() - interval '24 hours'");
    expect((await refresh()).json().code).toBe("AUTH_SESSION_MISSING");
  });

  test("[ACC-044] a renewal that meets a sign-out is refused, and never fails", async () => {
    const account = sampleSignUp(freshEmail());
    await journey.join(account);
    for (let round = 0; round < 10; round++) {
      const headers = { cookie: cookieOf(await journey.login(account)) };
      const [renewal] = await Promise.all([
        journey.post("/api/auth/session/refresh", undefined, { headers }),
        journey.post("/api/auth/logout", undefined, { headers }),
      ]);
      expect([200, 401]).toContain(renewal.statusCode);
    }
  });
});

describe("signing in", () => {
  test("[KEY-006] the stored value is no credential", async () => {
    const account = sampleSignUp(freshEmail());
    await journey.join(account);
    const { rows } = await db.owner.query(
      "select a.password from auth.accounts a join auth.users u on u.id = a.user_id where u.email = $1",
      [account.email],
    );
    const stored = rows[0].password as string;
    expect(stored).not.toContain(account.password);
    // The hash has the shape of a key, so that it can be tried whole.
    const [, , hash] = stored.split(".");
    expect((await journey.login({ email: account.email, password: hash! })).statusCode).toBe(401);
    expect((await journey.login({ email: account.email, password: stored })).statusCode).toBe(400);
    expect((await journey.login(account)).statusCode).toBe(200);
  });

  test("two accounts with one password store different values", async () => {
    const password = sampleAuthKey();
    for (const email of [freshEmail(), freshEmail()]) await journey.join(sampleSignUp(email, password));
    const { rows } = await db.owner.query(
      "select count(distinct password)::int, count(*)::int as all from auth.accounts",
    );
    expect(rows[0].count).toBe(rows[0].all);
  });

  test("that an account is unverified or suspended is told only to who knows its password", async () => {
    const unverified = sampleSignUp(freshEmail());
    await journey.post("/api/auth/signup", unverified);
    const suspended = sampleSignUp(freshEmail());
    await journey.join(suspended);
    await db.owner.query("update auth.users set suspended_at = now() where email = $1", [suspended.email]);
    const before = (await sessions(suspended.email)).length;

    for (const { email } of [unverified, suspended]) {
      expect((await journey.login({ email, password: sampleAuthKey() })).json().code).toBe("INVALID_CREDENTIALS");
    }
    expect((await journey.login(unverified)).json().code).toBe("EMAIL_NOT_VERIFIED");
    const answer = await journey.login(suspended);
    expect(answer.statusCode).toBe(423);
    expect(answer.cookies).toEqual([]);
    expect(await sessions(suspended.email)).toHaveLength(before);
  });

  test("[SEC-017] a wrong password and an unknown e-mail look the same", async () => {
    const account = sampleSignUp(freshEmail());
    await journey.join(account);
    const wrong = await journey.login({ email: account.email, password: sampleAuthKey() });
    const unknown = await journey.login({ email: freshEmail(), password: sampleAuthKey() });
    expect(wrong.statusCode).toBe(401);
    expect(unknown.statusCode).toBe(401);
    expect(unknown.body).toBe(wrong.body);
    const stable = ({ date: _, "x-request-id": __, ...rest }: typeof wrong.headers) => rest;
    expect(stable(unknown.headers)).toEqual(stable(wrong.headers));
  });
});

describe("[SEC-015] too many failures", () => {
  const wrong = (email: string, address?: string) => journey.login({ email, password: sampleAuthKey() }, address);

  test("of one account end in 429 over all processes, and not for longer than the window", async () => {
    const second = await startJourney(db, { sendsLetters: false });
    try {
      const account = sampleSignUp(freshEmail());
      await journey.join(account);
      for (let round = 0; round < 5; round++) {
        const process = round % 2 ? second : journey;
        expect((await process.login({ email: account.email, password: sampleAuthKey() })).statusCode).toBe(401);
      }
      for (const process of [journey, second]) {
        const locked = await process.login(account);
        expect(locked.statusCode).toBe(429);
        expect(locked.json().code).toBe("RATE_LIMITED");
        const wait = Number(locked.headers["retry-after"]);
        expect(wait).toBeGreaterThan(14 * 60);
        expect(wait).toBeLessThanOrEqual(15 * 60);
      }
      await db.owner.query("update auth.sign_in_tries set at = at - interval '15 minutes'");
      expect((await journey.login(account)).statusCode).toBe(200);
    } finally {
      await second.close();
    }
  });

  test("of one address end in 429 for that address alone", async () => {
    const account = sampleSignUp(freshEmail());
    await journey.join(account);
    const address = freshAddress();
    for (let round = 0; round < 20; round++) expect((await wrong(freshEmail(), address)).statusCode).toBe(401);
    expect((await wrong(freshEmail(), address)).statusCode).toBe(429);
    const { email, password } = account;
    const fromNewBrowser = (remoteAddress: string) =>
      journey.post("/api/auth/login", { email, password }, { remoteAddress });
    expect((await fromNewBrowser(address)).statusCode).toBe(429);
    expect((await fromNewBrowser(freshAddress())).statusCode).toBe(200);
  });

  test("are failures only: signing in often is no offence", async () => {
    const account = sampleSignUp(freshEmail());
    await journey.join(account);
    const address = freshAddress();
    for (let round = 0; round < 25; round++) expect((await journey.login(account, address)).statusCode).toBe(200);
  });

  test("cannot be outrun by guessing in parallel", async () => {
    const email = freshEmail();
    const answers = await Promise.all(Array.from({ length: 30 }, () => wrong(email)));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(25);
  });
});
