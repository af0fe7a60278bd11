import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { systemRoutes } from "@heirlock/contract/system";
import { createTestDatabase, type TestDatabase } from "@heirlock/db/testing/database";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { systemSlice } from "../../slices/system/slice.ts";
import { startTestApp, type TestApp, testConfig } from "../testing.ts";
import { readBuild } from "./built-files.ts";
import { chooseLanguage } from "./choose-language.ts";
import { webSlice } from "./serve-web.ts";

let db: TestDatabase;
let server: TestApp;
const dist = mkdtempSync(join(tmpdir(), "heirlock-dist-"));

function build(path: string, content: string): void {
  const file = join(dist, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

beforeAll(async () => {
  const script = "console.log('app');".repeat(50);
  build("index.html", "<!doctype html><title>shell</title>");
  build("robots.txt", "User-agent: *");
  build("assets/index-Ab12Cd34.js", script);
  writeFileSync(join(dist, "assets/index-Ab12Cd34.js.br"), brotliCompressSync(script));
  writeFileSync(join(dist, "assets/index-Ab12Cd34.js.gz"), gzipSync(script));
  build("assets/index-Ab12Cd34.js.map", "{}");
  build("assets/keys-worker-Ef56Gh78.js", "worker");
  build("assets/inter-Zz99Yy88.woff2", "font");
  build("sw.js", "sw");
  for (const language of ["en", "ar", "es", "fr"]) {
    build(`prerendered/${language}/index.html`, `landing in ${language}`);
    build(`prerendered/${language}/pricing/index.html`, `pricing in ${language}`);
  }
  db = await createTestDatabase();
  server = await startTestApp(db, {
    config: { ...testConfig(db), mode: "production" },
    slices: [systemSlice, webSlice(dist)],
    table: { system: systemRoutes },
  });
});
afterAll(async () => {
  await server.close();
  await db.drop();
  rmSync(dist, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

test("[KEY-003] of everything that is served, the crypto worker alone may compile", async () => {
  const allowing: string[] = [];
  const paths = [...readBuild(dist).keys()].filter((path) => !path.startsWith("/prerendered"));
  for (const path of [...paths, "/", "/pricing", "/auth/login", "/nowhere", "/api/health", "/api/docs"]) {
    const policy = String((await get(path)).headers["content-security-policy"]);
    expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'/);
    if (policy.includes("wasm-unsafe-eval")) allowing.push(path);
  }
  expect(allowing).toEqual(["/assets/keys-worker-Ef56Gh78.js"]);
});

test("[SEC-001] [SEC-002] a page carries the strict policy with one Trusted Types policy", async () => {
  const policy = String((await get("/")).headers["content-security-policy"]).split("; ");
  expect(policy).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types heirlock",
  ]);
});

test("[SEC-001] with an object store of another origin pages may talk to it, and to nothing else", async () => {
  const config = testConfig(db, {
    S3_ENDPOINT: "https://s3.example",
    S3_BUCKET: "heirlock-vault",
    S3_ACCESS_KEY_ID: "id",
    S3_SECRET_ACCESS_KEY: "key",
  });
  const table = { system: systemRoutes };
  const withStore = await startTestApp(db, { config, slices: [systemSlice, webSlice(dist)], table });
  const { headers } = await withStore.app.inject({ method: "GET", url: "/" });
  expect(String(headers["content-security-policy"])).toContain("; connect-src 'self' https://s3.example; ");
  await withStore.close();
});

describe("files", () => {
  test("a name with a hash is kept for ever, another is asked for again", async () => {
    expect((await get("/assets/index-Ab12Cd34.js")).headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "text/javascript; charset=utf-8",
      "x-content-type-options": "nosniff",
    });
    for (const path of ["/sw.js", "/robots.txt", "/"])
      expect((await get(path)).headers["cache-control"]).toBe("no-cache");
  });

  test("the smallest form that the browser takes is sent", async () => {
    const path = "/assets/index-Ab12Cd34.js";
    const forms = { "gzip, deflate, br": "br", gzip: "gzip", "br;q=0, gzip": "gzip", identity: undefined };
    for (const [accept, encoding] of Object.entries(forms)) {
      const answer = await get(path, { "accept-encoding": accept });
      expect(answer.headers["content-encoding"]).toBe(encoding);
      expect(answer.headers.vary).toContain("accept-encoding");
    }
    expect((await get(path)).body).toContain("console.log");
  });

  test("what the browser has already is not sent again", async () => {
    const { etag } = (await get("/robots.txt")).headers;
    const again = await get("/robots.txt", { "if-none-match": String(etag) });
    expect({ status: again.statusCode, body: again.body }).toEqual({ status: 304, body: "" });
  });

  test("HEAD tells the length and sends nothing", async () => {
    const answer = await server.app.inject({ method: "HEAD", url: "/robots.txt" });
    expect({ status: answer.statusCode, length: answer.headers["content-length"], body: answer.body }).toEqual({
      status: 200,
      length: String((await get("/robots.txt")).body.length),
      body: "",
    });
  });

  test.each([
    "/assets/gone-Ab12Cd34.js",
    "/assets/index-Ab12Cd34.js.map",
    "/../package.json",
    "/%2e%2e/etc/passwd",
    "/prerendered/en/index.html",
  ])("%s is not found", async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  });
});

describe("pages", () => {
  test("public pages come prerendered in the language of the cookie, then of the browser", async () => {
    const arabic = await get("/pricing", { "accept-language": "ar-LB,ar;q=0.9,en;q=0.8" });
    expect(arabic.body).toBe("pricing in ar");
    expect(String(arabic.headers.vary)).toMatch(/accept-language, cookie/);
    expect((await get("/", { cookie: "a=b; hl_lang=fr", "accept-language": "ar" })).body).toBe("landing in fr");
    expect((await get("/pricing/", { "accept-language": "de, es;q=0.5" })).body).toBe("pricing in es");
    expect((await get("/")).body).toBe("landing in en");
  });

  test.each(["/auth/login", "/dashboard/will-holder/assets", "/settings/security", "/assets", "/invitations/answer"])(
    "%s is the app's shell",
    async (path) => {
      const answer = await get(path);
      expect({ status: answer.statusCode, shell: answer.body.includes("shell") }).toEqual({ status: 200, shell: true });
    },
  );

  test.each(["/nowhere", "/help/no-such-article", "/gallery", "/demo/mail"])(
    "[OPS-025] %s is the shell with status 404 in production",
    async (path) => {
      const answer = await get(path);
      expect({ status: answer.statusCode, shell: answer.body.includes("shell") }).toEqual({ status: 404, shell: true });
    },
  );

  test("an unknown address of the API is JSON, not a page", async () => {
    const answer = await get("/api/nowhere");
    expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status: 404, code: "NOT_FOUND" });
    expect(answer.headers["cache-control"]).toBe("no-store");
  });
});

