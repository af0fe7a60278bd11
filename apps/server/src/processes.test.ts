import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createTestDatabase, type TestDatabase } from "@heirlock/db/testing/database";
import { given } from "@heirlock/db/testing/given";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { signedInAs } from "./kernel/testing.ts";

// Whole processes on a busy machine take their time to load.
vi.setConfig({ testTimeout: 120_000 });

let db: TestDatabase;
const running: ChildProcess[] = [];
beforeAll(async () => {
  db = await createTestDatabase();
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
});
afterAll(() => db.drop());

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}

function start(entry: "api.ts" | "worker.ts" | "keeper.ts", env: Record<string, string>) {
  const file = fileURLToPath(new URL(entry, import.meta.url));
  const child = spawn(process.execPath, [file], { env: { PATH: process.env.PATH, ...env }, stdio: "pipe" });
  running.push(child);
  let output = "";
  child.stdout!.on("data", (chunk) => (output += chunk));
  child.stderr!.on("data", (chunk) => (output += chunk));
  const exit = once(child, "exit").then(([code]) => code as number | null);
  return { child, exit, output: () => output };
}

function settings(more: Record<string, string>): Record<string, string> {
  return {
    HEIRLOCK_MODE: "test",
    HEIRLOCK_SECRET: db.secret,
    PUBLIC_URL: "https://heirlock.test",
    DATABASE_URL: db.ownerUrl,
    ...more,
  };
}

async function untilAnswers(url: string): Promise<void> {
  for (let tried = 0; tried < 1000; tried++) {
    try {
      if ((await fetch(url)).ok) return;
    } catch {}
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} never answered`);
}

describe.each(["api.ts", "worker.ts"] as const)("%s", (entry) => {
  test("[OPS-003] a bad setting ends the start with one line, before a port opens", async () => {
    const port = await freePort();
    const bad = "mysql://owner:hunter2@db.example/x";
    const { exit, output } = start(entry, settings({ PORT: String(port), DATABASE_URL: bad }));
    expect(await exit).toBe(1);
    expect(output()).toBe("DATABASE_URL is not a URL that starts with postgres:// or postgresql://\n");
    await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow();
  });
});

test("[OPS-003] a folder without a web build ends the start in the same way", async () => {
  const port = await freePort();
  const { exit, output } = start("api.ts", settings({ PORT: String(port), WEB_DIST: "/nowhere" }));
  expect(await exit).toBe(1);
  expect(output()).toBe("WEB_DIST holds no index.html\n");
});

test("[OPS-005] on SIGTERM the API finishes what runs, keeps what it acknowledged and exits 0", async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { child, exit, output } = start("api.ts", settings({ PORT: String(port) }));
  await untilAnswers(`${url}/api/ready`);
  expect(listeningSockets(child.pid!)).toHaveLength(1);
  const holder = await given(db).holder({ plan: "family" });
  const headers = { ...signedInAs(await given(db).session(holder)), "content-type": "application/json" };
  const stream = await fetch(`${url}/api/events`, { headers });

  // Somebody holds the estate's lock: the request is in flight when the signal comes.
  const blocker = await db.owner.connect();
  await blocker.query("begin");
  await blocker.query("select * from app.estates where holder_id = $1 for update", [holder.id]);
  const body = JSON.stringify({ title: "In flight", asset_type: "physical", asset_subtype: "vehicle" });
  const inFlight = fetch(`${url}/api/assets`, { method: "POST", headers, body });
  await untilBlocked();
  const since = Date.now();
  child.kill("SIGTERM");
  await stream.text();
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect(fetch(`${url}/api/health`)).rejects.toThrow();
  await blocker.query("commit");
  blocker.release();

  const answer = await inFlight;
  expect(answer.status).toBe(200);
  expect(await exit, output()).toBe(0);
  expect(Date.now() - since).toBeLessThan(30_000);
  const { rows } = await db.owner.query("select title from app.assets where holder_id = $1", [holder.id]);
  expect(rows).toEqual([{ title: "In flight" }]);
});

describe("[SEC-044] credentials of the own roles are enough", () => {
  // A process with another secret starts only where nothing is sealed under the one before (OPS-028).
  const forgetSecrets = () => db.owner.query("delete from auth.sealing_keys");
  beforeEach(forgetSecrets);
  afterAll(forgetSecrets);

  const own = (...roles: ("app" | "auth" | "worker")[]) => {
    const { DATABASE_URL: _owner, ...rest } = settings({});
    const urls = roles.map((role) => [`DATABASE_${role.toUpperCase()}_URL`, db.urlOf(`heirlock_${role}`)]);
    return {
      ...rest,
      HEIRLOCK_SECRET: "a secret from which no password of a role is derived",
      ...Object.fromEntries(urls),
    };
  };

  test("for the API, which reads, writes and enqueues, and whose environment shows no other role's", async () => {
    const port = await freePort();
    const { child, exit, output } = start("api.ts", { ...own("app", "auth"), PORT: String(port) });
    const url = `http://127.0.0.1:${port}`;
    await untilAnswers(`${url}/api/ready`);
    const holder = await given(db).holder({ plan: "family" });
    const headers = { ...signedInAs(await given(db).session(holder)), "content-type": "application/json" };
    const body = JSON.stringify({ title: "By own role", asset_type: "physical", asset_subtype: "vehicle" });
    expect((await fetch(`${url}/api/assets`, { method: "POST", headers, body })).status).toBe(200);
    // An export is told by letters: a job, sent as the app.
    expect(
      (await fetch(`${url}/api/user/export`, { method: "POST", headers: { cookie: headers.cookie } })).status,
    ).toBe(200);
    const environment = readFileSync(`/proc/${child.pid}/environ`, "utf8");
    for (const role of ["heirlock_worker", "heirlock_keeper"] as const)
      expect(environment.includes(new URL(db.urlOf(role)).password), role).toBe(false);
    expect(environment).not.toContain(new URL(db.ownerUrl).password);
    child.kill("SIGTERM");
    expect(await exit, output()).toBe(0);
  });

  test("for the worker, which does the work of app and auth as itself", async () => {
    await db.owner.query("delete from pgboss.schedule");
    const { child, exit, output } = start("worker.ts", { ...own("worker"), PORT: "1" });
    await untilWorking();
    const environment = readFileSync(`/proc/${child.pid}/environ`, "utf8");
    for (const role of ["heirlock_app", "heirlock_auth", "heirlock_keeper"] as const)
      expect(environment.includes(new URL(db.urlOf(role)).password), role).toBe(false);
    child.kill("SIGTERM");
    expect(await exit, output()).toBe(0);
  });

  test("and the owner's beside them is refused", async () => {
    const { exit, output } = start("api.ts", { ...own("app", "auth"), DATABASE_URL: db.ownerUrl, PORT: "1" });
    expect(await exit).toBe(1);
    expect(output()).toBe("DATABASE_URL stands beside the address of a role\n");
  });
});

