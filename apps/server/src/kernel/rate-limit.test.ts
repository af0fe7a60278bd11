import { hash, randomUUID } from "node:crypto";
import { rateLimits } from "@heirlock/contract/rate-limits";
import type { RouteDefinition } from "@heirlock/contract/route";
import { routeTable } from "@heirlock/contract/routes";
import { testDatabase } from "@heirlock/db/testing/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleOf } from "../sample-request.ts";
import { forgetRateCounters } from "../slices/system/forget-rate-counters.ts";
import { slices } from "../slices.ts";
import { countedAddress, countTry } from "./rate-limit.ts";
import { startTestApp, type TestApp } from "./testing.ts";

const db = testDatabase();
let processes: TestApp[];
beforeAll(async () => {
  processes = await Promise.all([startTestApp(db, { slices }), startTestApp(db, { slices })]);
});
afterAll(async () => {
  for (const server of processes) await server.close();
});

/** Every limit by hand, from D12, SEC-016 and ACC-052: a figure that changes by accident is found here. */
const quarterHour = 900;
const day = 86_400;
test("[SEC-016] the limits are the ones that were decided", () => {
  expect(rateLimits).toEqual({
    signUp: { max: 20, windowSeconds: quarterHour, by: "address" },
    preLogin: { max: 60, windowSeconds: quarterHour, by: "address" },
    signInByAddress: { max: 20, windowSeconds: quarterHour, by: "address" },
    signInByAccount: { max: 5, windowSeconds: quarterHour, by: "email" },
    sessionRefresh: { max: 1, windowSeconds: 30, by: "person" },
    verifyEmail: { max: 30, windowSeconds: quarterHour, by: "address" },
    resendByAddress: { max: 30, windowSeconds: quarterHour, by: "address" },
    resendVerification: { max: 5, windowSeconds: quarterHour, by: "email" },
    passkeySignIn: { max: 60, windowSeconds: quarterHour, by: "address" },
    forgotByAddress: { max: 20, windowSeconds: quarterHour, by: "address" },
    forgotPassword: { max: 5, windowSeconds: quarterHour, by: "email" },
    resetPassword: { max: 30, windowSeconds: quarterHour, by: "address" },
    changeEmail: { max: 10, windowSeconds: 3600, by: "person" },
    phoneCode: { max: 5, windowSeconds: 3600, by: "person" },
    phoneCodeTry: { max: 20, windowSeconds: 3600, by: "person" },
    quietResetMail: { max: 10, windowSeconds: day, by: "person" },
    quietRecoveryCode: { max: 8, windowSeconds: 3600, by: "person" },
    quietRecoveryCodeByAsker: { max: 4, windowSeconds: 3600, by: "address" },
    inviteMember: { max: 100, windowSeconds: day, by: "person" },
    inviteByNewAccount: { max: 20, windowSeconds: day, by: "person" },
    openInvitation: { max: 60, windowSeconds: quarterHour, by: "address" },
    redeemKey: { max: 5, windowSeconds: quarterHour, by: "person" },
    askKeeper: { max: 300, windowSeconds: quarterHour, by: "person" },
    willDocument: { max: 60, windowSeconds: 600, by: "person" },
    willComment: { max: 60, windowSeconds: 3600, by: "person" },
    mirrorOffer: { max: 20, windowSeconds: 3600, by: "person" },
    verifyWill: { max: 30, windowSeconds: quarterHour, by: "address" },
    clientLog: { max: 60, windowSeconds: 60, by: "address" },
  });
});

/** Limits by person are counted in the use case: attacks/brute-force.test.ts tries them, signed in. */
const limitsOf = ({ limit = [] }: RouteDefinition) =>
  [limit]
    .flat()
    .map((name) => rateLimits[name as keyof typeof rateLimits])
    .filter(({ by }) => by !== "person");
const limited = Object.values(routeTable as Record<string, Record<string, RouteDefinition>>)
  .flatMap((slice) => Object.values(slice))
  .filter((route) => limitsOf(route).length > 0)
  // Routes share limits: each is tried from an address and with an e-mail of its own.
  .map((route, n) => ({ ...route, remoteAddress: `203.0.113.${n + 100}`, email: `nadia${n}@example.org` }));

