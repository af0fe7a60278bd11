import { connect } from "node:net";
import { assetRoutes } from "@heirlock/contract/assets";
import { systemRoutes } from "@heirlock/contract/system";
import { given, type Person } from "@heirlock/db/testing/given";
import { beforeAll, describe, expect, test } from "vitest";
import { assetsSlice } from "../slices/assets/slice.ts";
import { systemSlice } from "../slices/system/slice.ts";
import { createPools } from "./pools.ts";
import { signedInAs, startTestApp, testConfig, testServer } from "./testing.ts";

const { db, server } = testServer({
  slices: [assetsSlice, systemSlice],
  table: { assets: assetRoutes, system: systemRoutes },
});
let holder: Person;
let cookie: { cookie: string };
beforeAll(async () => {
  holder = await given(db).holder();
  cookie = signedInAs(await given(db).session(holder));
});

const car = { title: "Old Volvo", asset_type: "physical", asset_subtype: "vehicle" };
const post = (headers: Record<string, string>, payload: string | object = car) =>
  server.app.inject({ method: "POST", url: "/api/assets", headers: { ...cookie, ...headers }, payload });
const assets = async () =>
  (await db.owner.query("select count(*)::int as n from app.assets where holder_id = $1", [holder.id])).rows[0].n;

describe("headers", () => {
  const requests = [
    { name: "an answer", url: "/api/health", status: 200 },
    { name: "data", url: "/api/assets", status: 200 },
    { name: "a refusal", url: "/api/assets/1", status: 400 },
    { name: "an unknown address", url: "/api/nowhere", status: 404 },
    { name: "a broken address", url: "/api/assets/%E0%A4%A", status: 400 },
    { name: "the documentation", url: "/api/docs", status: 200 },
    { name: "the document", url: "/api/openapi.json", status: 200 },
  ];

  test.each(requests)("[SEC-001] $name carries a policy without inline script", async ({ url, status }) => {
    const { statusCode, headers } = await server.app.inject({ url, headers: cookie });
    expect(statusCode).toBe(status);
    const policy = String(headers["content-security-policy"]);
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])
      expect(policy).toContain(part);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/);
  });

  test.each(requests)("[SEC-003] $name carries the headers of a hardened site", async ({ url }) => {
    const { headers } = await server.app.inject({ url, headers: cookie });
    expect(headers).toMatchObject({
      "strict-transport-security": "max-age=63072000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin",
      "cross-origin-opener-policy": "same-origin",
    });
    const permissions = String(headers["permissions-policy"]).split(", ");
    expect(permissions).toContain("camera=(self)");
    expect(permissions.filter((permission) => !permission.endsWith("=()"))).toEqual(["camera=(self)"]);
  });

  test.each(requests.filter(({ url }) => url !== "/api/docs"))("[SEC-004] $name is not stored", async ({ url }) => {
    const { headers } = await server.app.inject({ url, headers: cookie });
    expect(headers["cache-control"]).toBe("no-store");
  });

  test("[SEC-003] what is no HTTP at all gets them too, and no stack", async () => {
    await server.app.listen({ port: 0 });
    const { port } = server.app.server.address() as { port: number };
    const answer = await new Promise<string>((resolve, reject) => {
      let text = "";
      const socket = connect(port, "127.0.0.1", () => socket.write("NONSENSE\r\n\r\n"));
      socket.on("data", (chunk) => (text += chunk)).on("end", () => resolve(text));
      socket.on("error", reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain("strict-transport-security: max-age=63072000");
    expect(answer).toContain('"code":"VALIDATION_ERROR"');
    expect(answer).not.toContain("    at ");
  });
});

describe("origin", () => {
  test("[SEC-027] our own origin, and a program without one, may change things", async () => {
    const own = { origin: "https://heirlock.test", "sec-fetch-site": "same-origin" };
    expect((await post(own)).statusCode).toBe(200);
    expect((await post({})).statusCode).toBe(200);
  });

  test.each([
    { origin: "https://evil.test" },
    { origin: "null" },
    { origin: "https://heirlock.test.evil.test" },
    { origin: "http://heirlock.test" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "https://heirlock.test", "sec-fetch-site": "cross-site" },
  ])("[SEC-027] %o is refused and changes nothing", async (headers) => {
    const before = await assets();
    const answer = await post(headers as unknown as Record<string, string>);
    expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status: 400, code: "BAD_ORIGIN" });
    expect(await assets()).toBe(before);
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/xml"])(
    "[SEC-027] a body of type %s is refused and changes nothing",
    async (type) => {
      const before = await assets();
      const answer = await post({ "content-type": type }, JSON.stringify(car));
      expect({ status: answer.statusCode, code: answer.json().code }).toEqual({
        status: 415,
        code: "UNSUPPORTED_MEDIA_TYPE",
      });
      expect(await assets()).toBe(before);
    },
  );

  test("[SEC-027] reading is open to links from elsewhere", async () => {
    const headers = { ...cookie, "sec-fetch-site": "cross-site" };
    expect((await server.app.inject({ url: "/api/assets", headers })).statusCode).toBe(200);
  });
});

