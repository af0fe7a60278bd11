import { given, type Person } from "@heirlock/db/testing/given";
import { beforeAll, describe, expect, test } from "vitest";
import { signedInAs, testServer } from "../kernel/testing.ts";
import { slices } from "../slices.ts";
import { allRoutes, fingerprint, sampleRequest, writing } from "./testing.ts";

const { db, server } = testServer({ slices });
let victim: Person;
let cookie: string;
beforeAll(async () => {
  victim = await given(db).holder();
  await given(db).asset(victim);
  cookie = signedInAs(await given(db).session(victim)).cookie;
});

/** What a browser says of a request that another site made it send, with the cookies of the victim. */
const foreign: Record<string, string>[] = [
  { origin: "https://evil.test", "sec-fetch-site": "cross-site" },
  { origin: "https://evil.test" },
  { origin: "null" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
];
/** The bodies that a form of another site can send without asking. */
const formBodies = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"];

describe("[SEC-027] another site cannot make a browser change anything", () => {
  test.each(writing)("$name", async ({ route }) => {
    const { method, url, payload } = sampleRequest(route);
    const before = await fingerprint(db);
    for (const headers of foreign) {
      const answer = await server.app.inject({
        method,
        url,
        headers: { ...headers, cookie },
        ...(payload && { payload }),
      });
      expect([answer.statusCode, answer.json().code, answer.cookies]).toEqual([400, "BAD_ORIGIN", []]);
    }
    for (const type of formBodies) {
      const headers = { "content-type": type, cookie };
      const answer = await server.app.inject({ method, url, headers, payload: JSON.stringify(payload ?? {}) });
      expect([type, answer.statusCode, answer.cookies]).toEqual([type, 415, []]);
    }
    expect(await fingerprint(db)).toEqual(before);
  });
});

describe("[SEC-027] nothing changes by reading", () => {
  // A stream does not end; it only reads what others wrote.
  const reading = allRoutes.filter(({ route }) => route.method === "GET" && route.path !== "/api/events");
  test.each(reading)("$name", async ({ route }) => {
    const before = await fingerprint(db);
    const answer = await server.app.inject({ ...sampleRequest(route), headers: { cookie } });
    // An error of ours would have changed nothing by accident.
    expect(answer.statusCode).not.toBe(500);
    expect(await fingerprint(db)).toEqual(before);
  });
});

test("the fingerprint sees a changed letter, a new row and an ended session", async () => {
  const first = await fingerprint(db);
  await db.owner.query("update app.assets set title = title || '.'");
  const second = await fingerprint(db);
  expect(second["app.assets"]).not.toBe(first["app.assets"]);
  await given(db).session(victim);
  expect((await fingerprint(db))["auth.sessions"]).not.toBe(second["auth.sessions"]);
});
