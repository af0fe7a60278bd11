import { standardKdf } from "@heirlock/contract/account/fields";
import { rateLimits } from "@heirlock/contract/rate-limits";
import { testDatabase } from "@heirlock/db/testing/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshAddress, freshEmail, type Journey, sampleSignUp, startJourney } from "./testing.ts";

const db = testDatabase();
let journey: Journey;
let second: Journey;
beforeAll(async () => {
  journey = await startJourney(db);
  second = await startJourney(db, { sendsLetters: false });
});
afterAll(async () => {
  await journey.close();
  await second.close();
});

test("[KEY-004] an unknown e-mail gets the standard and a salt that stays, on every process", async () => {
  const email = freshEmail();
  const first = await journey.post("/api/auth/pre-login", { email });
  expect(first.json().data).toEqual({ salt: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/), kdf: standardKdf });
  expect(Buffer.from(first.json().data.salt, "base64url")).toHaveLength(16);
  expect((await journey.post("/api/auth/pre-login", { email })).body).toBe(first.body);
  expect((await second.post("/api/auth/pre-login", { email: ` ${email.toUpperCase()}` })).body).toBe(first.body);
  const other = await journey.post("/api/auth/pre-login", { email: freshEmail() });
  expect(other.json().data.salt).not.toBe(first.json().data.salt);
});

test("[SEC-017] a known and an unknown e-mail get answers that differ in the salt alone", async () => {
  const account = sampleSignUp(freshEmail());
  const before = await journey.post("/api/auth/pre-login", { email: account.email });
  await journey.post("/api/auth/signup", account);
  const known = await journey.post("/api/auth/pre-login", { email: account.email });
  expect(known.json().data).toEqual({ salt: account.salt, kdf: account.kdf });
  expect(known.statusCode).toBe(before.statusCode);
  expect(known.body).toBe(before.body.replace(before.json().data.salt, account.salt));
  const stable = ({ date: _, "x-request-id": __, ...rest }: typeof known.headers) => rest;
  expect(stable(known.headers)).toEqual(stable(before.headers));
});

test.each([
  ["preLogin", "/api/auth/pre-login", () => ({ email: freshEmail() })],
  ["verifyEmail", "/api/auth/verify-email", () => ({ token: "A".repeat(43) })],
] as const)("[SEC-016] %s is limited by address over two processes", async (name, url, body) => {
  const remoteAddress = freshAddress();
  const { max } = rateLimits[name];
  for (let call = 0; call < max; call++) {
    const answer = await [journey, second][call % 2]!.post(url, body(), { remoteAddress });
    expect(answer.statusCode).not.toBe(429);
  }
  for (const process of [journey, second]) {
    const answer = await process.post(url, body(), { remoteAddress });
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  }
  expect((await journey.post(url, body())).statusCode).not.toBe(429);
});
