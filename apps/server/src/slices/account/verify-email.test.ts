import { rateLimits } from "@heirlock/contract/rate-limits";
import { expect, test } from "vitest";
import { accountJourney, freshEmail, type Journey, sampleSignUp, startJourney, tokenIn } from "./testing.ts";

const { db, journey } = accountJourney();

async function mailedToken(email: string): Promise<string> {
  await journey.lettersSent();
  return tokenIn((await journey.mailsTo(email))[0]!);
}
const verify = (token: string) => journey.post("/api/auth/verify-email", { token });
const isVerified = async (email: string) =>
  (await db.owner.query("select email_verified from auth.users where email = $1", [email])).rows[0].email_verified;

test("a link works, also when it is tapped twice", async () => {
  const account = sampleSignUp(freshEmail());
  await journey.post("/api/auth/signup", account);
  const token = await mailedToken(account.email);
  expect(await isVerified(account.email)).toBe(false);
  for (const answer of [await verify(token), await verify(token)]) {
    expect(answer.json()).toEqual({ success: true, data: { verified: true } });
  }
  expect(await isVerified(account.email)).toBe(true);
});

test("after 24 hours it is gone, and so is whatever we never mailed", async () => {
  const account = sampleSignUp(freshEmail());
  await journey.post("/api/auth/signup", account);
  const token = await mailedToken(account.email);
  const { rows } = await db.owner.query("select expires_at - now() as left from auth.verifications");
  expect(rows.every(({ left }) => (left.hours ?? 0) >= 23 || left.days === 1)).toBe(true);

  await db.owner.query("update auth.verifications set expires_at = now()");
  for (const wrong of [token, "A".repeat(43)]) {
    const answer = await verify(wrong);
    expect(answer.statusCode).toBe(410);
    expect(answer.json().code).toBe("TOKEN_EXPIRED");
  }
  expect(await isVerified(account.email)).toBe(false);
});

test("the table holds no token, and what it holds is no token", async () => {
  const account = sampleSignUp(freshEmail());
  await journey.post("/api/auth/signup", account);
  const token = await mailedToken(account.email);
  const { rows } = await db.owner.query("select * from auth.verifications");
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(JSON.stringify(rows)).not.toContain(account.email);
  for (const { identifier } of rows) expect((await verify(identifier)).statusCode).toBe(410);
});

test("a link confirms the address it was mailed to and no other", async () => {
  const account = sampleSignUp(freshEmail());
  await journey.post("/api/auth/signup", account);
  const token = await mailedToken(account.email);
  const other = freshEmail();
  await db.owner.query("update auth.users set email = $2 where email = $1", [account.email, other]);
  expect((await verify(token)).statusCode).toBe(410);
  expect(await isVerified(other)).toBe(false);
});

test("a link can be asked for again, and the older one still works", async () => {
  const account = sampleSignUp(freshEmail());
  await journey.post("/api/auth/signup", account);
  const first = await mailedToken(account.email);
  await journey.post("/api/auth/verify-email/resend", { email: account.email });
  const second = await mailedToken(account.email);
  expect(second).not.toBe(first);
  expect((await verify(first)).statusCode).toBe(200);
  expect((await verify(second)).statusCode).toBe(200);
});

test("[SEC-017] asking again looks the same for an unknown, an unverified and a verified e-mail", async () => {
  const unverified = sampleSignUp(freshEmail());
  await journey.post("/api/auth/signup", unverified);
  const verified = sampleSignUp(freshEmail());
  await journey.join(verified);
  const before = (await journey.mailsTo(verified.email)).length;
  const unknown = freshEmail();

  const answers = [];
  for (const email of [unknown, unverified.email, verified.email]) {
    answers.push(await journey.post("/api/auth/verify-email/resend", { email }));
  }
  const looks = answers.map(({ statusCode, body, headers: { date: _, "x-request-id": __, ...headers } }) => ({
    statusCode,
    body,
    headers,
  }));
  expect(looks[1]).toEqual(looks[0]);
  expect(looks[2]).toEqual(looks[0]);
  expect(looks[0]?.body).toBe('{"success":true}');
  await journey.lettersSent();
  expect(await journey.mailsTo(unknown)).toEqual([]);
  expect(await journey.mailsTo(verified.email)).toHaveLength(before);
});

test("[SEC-016] asking again is limited by e-mail over two processes, known or not", async () => {
  const second = await startJourney(db, { sendsLetters: false });
  try {
    for (const email of [freshEmail(), freshEmail()]) {
      const ask = (process: Journey) => process.post("/api/auth/verify-email/resend", { email });
      for (let call = 0; call < rateLimits.resendVerification.max; call++) {
        expect((await ask(call % 2 ? journey : second)).statusCode).toBe(200);
      }
      for (const process of [journey, second]) expect((await ask(process)).statusCode).toBe(429);
    }
  } finally {
    await second.close();
  }
});
