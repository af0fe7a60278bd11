import { expect, test } from "vitest";
import { accountJourney, cookieOf, freshEmail, sampleSignUp } from "../testing.ts";
import { headings, tokenTo } from "./testing.ts";

const { db, journey } = accountJourney();

const change = (cookie: string, newEmail: string) =>
  journey.post("/api/auth/email/change", { newEmail }, { headers: { cookie } });
const confirm = (token: string, cookie?: string) =>
  journey.post("/api/auth/email/verify", { token }, cookie ? { headers: { cookie } } : {});
const linkTo = async (email: string) => (await tokenTo(journey, email, "/auth/confirm-email"))!;
const keysOf = async (email: string) =>
  (
    await db.owner.query(
      `select k.*, a.password from auth.users u join auth.account_keys k on k.user_id = u.id
         join auth.accounts a on a.user_id = u.id where u.email = $1`,
      [email],
    )
  ).rows[0];

test("[KEY-023] the address changes, and no byte of salt, parameters, wraps, keys or credential does", async () => {
  const account = sampleSignUp(freshEmail());
  const cookie = await journey.join(account);
  const before = await keysOf(account.email);
  const derivation = (await journey.post("/api/auth/pre-login", { email: account.email })).body;
  const newEmail = freshEmail();

  const asked = await change(cookie, newEmail);
  expect(asked.json()).toEqual({ success: true, data: { verificationSent: true } });
  expect((await journey.get("/api/auth/user", cookie)).json().data.email).toBe(account.email);
  expect((await journey.get("/api/auth/recovery", cookie)).json().data.emailWaiting).toBe(newEmail);

  const done = await confirm(await linkTo(newEmail), cookie);
  expect(done.json()).toEqual({ success: true, data: { email: newEmail } });
  expect(await keysOf(newEmail)).toEqual(before);
  expect((await journey.post("/api/auth/pre-login", { email: newEmail })).body).toBe(derivation);
  expect((await journey.login({ email: newEmail, password: account.password })).statusCode).toBe(200);
  expect((await journey.login(account)).statusCode).toBe(401);
  expect((await journey.get("/api/auth/recovery", cookie)).json().data.emailWaiting).toBeNull();
});

test("[SEC-012] other sessions and trusted devices end, and the old address is told with the way to object", async () => {
  const account = sampleSignUp(freshEmail());
  const here = await journey.join(account);
  const elsewhere = cookieOf(await journey.login(account));
  await db.owner.query(
    "insert into auth.trusted_devices (user_id, token_hash, email) select id, 'trusted-' || id, email from auth.users where email = $1",
    [account.email],
  );
  const newEmail = freshEmail();
  await change(here, newEmail);
  await confirm(await linkTo(newEmail), here);
  expect((await journey.get("/api/auth/user", here)).statusCode).toBe(200);
  expect((await journey.get("/api/auth/user", elsewhere)).statusCode).toBe(401);
  const { rows } = await db.owner.query("select from auth.trusted_devices where email = $1", [account.email]);
  expect(rows).toEqual([]);

  expect(await tokenTo(journey, account.email, "/auth/object")).toHaveLength(43);
  const [told] = await journey.mailsTo(account.email);
  expect(told?.text).toContain("Your account has a new email address");
  expect(told?.text).toMatch(/New email address: \u2068n••••@example\.org/);
  expect(told?.text).not.toContain(newEmail);
  expect(told?.subject).toBe("A change to your Heirlock account");
});

test("confirmed in a browser without a session, every session ends", async () => {
  const account = sampleSignUp(freshEmail());
  const cookie = await journey.join(account);
  const newEmail = freshEmail();
  await change(cookie, newEmail);
  const stranger = await journey.join(sampleSignUp(freshEmail()));
  expect((await confirm(await linkTo(newEmail), stranger)).statusCode).toBe(200);
  expect((await journey.get("/api/auth/user", cookie)).statusCode).toBe(401);
  expect((await journey.get("/api/auth/user", stranger)).statusCode).toBe(200);
});

