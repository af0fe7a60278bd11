import { createRecoveryKey, writeRecoveryKey } from "@heirlock/crypto/recovery-key";
import { describe, expect, test } from "vitest";
import { gallerySections } from "./gallery-sections.ts";
import { readReport } from "./report.ts";
import { addressesOf, routerPages } from "./router-pages.ts";
import { findSecret, formsOfRecoveryKey } from "./secret-forms.ts";
import { startTrafficRecorder } from "./traffic-recorder.ts";
import { WatchLog } from "./watch.ts";

describe("the report of the journeys", () => {
  const report = (statuses: string[], errors: unknown[] = [], seen: unknown[] = []) => {
    const results = [{ errors: seen }];
    const specs = statuses.map((status, index) => ({ title: `${status} ${index}`, tests: [{ status, results }] }));
    return JSON.stringify({ suites: [{ file: "a.ts", suites: [{ file: "a.ts", specs }] }], errors });
  };

  test("a journey that failed or did not run counts as failed and is named", () => {
    expect(readReport(report(["expected", "expected"]), true)).toEqual({ passed: 2, failed: 0, remarks: [] });
    expect(readReport(report(["expected", "unexpected", "skipped"]), false)).toEqual({
      passed: 1,
      failed: 2,
      remarks: ["failed: a.ts › unexpected 1", "failed: a.ts › skipped 2"],
    });
    expect(readReport(report(["expected"], [{ message: "broken file" }]), false)).toMatchObject({
      passed: 1,
      failed: 1,
    });
    expect(readReport(report(["expected"]), false)).toMatchObject({ passed: 1, failed: 1 });
    expect(readReport(null, false)).toMatchObject({ passed: 0, failed: 1 });
  });

  test("what a journey saw instead stands below its name, on one line and without colours", () => {
    const seen = [{ message: "\u001b[31mTimed out\u001b[39m\n  waiting", location: { file: "/x/a.ts", line: 7 } }];
    expect(readReport(report(["unexpected"], [], seen), false).remarks).toEqual([
      "failed: a.ts › unexpected 0\n  why: a.ts:7: Timed out waiting",
    ]);
  });

  test("one that passed only at a second try has failed", () => {
    expect(readReport(report(["expected", "flaky"]), true)).toEqual({
      passed: 1,
      failed: 1,
      remarks: ["failed: a.ts › flaky 1"],
    });
  });
});

describe("the search for a recovery key", () => {
  const key = createRecoveryKey();
  const forms = formsOfRecoveryKey(key);
  const { words, numbers, qrText } = writeRecoveryKey(key);
  const request = (part: object) => ({
    method: "POST",
    url: "http://localhost/x",
    headers: "",
    body: Buffer.alloc(0),
    ...part,
  });
  const raw = Buffer.from(key);

  test.each([
    ["raw", { body: Buffer.concat([Buffer.from("before"), raw, Buffer.from("after")]) }],
    ["hex", { headers: `X-Key\n${raw.toString("hex")}` }],
    ["base64", { body: Buffer.from(JSON.stringify({ key: raw.toString("base64") })) }],
    ["base64url", { url: `http://localhost/x?k=${raw.toString("base64url")}` }],
    ["words with space", { body: Buffer.from(words.join(" ")) }],
    ["words with JSON", { body: Buffer.from(JSON.stringify(words)) }],
    ["words with space", { body: Buffer.from(words.slice(20, 23).join(" ")) }],
    ["numbers with dash", { body: Buffer.from(numbers.join("-")) }],
    ["QR text", { body: Buffer.from(qrText) }],
  ])("finds it as %s", (name, part) => {
    expect(findSecret(forms, [request(part)]).join("\n")).toContain(`${name} in the`);
  });

  test("finds nothing in an innocent request", () => {
    const other = createRecoveryKey();
    expect(findSecret(forms, [request({ body: Buffer.from(writeRecoveryKey(other).words.join(" ")) })])).toEqual([]);
  });
});

test("the recorder passes requests on and keeps them whole", async () => {
  const recorder = await startTrafficRecorder();
  const { createServer, request } = await import("node:http");
  const server = createServer((_, answer) => answer.end("answered")).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as { port: number };
  const { hostname, port: proxyPort } = new URL(recorder.proxy.server);
  const path = `http://127.0.0.1:${port}/a?b=c`;
  const text = await new Promise<string>((resolve, reject) => {
    const call = request({ hostname, port: proxyPort, path, method: "POST", headers: { "X-Mark": "1" } }, (answer) => {
      answer.setEncoding("utf8").on("data", resolve);
    });
    call.on("error", reject).end("body");
  });
  expect(text).toBe("answered");
  expect(recorder.requests).toMatchObject([{ method: "POST", url: path, body: Buffer.from("body") }]);
  expect(recorder.requests[0]?.headers).toContain("X-Mark\n1");
  await recorder.close();
  server.closeAllConnections();
  server.close();
});

test("the watch reports what a journey did not announce", () => {
  const watch = new WatchLog();
  watch.add("the server responded with a status of 401");
  watch.add("policy violation: script-src");
  watch.allow(/status of 401/);
  expect(watch.problems()).toEqual(["policy violation: script-src"]);
});

describe("the pages of the router", () => {
  const router = `
    const signedIn = createRoute({ getParentRoute: () => root, id: "signed-in", component: Frame });
    const holder = createRoute({ getParentRoute: () => signedIn, path: "/dashboard/will-holder" });
    const home = createRoute({ getParentRoute: () => holder, path: "/", component: Home });
    const asset = page(holder, "/assets/$id");
    holder.addChildren([asset.addChildren([page(asset, "/edit")])]);
    const help = createRoute({ getParentRoute: () => root, path: "/help", component: Help });
    const short = createRoute({ getParentRoute: () => signedIn, path: "/assets", beforeLoad: go });`;

  test("are found with their whole address and who may see them; redirects and frames are no pages", () => {
    expect(routerPages([{ path: "apps/web/src/app/routes/x-routes.ts", text: router }])).toEqual([
      { pattern: "/dashboard/will-holder", who: "holder" },
      { pattern: "/dashboard/will-holder/assets/$id", who: "holder" },
      { pattern: "/dashboard/will-holder/assets/$id/edit", who: "holder" },
      { pattern: "/help", who: "anyone" },
    ]);
  });

  test("a parameter nobody knows how to fill is an error, not a page left out", () => {
    expect(() => addressesOf("/wills/$willId/x", "1")).toThrow("cannot fill");
  });
});

test("the sections of the gallery are read from its source", () => {
  expect(gallerySections("const sections = { colours: lazy(a), buttons: lazy(b) };")).toEqual(["colours", "buttons"]);
  expect(() => gallerySections("const parts = {};")).toThrow("no sections");
});