test.each(limited)(
  "[SEC-016] $method $path answers 429 beyond its limit, counted over two processes",
  async (route) => {
    const { method, path: url, remoteAddress, email, body } = route;
    // By e-mail only what passes validation is counted, by address junk as well.
    const limits = limitsOf(route);
    const byEmail = limits.some(({ by }) => by === "email");
    const payload = byEmail ? { ...(sampleOf(body!, randomUUID()) as object), email } : {};
    const { max, windowSeconds } = limits.reduce((tightest, limit) => (limit.max < tightest.max ? limit : tightest));
    const ask = (n: number) => processes[n % 2]!.app.inject({ method, url, payload, remoteAddress } as never);
    // A window may end on the way; then the count starts anew, once.
    for (let round = 0; round < 2; round++) {
      const answers = [];
      for (let n = 0; n <= max; n++) answers.push(await ask(n));
      const last = answers.at(-1)!;
      if (last.statusCode !== 429) continue;
      expect(answers.slice(0, -1).filter(({ statusCode }) => statusCode === 429)).toEqual([]);
      expect(last.json()).toMatchObject({ success: false, code: "RATE_LIMITED" });
      const wait = Number(last.headers["retry-after"]);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(windowSeconds);
      return;
    }
    throw new Error("The limit was never reached");
  },
);

test("[SEC-016] another address is not held up", async () => {
  const { app } = processes[0]!;
  const ask = (remoteAddress: string) =>
    app.inject({ method: "POST", url: "/api/client-log", payload: {}, remoteAddress });
  for (let n = 0; n <= rateLimits.clientLog.max; n++) await ask("198.51.100.1");
  expect((await ask("198.51.100.2")).statusCode).toBe(400);
});

test("[SEC-016] a new e-mail each time does not get round the limit of a mailed link", async () => {
  const ask = (n: number) =>
    processes[n % 2]!.app.inject({
      method: "POST",
      url: "/api/auth/verify-email/resend",
      payload: { email: `somebody${n}@example.org` },
      remoteAddress: "203.0.113.99",
    });
  const tries = Array.from({ length: 2 * rateLimits.resendByAddress.max + 1 }, (_, n) => ask(n));
  expect((await Promise.all(tries)).map(({ statusCode }) => statusCode)).toContain(429);
});

test("the table of counters knows no address and no e-mail, nor a hash that could be tried out", async () => {
  const { pools, config } = processes[0]!;
  await countTry({ app: pools.app, ring: config.ring }, "signUp", "192.0.2.55");
  const { rows } = await db.owner.query("select bucket from app.rate_counters");
  expect(rows.length).toBeGreaterThan(0);
  for (const { bucket } of rows) expect(bucket).not.toMatch(/192\.0\.2\.55|203\.0\.113|@|example/);
  const bare = hash("sha256", "192.0.2.55", "base64url");
  expect(rows.filter(({ bucket }) => bucket.includes(bare))).toEqual([]);
});

test("addresses of one IPv6 subscriber count as one", () => {
  expect(countedAddress("2001:db8:0:1:aaaa::1")).toBe(countedAddress("2001:0db8::1:bbbb:0:0:2"));
  expect(countedAddress("2001:db8:0:2::1")).not.toBe(countedAddress("2001:db8:0:1::1"));
  expect(countedAddress("::1")).toBe("0:0:0:0");
  expect(countedAddress("192.0.2.1")).toBe("192.0.2.1");
});

test("counters of windows that are long over are forgotten", async () => {
  await db.owner.query(
    "insert into app.rate_counters values ('old', now() - interval '25 hours', 3), ('young', now() - interval '1 hour', 3)",
  );
  await forgetRateCounters(processes[0]!.pools.worker);
  const { rows } = await db.owner.query("select bucket from app.rate_counters where bucket in ('old', 'young')");
  expect(rows).toEqual([{ bucket: "young" }]);
});