test("[SEC-017] an address that has an account gets the same answer, no link, and a letter to its owner alone", async () => {
  const owner = sampleSignUp(freshEmail());
  await journey.join(owner);
  const cookie = await journey.join(sampleSignUp(freshEmail()));
  const free = await change(cookie, freshEmail());
  const taken = await change(cookie, owner.email);
  expect(taken.statusCode).toBe(free.statusCode);
  expect(taken.body).toBe(free.body);
  const stable = ({ date: _, "x-request-id": __, ...rest }: typeof free.headers) => rest;
  expect(stable(taken.headers)).toEqual(stable(free.headers));
  expect((await journey.get("/api/auth/recovery", cookie)).json().data.emailWaiting).toBe(owner.email);
  expect((await headings(journey, owner.email))[0]).toBe("Someone tried to use your address for another account");
  expect(await tokenTo(journey, owner.email, "/auth/confirm-email")).toBeUndefined();

  // However often: the owner is told once an hour.
  await change(cookie, owner.email);
  expect(await headings(journey, owner.email)).toHaveLength(2);
});

test("the own address is refused, and so is a change without a fresh proof", async () => {
  const account = sampleSignUp(freshEmail());
  const cookie = await journey.join(account);
  expect((await change(cookie, account.email)).json().code).toBe("EMAIL_SAME_AS_ACCOUNT");
  await db.owner.query("update auth.sessions set last_activity_at = now() - interval '6 minutes'");
  const answer = await change(cookie, freshEmail());
  expect(answer.json().code).toBe("REAUTH_REQUIRED");
});

test("of two accounts that confirm one address at once, one gets it and the other TOKEN_EXPIRED", async () => {
  const wanted = freshEmail();
  const cookies = [await journey.join(sampleSignUp(freshEmail())), await journey.join(sampleSignUp(freshEmail()))];
  const tokens: string[] = [];
  for (const cookie of cookies) {
    await change(cookie, wanted);
    tokens.push(await linkTo(wanted));
  }
  expect(new Set(tokens).size).toBe(2);
  const answers = await Promise.all(tokens.map((token) => confirm(token)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
  expect(answers.find(({ statusCode }) => statusCode === 410)?.json().code).toBe("TOKEN_EXPIRED");
});

test("a link works once, also when it comes twenty times at once", async () => {
  const cookie = await journey.join(sampleSignUp(freshEmail()));
  const newEmail = freshEmail();
  await change(cookie, newEmail);
  const token = await linkTo(newEmail);
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(token)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 410)).toHaveLength(19);
});

test("a link that was replaced, taken back or is a day old does nothing", async () => {
  const account = sampleSignUp(freshEmail());
  const cookie = await journey.join(account);
  const [first, second, third] = [freshEmail(), freshEmail(), freshEmail()];
  await change(cookie, first);
  const replaced = await linkTo(first);
  await change(cookie, second);
  const cancelled = await linkTo(second);
  expect((await confirm(replaced)).json().code).toBe("TOKEN_EXPIRED");
  await journey.app.inject({ method: "DELETE", url: "/api/auth/email/change", headers: { cookie } });
  expect((await confirm(cancelled)).json().code).toBe("TOKEN_EXPIRED");
  await change(cookie, third);
  const old = await linkTo(third);
  await db.owner.query("update auth.verifications set expires_at = expires_at - interval '24 hours'");
  expect((await confirm(old)).json().code).toBe("TOKEN_EXPIRED");
  expect((await journey.get("/api/auth/user", cookie)).json().data.email).toBe(account.email);
});

test("[SEC-016] an account asks ten times an hour at most", async () => {
  const cookie = await journey.join(sampleSignUp(freshEmail()));
  for (let asked = 0; asked < 10; asked++) expect((await change(cookie, freshEmail())).statusCode).toBe(200);
  const answer = await change(cookie, freshEmail());
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
});
