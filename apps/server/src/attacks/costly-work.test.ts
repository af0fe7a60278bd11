import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import type { RouteDefinition } from "@heirlock/contract/route";
import { createTestDatabase, type TestDatabase } from "@heirlock/db/testing/database";
import { given } from "@heirlock/db/testing/given";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { askedBy } from "../kernel/asker.ts";
import type { RefusedError } from "../kernel/errors.ts";
import { createPools } from "../kernel/pools.ts";
import { sessionCookie } from "../kernel/session-cookie.ts";
import { signedInAs, startTestApp, type TestApp, testConfig } from "../kernel/testing.ts";
import { derivations, deriveKey } from "../slices/account/derive-key.ts";
import { freshAddress } from "../slices/account/testing.ts";
import { slices } from "../slices.ts";
import { allRoutes, sampleRequest } from "./testing.ts";

let db: TestDatabase;
let server: TestApp;
beforeAll(async () => {
  db = await createTestDatabase();
  server = await startTestApp(db, { slices });
});
afterAll(async () => {
  await server.close();
  await db.drop();
});

const behindSession = allRoutes.filter(({ route }) => route.access !== "anyone");

test("no route derives a key for somebody whose session is made up", async () => {
  const begun = derivations.begun;
  for (const { route } of behindSession) {
    const { method, url, payload } = sampleRequest(route);
    const cookie = `${sessionCookie}=${randomBytes(32).toString("base64url")}`;
    const answer = await server.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
    expect([url, answer.statusCode]).toEqual([url, expect.toSatisfy((status: number) => status >= 400)]);
  }
  expect(derivations.begun).toBe(begun);
});

test("the count is not blind: with a session ten codes are derived", async () => {
  const { cookie } = signedInAs(await given(db).session(await given(db).holder()));
  const begun = derivations.begun;
  await server.app.inject({ method: "POST", url: "/api/auth/two-factor/backup-codes/regenerate", headers: { cookie } });
  expect(derivations.begun - begun).toBe(10);
});

test("whoever comes when too many wait is told to come again, and those before them are served", async () => {
  const cost = { N: 2, r: 1, p: 1 };
  const derive = (from: number) =>
    askedBy({ address: `192.0.2.${from}`, known: false }, () => deriveKey("x", Buffer.alloc(16), cost));
  const all = await Promise.allSettled(Array.from({ length: 300 }, (_, n) => derive(n % 100)));
  const refused = all.flatMap((one) => (one.status === "rejected" ? [one.reason as RefusedError] : []));
  expect(all.filter(({ status }) => status === "fulfilled").length).toBeGreaterThanOrEqual(100);
  expect(refused.length).toBeGreaterThan(100);
  for (const { code, retryAfter } of refused) expect([code, retryAfter]).toEqual(["UNAVAILABLE", 2]);
  // The line is free again.
  await derive(0);
});

describe("[SEC-040] a large body", () => {
  const large = JSON.stringify({ ids: Array.from({ length: 20_000 }, () => "x") });
  const withBody = allRoutes.filter(({ route }) => route.body && route.bytes === undefined);
  test.each(withBody)("$name: is not read for somebody without a session", async ({ route }) => {
    const { method, url } = sampleRequest(route);
    const headers = {
      cookie: `${sessionCookie}=${randomBytes(32).toString("base64url")}`,
      "content-type": "application/json",
    };
    const parse = vi.spyOn(JSON, "parse");
    const answer = await server.app.inject({ method, url, headers, payload: large, remoteAddress: freshAddress() });
    const parsed = parse.mock.calls.filter(([text]) => text === large);
    parse.mockRestore();
    expect(parsed).toEqual([]);
    expect(answer.json().code).toBe(route.access === "anyone" ? "PAYLOAD_TOO_LARGE" : "AUTH_SESSION_MISSING");
  });

  test("is read for somebody with one, and refused for what is in it", async () => {
    const { cookie } = signedInAs(await given(db).session(await given(db).holder()));
    const headers = { cookie, "content-type": "application/json" };
    const answer = await server.app.inject({ method: "POST", url: "/api/assets/by-ids", headers, payload: large });
    expect(answer.json().code).toBe("VALIDATION_ERROR");
  });
});

describe("where JSON is wanted", () => {
  // Limits of bodies differ from route to route, and say nothing about what a route takes.
  const takesJson = allRoutes.filter(({ route }) => route.method !== "GET" && route.bytes === undefined);
  test.each(takesJson)("$name: takes no stream of bytes", async ({ route }) => {
    const { method, url } = sampleRequest(route);
    const headers = { "content-type": "application/octet-stream" };
    const payload = Buffer.from("bytes");
    const answer = await server.app.inject({ method, url, headers, payload, remoteAddress: freshAddress() });
    expect({ status: answer.statusCode, code: answer.json().code }).toEqual({
      ...{ status: 415, code: "UNSUPPORTED_MEDIA_TYPE" },
    });
  });
});

describe("[SEC-040] routes for anyone", () => {
  const forAnyone = allRoutes.filter(({ route }) => route.access === "anyone");
  const send = async (route: RouteDefinition, remoteAddress: string) => {
    const { method, url, payload } = sampleRequest(route);
    return await server.app.inject({ method, url, remoteAddress, ...(payload && { payload }) });
  };

  /** By hand: what a stranger with nothing but the address of a route can make the server derive. */
  const deriving = ["account.login", "account.signUp"];
  test.each(forAnyone)("$name derives nothing for a stranger, or says so in the list", async ({ name, route }) => {
    const begun = derivations.begun;
    await send(route, freshAddress());
    expect(derivations.begun - begun).toBe(deriving.includes(name) ? 1 : 0);
  });

  test.each(forAnyone.filter(({ name }) => deriving.includes(name)))(
    "$name derives nothing beyond its limit",
    async ({ route }) => {
      const remoteAddress = freshAddress();
      for (let n = 0; n < 20; n++) await send(route, remoteAddress);
      const begun = derivations.begun;
      for (let n = 0; n < 5; n++) expect((await send(route, remoteAddress)).statusCode).toBe(429);
      expect(derivations.begun).toBe(begun);
    },
  );
});

test("[OPS-010] [SEC-040] a database that takes no connection in time is answered with 503 and a time to come back", async () => {
  const silent = createServer(() => {}).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const config = testConfig(db, { DATABASE_URL: `postgres://owner@127.0.0.1:${port}/none` });
  const pools = createPools(config);
  for (const pool of [pools.app, pools.auth]) pool.options.connectionTimeoutMillis = 100;
  const stuck = await startTestApp(db, { slices, config, pools });
  try {
    const { cookie } = signedInAs({ token: randomBytes(32).toString("base64url") });
    const body = { email: "nadia@example.org", password: randomBytes(32).toString("base64url") };
    const answers = await Promise.all([
      stuck.app.inject({ url: "/api/assets", headers: { cookie } }),
      stuck.app.inject({ method: "POST", url: "/api/auth/login", body }),
    ]);
    for (const { statusCode, headers } of answers) expect([statusCode, headers["retry-after"]]).toEqual([503, "1"]);
  } finally {
    await stuck.close();
    silent.close();
  }
});