describe("bodies", () => {
  const json = { "content-type": "application/json" };

  test.each([
    ["an unknown key", { ...car, owner: "me" }],
    ["a wrong type", { ...car, title: 7 }],
    ["a text for a number", { ...car, estimated_value: "12" }],
    ["no object", [car]],
    ["a key that every object inherits", { ...car, constructor: "x", toString: "y" }],
    ["a text that no database stores", { ...car, title: "Old\0Volvo" }],
    ["half a character", JSON.stringify({ ...car, title: "Old \ud83d" })],
    ["nothing", ""],
  ])("[SEC-028] %s gets 400 VALIDATION_ERROR", async (_name, payload) => {
    const answer = await post(json, payload);
    expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status: 400, code: "VALIDATION_ERROR" });
  });

  test("[SEC-028] a key that stands twice gets 400 VALIDATION_ERROR", async () => {
    const text = `${JSON.stringify(car).slice(0, -1)},"title":"Another"}`;
    const answer = await post(json, text);
    expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status: 400, code: "VALIDATION_ERROR" });
  });

  test("the faulty fields are named", async () => {
    const { fields } = (await post(json, { ...car, title: " ", estimated_value: 1.234 })).json();
    expect(fields).toEqual({
      title: ["Title is required"],
      estimated_value: ["Value can have up to 2 decimal places"],
    });
  });

  test("[SEC-028] unknown keys without number are refused with an answer of a moderate size", async () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`key${n}`, 1]));
    const answer = await post(json, { ...car, ...many });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields)).toHaveLength(50);
  });

  test("[SEC-028] a report of the client says a few facts, not as many as fit into a body", async () => {
    const context = (facts: number) => Object.fromEntries(Array.from({ length: facts }, (_, n) => [`fact${n}`, n]));
    const report = (facts: number) =>
      server.app.inject({
        method: "POST",
        url: "/api/client-log",
        payload: { level: "warn", message: "Late", context: context(facts) },
      });
    expect((await report(20)).statusCode).toBe(200);
    expect((await report(21)).json()).toMatchObject({
      code: "VALIDATION_ERROR",
      fields: { context: expect.anything() },
    });
  });

  test("a body beyond the limit is refused", async () => {
    const answer = await post(json, { ...car, description: "x".repeat(300_000) });
    expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status: 413, code: "PAYLOAD_TOO_LARGE" });
  });
});

describe("addresses", () => {
  test.each(["1", "0b0f3a8e-7a55-7c0e-9a52-0c0f6ad7b111", "00000000-0000-0000-0000-000000000000", "%00"])(
    "the id %s is no id",
    async (id) => {
      const answer = await server.app.inject({ url: `/api/assets/${id}`, headers: cookie });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ success: false, error: "Invalid UUID format", code: "INVALID_UUID" });
    },
  );

  test("an id longer than any is the caller's fault, not ours", async () => {
    const answer = await server.app.inject({ url: `/api/assets/${"a".repeat(300)}`, headers: cookie });
    expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status: 400, code: "VALIDATION_ERROR" });
  });

  test("a method that an address does not take is told apart from an unknown address", async () => {
    const answer = await server.app.inject({ method: "PUT", url: "/api/assets", headers: cookie });
    expect({ status: answer.statusCode, allow: answer.headers.allow }).toEqual({ status: 405, allow: "GET, POST" });
    expect((await server.app.inject("/api/nowhere")).json().code).toBe("NOT_FOUND");
  });
});

test("an error of ours is answered with an id and no more", async () => {
  await db.owner.query("alter table app.assets rename column location to place");
  try {
    const answer = await server.app.inject({ url: "/api/assets", headers: cookie });
    const { errorId, ...body } = answer.json();
    expect({ status: answer.statusCode, ...body }).toEqual({
      status: 500,
      success: false,
      error: "The database did not answer",
      code: "DATABASE_ERROR",
    });
    expect(errorId).toBe(answer.headers["x-request-id"]);
  } finally {
    await db.owner.query("alter table app.assets rename column place to location");
  }
});

describe("[OPS-010] a statement that times out is answered with 503 and a time to come back", () => {
  const impatient = async () => {
    const config = testConfig(db);
    const pools = createPools(config);
    (pools.app as unknown as { options: { statement_timeout: number } }).options.statement_timeout = 100;
    return await startTestApp(db, { slices: [assetsSlice], table: { assets: assetRoutes }, config, pools });
  };
  test.each([
    { method: "GET" as const, lock: "lock table app.assets in access exclusive mode" },
    { method: "POST" as const, lock: "select from app.estates where holder_id = $1 for update" },
  ])("$method", async ({ method, lock }) => {
    const hurried = await impatient();
    const blocker = await db.owner.connect();
    try {
      await blocker.query("begin");
      await blocker.query(lock, lock.includes("$1") ? [holder.id] : []);
      const payload = method === "POST" ? { payload: car } : {};
      const answer = await hurried.app.inject({ method, url: "/api/assets", headers: cookie, ...payload });
      expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status: 503, code: "UNAVAILABLE" });
      expect(answer.headers["retry-after"]).toBe("1");
      await blocker.query("rollback");
      const again = await hurried.app.inject({ method, url: "/api/assets", headers: cookie, ...payload });
      expect(again.statusCode).toBe(200);
    } finally {
      await blocker.query("rollback");
      blocker.release();
      await hurried.close();
    }
  });
});