test("a folder without a build is named as a bad setting", () => {
  expect(() => readBuild(join(dist, "assets"))).toThrow("WEB_DIST holds no index.html");
});

test("a language that we do not speak is English", () => {
  expect(chooseLanguage(undefined, "de-DE,de")).toBe("en");
  expect(chooseLanguage("hl_lang=de", "fr;q=0, ar;q=0.1")).toBe("ar");
});

test("a build that no release key signed does not start in production, and does elsewhere", async () => {
  const others = mkdtempSync(join(tmpdir(), "heirlock-dist-"));
  writeFileSync(join(others, "index.html"), "<!doctype html><title>shell</title>");
  const start = (mode: "production" | "demo") =>
    startTestApp(db, {
      config: { ...testConfig(db), mode },
      slices: [systemSlice, webSlice(others)],
      table: { system: systemRoutes },
    });
  writeFileSync(join(others, "build.json"), JSON.stringify({ list: "{}", signature: "", throwaway: true }));
  await expect(start("production")).rejects.toThrow("WEB_DIST was built without RELEASE_KEY_FILE");
  await (await start("demo")).close();
  writeFileSync(join(others, "build.json"), JSON.stringify({ list: "{}", signature: "", throwaway: false }));
  await (await start("production")).close();
  rmSync(others, { recursive: true });
});
