import { randomUUID } from "node:crypto";
import type { RouteDefinition } from "@heirlock/contract/route";
import { routeTable } from "@heirlock/contract/routes";
import { createTestDatabase, type TestDatabase } from "@heirlock/db/testing/database";
import { given } from "@heirlock/db/testing/given";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signedInAs, startTestApp, type TestApp } from "./kernel/testing.ts";
import { sampleOf } from "./sample-request.ts";
import { slices } from "./slices.ts";

/** Every route that the table marks as sensitive (D10). One that is added is tried the day it is added. */
const sensitive = Object.entries(routeTable).flatMap(([slice, own]) =>
  Object.entries(own as Record<string, RouteDefinition>)
    .map(([name, route]) => ({ name: `${slice}.${name}`, route }))
    .filter(({ route }) => route.sensitive),
);

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

async function codeOf({ method, path, params, body }: RouteDefinition, session: { token: string }) {
  const inPath = (params ? sampleOf(params, randomUUID()) : {}) as Record<string, string>;
  const answer = await server.app.inject({
    method,
    url: path.replace(/:([A-Za-z]+)/g, (_, name: string) => inPath[name]!),
    headers: signedInAs(session),
    remoteAddress: "10.9.8.7",
    ...(body ? { payload: sampleOf(body, randomUUID()) as object } : {}),
  });
  return answer.headers["content-type"]?.toString().includes("json") ? answer.json().code : undefined;
}

test("there are sensitive routes, and none of them is open to anyone", () => {
  expect(sensitive.length).toBeGreaterThan(0);
  expect(sensitive.filter(({ route }) => route.access === "anyone")).toEqual([]);
});

test("ending a membership is one of them, from either side and also by deleting the member (D10)", () => {
  const names = sensitive.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["people.leave", "people.revoke", "people.remove"]));
});

describe("[SEC-011] [ACC-061] a pause of more than five minutes", () => {
  test.each(sensitive)("asks for a proof before $name, and a proof lets it through", async ({ route }) => {
    const noor = await given(db).holder();
    const session = await given(db).session(noor, { activeAgo: "5 minutes 1 second" });
    expect(await codeOf(route, session)).toBe("REAUTH_REQUIRED");
    // Being refused is no proof, nor is trying again.
    expect(await codeOf(route, session)).toBe("REAUTH_REQUIRED");
    await db.owner.query("update auth.sessions set last_proof_at = now(), last_activity_at = now() where id = $1", [
      session.id,
    ]);
    expect(await codeOf(route, session)).not.toBe("REAUTH_REQUIRED");
  });

  test.each(sensitive)("of less lets $name through", async ({ route }) => {
    const session = await given(db).session(await given(db).holder(), { activeAgo: "4 minutes" });
    expect(await codeOf(route, session)).not.toBe("REAUTH_REQUIRED");
  });
});
