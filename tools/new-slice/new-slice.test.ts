import { spawn, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { migrate } from "@heirlock/db/migrate";
import { createTestDatabase, type TestDatabase } from "@heirlock/db/testing/database";
import { given } from "@heirlock/db/testing/given";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { textKeyFile } from "../artefacts/text-keys.ts";
import { copyProject } from "../mutants/copy-project.ts";
import { listProjectFiles, readProjectFiles, root } from "../source/files.ts";
import { freePort } from "../stack/free-port.ts";
import { removeSlice, type WrittenSlice, writeSlice } from "./write-slice.ts";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const folders = [
  ...["contract", "crypto", "db", "domain", "keyring", "law"].map((name) => `packages/${name}/`),
  "apps/",
];
const wanted = (path: string) =>
  ["package.json", "tsconfig.json"].includes(path) ||
  (folders.some((folder) => path.startsWith(folder)) && !path.endsWith(".test.ts"));

let copy: ReturnType<typeof copyProject>;
let slice: WrittenSlice;
let before: Map<string, string>;
beforeAll(() => {
  copy = copyProject(root, listProjectFiles().filter(wanted));
  const lists = [
    "packages/contract/src/slices.ts",
    "apps/server/src/slices.ts",
    "apps/web/src/app/routes/signed-in-routes.ts",
  ];
  before = new Map(lists.map((path) => [path, read(path)]));
  slice = writeSlice(copy.root, "sample-notes");
});
afterAll(() => copy.remove());

const read = (path: string) => readFileSync(join(copy.root, path), "utf8");

test("a new slice costs at most six lines outside its own folders", () => {
  expect(slice.outside.length).toBeGreaterThan(0);
  expect(slice.outside.length).toBeLessThanOrEqual(6);
  for (const path of slice.files) expect(path).toContain("sample-notes");
});

test("what the template writes compiles under the project's rules", () => {
  const files = slice.files
    .filter((path) => path.endsWith(".ts") && !path.startsWith("apps/web/"))
    .map((path) => `./${path}`);
  const rules = {
    extends: "./tsconfig.json",
    include: ["apps/server/src/**/*.rows.ts"],
    files: [...files, "./apps/server/src/slices.ts"],
  };
  writeFileSync(join(copy.root, "tsconfig.slice.json"), JSON.stringify(rules));
  const tsc = join(copy.root, "node_modules/.bin/tsc");
  const { stdout } = spawnSync(tsc, ["--noEmit", "-p", "tsconfig.slice.json"], { cwd: copy.root, encoding: "utf8" });
  expect(stdout).toBe("");
});

test("the web compiles it, and knows its page, its place in the navigation and its texts", async () => {
  const web = join(copy.root, "apps/web");
  // As `pnpm generate` does, which is the step after writing a slice.
  const made = slice.files.map((path) => ({ path, text: read(path) }));
  writeFileSync(join(web, "src/text-keys.gen.d.ts"), textKeyFile([...readProjectFiles(), ...made]));
  // Its own files and what they import: the rest of the web is compiled by a step of its own, and takes minutes.
  const files = slice.files
    .filter((path) => /^apps\/web\/.*\.tsx?$/.test(path))
    .map((path) => path.slice("apps/web/".length));
  const rules = { extends: "./tsconfig.json", include: ["src/*.d.ts"], files };
  writeFileSync(join(web, "tsconfig.slice.json"), JSON.stringify(rules));
  const compiler = join(copy.root, "node_modules/.bin/tsc");
  const tsc = spawnSync(compiler, ["--noEmit", "-p", "tsconfig.slice.json"], { cwd: web, encoding: "utf8" });
  expect(files.length).toBeGreaterThan(2);
  expect(tsc.stdout).toBe("");
  const { stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "draw-page.ts"), web], {
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  const drawn = JSON.parse(stdout) as { navigation: string[]; title: string; html: string };
  expect(drawn.navigation).toContain("/dashboard/will-holder/sample-notes");
  expect(drawn.title).toBe("Notes");
  expect(drawn.html).toContain("No notes yet");
});

describe("a server with it", () => {
  let db: TestDatabase;
  let url: string;
  const running: ReturnType<typeof spawn>[] = [];
  let output = "";

  beforeAll(async () => {
    db = await createTestDatabase();
    const directory = join(copy.root, "packages/db/migrations");
    expect(await migrate({ databaseUrl: db.ownerUrl, secret: db.secret, directory })).toHaveLength(1);
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    for (const entry of ["api.ts", "worker.ts"]) {
      const env = {
        PATH: process.env.PATH!,
        HEIRLOCK_MODE: "test",
        HEIRLOCK_SECRET: db.secret,
        PUBLIC_URL: "https://heirlock.test",
        DATABASE_URL: db.ownerUrl,
        PORT: String(port),
      };
      const child = spawn(process.execPath, [join(copy.root, "apps/server/src", entry)], { env, stdio: "pipe" });
      for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
      running.push(child);
    }
    await vi.waitFor(async () => expect((await fetch(`${url}/api/ready`)).ok, output).toBe(true), { timeout: 90_000 });
  });
  afterAll(async () => {
    for (const child of running) child.kill("SIGKILL");
    await db.drop();
  });

  async function holder() {
    const person = await given(db).holder();
    const { token } = await given(db).session(person);
    const cookie = `__Host-hl_session=${token}`;
    const call = async (method: string, path: string, body?: object) => {
      const json = body && { body: JSON.stringify(body) };
      const headers = { cookie, ...(json && { "content-type": "application/json" }) };
      const answer = await fetch(`${url}${path}`, { method, headers, ...json });
      return { status: answer.status, body: (await answer.json()) as { data: never; code?: string } };
    };
    return { ...person, call };
  }

  test("answers its routes to the holder alone, refuses with its code and documents itself", async () => {
    const nadia = await holder();
    expect(await nadia.call("POST", "/api/sample-notes", { text: "Water the olives" })).toMatchObject({ status: 200 });
    const again = await nadia.call("POST", "/api/sample-notes", { text: "Water the olives" });
    expect(again).toMatchObject({ status: 409, body: { code: "SAMPLE_NOTES_REFUSED" } });
    expect((await nadia.call("GET", "/api/sample-notes")).body.data).toMatchObject([{ text: "Water the olives" }]);
    expect((await (await holder()).call("GET", "/api/sample-notes")).body.data).toEqual([]);
    const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as { paths: object };
    expect(Object.keys(document.paths)).toContain("/api/sample-notes");
  });

  test("writes its audit event, does its job and exports its rows", async () => {
    const { id, call } = await holder();
    await db.owner.query(
      `insert into app.sample_notes_notes (holder_id, text, created_at)
       select $1, 'old ' || n, now() - n * interval '1 hour' from generate_series(1, 25) n`,
      [id],
    );
    await call("POST", "/api/sample-notes", { text: "The newest" });
    const left = async () =>
      (await db.owner.query("select from app.sample_notes_notes where holder_id = $1", [id])).rowCount;
    await vi.waitFor(async () => expect(await left(), output).toBe(20), { timeout: 60_000 });
    const { rows } = await db.owner.query("select body from audit.entries where estate_id = $1", [id]);
    expect(rows.map(({ body }) => JSON.parse(body).type)).toContain("sample_notes.added");
    const started = await call("POST", "/api/user/export");
    const exported = await call("GET", `/api/user/export/${(started.body.data as { id: string }).id}`);
    const { sections } = exported.body.data as { sections: Record<string, { text: string }[]> };
    expect(sections.sampleNotes).toHaveLength(20);
    expect(sections.sampleNotes!.map(({ text }) => text)).toContain("The newest");
  });
});

test("is removed again without a trace", () => {
  removeSlice(copy.root, slice);
  for (const [path, text] of before) expect(read(path)).toBe(text);
  for (const path of slice.files) expect(() => read(path)).toThrow();
});
