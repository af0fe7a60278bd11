import { expect, test } from "vitest";
import { accountJourney, cookieOf, cookiesOf, freshEmail, sampleAuthKey, sampleSignUp } from "../testing.ts";
import { guardedPerson, join } from "./testing.ts";

const { db, journey } = accountJourney();

const prove = (cookie: string, body: object) => journey.post("/api/auth/reauthenticate", body, { headers: { cookie } });
const setUp = async (cookie: string) =>
  (await journey.post("/api/auth/two-factor/setup", undefined, { headers: { cookie } })).json();
const pause = () => db.owner.query("update auth.sessions set last_activity_at = now() - interval '6 minutes'");

test("[SEC-007] [ACC-061] the password opens sensitive actions again, under a new token of the same session", async () => {
  const account = sampleSignUp(freshEmail());
  const before = await join(journey, db, account);
  await pause();
  expect((await setUp(before)).code).toBe("REAUTH_REQUIRED");
  const sessions = async () =>
    (
      await db.owner.query(
        "select s.id, s.signed_in_at, s.expires_at from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1",
        [account.email],
      )
    ).rows;
  const [was] = await sessions();

  const proof = await prove(before, { password: account.password });
  expect(proof.statusCode).toBe(200);
  const seconds = (Date.parse(proof.json().data.provenUntil) - Date.now()) / 1000;
  expect(seconds).toBeGreaterThan(890);
  expect(seconds).toBeLessThanOrEqual(901);
  const after = cookieOf(proof);
  expect(after).not.toBe(before);
  expect(proof.body).not.toContain(cookiesOf(proof)["__Host-hl_session"]);
  expect((await journey.get("/api/auth/user", before)).statusCode).toBe(401);
  expect((await setUp(after)).data.secret).toEqual(expect.any(String));
  const now = await sessions();
  expect(now).toHaveLength(1);
  expect(now[0]).toMatchObject({ id: was.id, signed_in_at: was.signed_in_at });
  const { rows } = await db.owner.query(
    `select body::json -> 'data' as data from audit.entries a join auth.users u on u.id = a.estate_id
      where u.email = $1 and body::json ->> 'type' = 'account.reauthenticated'`,
    [account.email],
  );
  expect(rows).toEqual([{ data: { session: was.id, by: "password" } }]);
});

test("[SEC-043] unlocking prolongs a fresh proof under the same token, and gives one under a new token after a pause", async () => {
  const account = sampleSignUp(freshEmail());
  const cookie = await join(journey, db, account);
  const unlock = (at: string) => prove(at, { password: account.password, unlocks: true });
  await db.owner.query("update auth.sessions set last_proof_at = now() - interval '14 minutes'");
  const prolonged = await unlock(cookie);
  expect([prolonged.statusCode, prolonged.cookies]).toEqual([200, []]);
  await db.owner.query("update auth.sessions set last_proof_at = last_proof_at - interval '14 minutes'");
  expect((await setUp(cookie)).data.secret).toEqual(expect.any(String));
  await pause();
  expect((await setUp(cookie)).code).toBe("REAUTH_REQUIRED");
  expect((await prove(cookie, { password: sampleAuthKey(), unlocks: true })).json().code).toBe("INVALID_CREDENTIALS");
  const after = cookieOf(await unlock(cookie));
  expect((await journey.get("/api/auth/user", cookie)).statusCode).toBe(401);
  expect((await setUp(after)).data.secret).toEqual(expect.any(String));
});

test("a code of the app does as well, once; a backup code is for signing in", async () => {
  const person = await guardedPerson(journey, db);
  await pause();
  const code = person.code();
  const proof = await prove(person.cookie, { code });
  expect(proof.statusCode).toBe(200);
  const cookie = cookieOf(proof);
  expect((await prove(cookie, { code })).json().code).toBe("INVALID_CODE");
  expect((await prove(cookie, { backupCode: person.backupCodes[0] })).json().code).toBe("VALIDATION_ERROR");
  expect((await journey.get("/api/auth/user", cookie)).statusCode).toBe(200);
});

test("a wrong proof changes nothing, and five of them shut this door and no other", async () => {
  const account = sampleSignUp(freshEmail());
  const cookie = await join(journey, db, account);
  await pause();
  expect((await prove(cookie, {})).json().code).toBe("VALIDATION_ERROR");
  const codes: string[] = [];
  for (const proof of [{ password: sampleAuthKey() }, { code: "123456" }, { password: sampleAuthKey() }]) {
    const answer = await prove(cookie, proof);
    expect(answer.cookies).toEqual([]);
    codes.push(answer.json().code);
  }
  expect(codes).toEqual(["INVALID_CREDENTIALS", "INVALID_CODE", "INVALID_CREDENTIALS"]);
  expect((await setUp(cookie)).code).toBe("REAUTH_REQUIRED");
  for (let i = 0; i < 2; i++) await prove(cookie, { code: "123456" });
  const limited = await prove(cookie, { password: account.password });
  expect(limited.json().code).toBe("RATE_LIMITED");
  expect((await journey.login(account)).statusCode).toBe(200);
});

test("without a session nobody proves anything", async () => {
  const answer = await prove(`__Host-hl_session=${sampleAuthKey()}`, { password: sampleAuthKey() });
  expect(answer.json().code).toBe("AUTH_SESSION_MISSING");
});

test("a request that was on its way with the old token is refused, and does not take the new cookies back", async () => {
  const account = sampleSignUp(freshEmail());
  const before = await join(journey, db, account);
  await prove(before, { password: account.password });
  for (const path of ["/api/auth/user", "/api/auth/session"]) {
    const late = await journey.get(path, before);
    expect(late.json().data?.authenticated ?? late.json().code).toBe(
      path.endsWith("user") ? "AUTH_SESSION_MISSING" : false,
    );
    expect(late.headers["set-cookie"]).toBeUndefined();
  }
  // A minute later nothing of the kind is on its way any more.
  await db.owner.query("update auth.sessions set last_proof_at = now() - interval '61 seconds'");
  expect((await journey.get("/api/auth/user", before)).headers["set-cookie"]).toBeDefined();
});
