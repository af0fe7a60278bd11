import { randomBytes } from "node:crypto";
import { createTestDatabase, type TestDatabase } from "@heirlock/db/testing/database";
import { given } from "@heirlock/db/testing/given";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RefusedError } from "../kernel/errors.ts";
import { sessionCookie } from "../kernel/session-cookie.ts";
import { signedInAs, startTestApp, type TestApp } from "../kernel/testing.ts";
import { derivations, deriveKey } from "../slices/account/derive-key.ts";
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
  const all = await Promise.allSettled(Array.from({ length: 300 }, () => deriveKey("x", Buffer.alloc(16), cost)));
  const refused = all.flatMap((one) => (one.status === "rejected" ? [one.reason as RefusedError] : []));
  expect(all.filter(({ status }) => status === "fulfilled").length).toBeGreaterThanOrEqual(100);
  expect(refused.length).toBeGreaterThan(100);
  for (const { code, retryAfter } of refused) expect([code, retryAfter]).toEqual(["UNAVAILABLE", 2]);
  // The line is free again.
  await deriveKey("x", Buffer.alloc(16), cost);
});