async function untilBlocked(): Promise<void> {
  for (let tried = 0; tried < 100; tried++) {
    const { rows } = await db.owner.query(
      "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("The request never waited for the lock");
}

test("[OPS-001] the API lives without a database and says so", async () => {
  const port = await freePort();
  const { child, exit } = start(
    "api.ts",
    settings({ PORT: String(port), DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none" }),
  );
  await untilAnswers(`http://127.0.0.1:${port}/api/health`);
  const ready = await fetch(`http://127.0.0.1:${port}/api/ready`);
  expect({ status: ready.status, body: await ready.json() }).toMatchObject({
    status: 503,
    body: { missing: "database" },
  });
  child.kill("SIGTERM");
  expect(await exit).toBe(0);
});

test("[OPS-005] the worker exits 0 on SIGTERM, also while it waits for its database", async () => {
  const metricsPort = await freePort();
  const waiting = start("worker.ts", settings({ PORT: "1", DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none" }));
  const working = start("worker.ts", settings({ PORT: "1", METRICS_PORT: String(metricsPort) }));
  await untilAnswers(`http://127.0.0.1:${metricsPort}/metrics`);
  await untilWorking();
  for (const { child } of [waiting, working]) child.kill("SIGTERM");
  expect([await waiting.exit, await working.exit]).toEqual([0, 0]);
});

describe("[OPS-027] the keeper", () => {
  let home: string;
  beforeAll(() => {
    home = mkdtempSync(join(tmpdir(), "heirlock-keeper-"));
  });
  afterAll(() => rmSync(home, { recursive: true }));
  /** All that it is told: its own role's address, its folder, the store. */
  const keeperSettings = (more: Record<string, string> = {}) => ({
    HEIRLOCK_MODE: "test",
    DATABASE_KEEPER_URL: db.urlOf("heirlock_keeper"),
    KEEPER_DIR: join(home, "keeper"),
    STORAGE_DIR: join(home, "files"),
    ...more,
  });
  const run = async (...args: string[]) => {
    const file = fileURLToPath(new URL("keeper.ts", import.meta.url));
    const env = { PATH: process.env.PATH, ...keeperSettings() };
    return (await promisify(execFile)(process.execPath, [file, ...args], { env })).stdout;
  };
  const health = async () => (await db.owner.query("select state, checkpoint from audit.keeper_health")).rows[0];

  test("[OPS-003] ends with one line on a bad setting, and without a key", async () => {
    const bad = start("keeper.ts", keeperSettings({ DATABASE_KEEPER_URL: "mysql://hunter2@db.example/x" }));
    expect(await bad.exit).toBe(1);
    expect(bad.output()).toBe("DATABASE_KEEPER_URL is not a URL that starts with postgres:// or postgresql://\n");
    const keyless = start("keeper.ts", keeperSettings());
    expect(await keyless.exit).toBe(1);
    expect(keyless.output()).toBe("KEEPER_DIR holds no key: run `keeper.ts new-key` once\n");
  });

  test("signs by itself, listens nowhere and exits 0 on SIGTERM; [OPS-033] stops after a restore until it is accepted", async () => {
    await run("new-key", "--unless-there");
    await run("new-key", "--unless-there");
    await given(db).holder();
    const first = start("keeper.ts", keeperSettings({ KEEPER_CHECKPOINT_SECONDS: "1" }));
    await vi.waitFor(async () => expect(Number((await health())?.checkpoint)).toBeGreaterThan(1), { timeout: 60_000 });
    expect(listeningSockets(first.child.pid!)).toEqual([]);
    first.child.kill("SIGTERM");
    expect(await first.exit, first.output()).toBe(0);

    await db.owner.query("delete from audit.checkpoints where number > 1");
    const second = start("keeper.ts", keeperSettings({ KEEPER_CHECKPOINT_SECONDS: "1" }));
    await vi.waitFor(async () => expect((await health()).state).toBe("database_older"), { timeout: 60_000 });
    const { rows: waiting } = await db.owner.query("select number from audit.checkpoints");
    expect(waiting).toEqual([{ number: "1" }]);
    expect(await run("accept-restore")).toMatch(
      /^accepted: the database went back from checkpoint \d+ to 1; 0 holders are told\n$/,
    );
    await vi.waitFor(async () => expect((await health()).state).toBe("working"), { timeout: 60_000 });
    second.child.kill("SIGTERM");
    expect(await second.exit, second.output()).toBe(0);
  });
});

/** The TCP sockets of a process that wait for connections. */
function listeningSockets(pid: number): string[] {
  const own = readdirSync(`/proc/${pid}/fd`).map((fd) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${fd}`);
    } catch {
      return "";
    }
  });
  return ["tcp", "tcp6"].flatMap((kind) =>
    readFileSync(`/proc/${pid}/net/${kind}`, "utf8")
      .split("\n")
      .map((line) => line.trim().split(/\s+/))
      // 0A is LISTEN; the tenth column is the socket's inode.
      .filter((columns) => columns[3] === "0A" && own.includes(`socket:[${columns[9]}]`))
      .map((columns) => columns[1]!),
  );
}

/** The worker has put its recurring jobs on the calendar. */
async function untilWorking(): Promise<void> {
  for (let tried = 0; tried < 1000; tried++) {
    const { rows } = await db.owner.query("select name from pgboss.schedule where name = 'inbox.forget-events'");
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("The worker never started to work");
}

test("[SEC-033] traces leave only where a collector is set, and tell patterns instead of addresses", async () => {
  const spans: Buffer[] = [];
  const collector = createHttpServer((request, response) => {
    request.on("data", (chunk: Buffer) => spans.push(chunk)).on("end", () => response.end("{}"));
  }).listen(0, "127.0.0.1");
  await once(collector, "listening");
  const { port: collectorPort } = collector.address() as { port: number };
  const port = await freePort();
  const { child, exit } = start(
    "api.ts",
    settings({ PORT: String(port), OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collectorPort}` }),
  );
  await untilAnswers(`http://127.0.0.1:${port}/api/ready`);
  const holder = await given(db).holder({ firstName: "MarkerFirst" });
  const asset = await given(db).asset(holder, { title: "MarkerTitle" });
  const session = await given(db).session(holder);
  const url = `http://127.0.0.1:${port}/api/assets/${asset.id}?x=MarkerQuery`;
  expect((await fetch(url, { headers: signedInAs(session) })).status).toBe(200);
  child.kill("SIGTERM");
  expect(await exit).toBe(0);
  collector.close();

  const text = Buffer.concat(spans).toString("latin1");
  expect(text).toContain("/api/assets/:id");
  const secrets = [asset.id, "MarkerQuery", "MarkerTitle", "MarkerFirst", session.token, session.hash, holder.email];
  for (const secret of secrets) expect(text.includes(secret), secret).toBe(false);
});
