import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { postgresBinaries } from "./embedded/binaries.ts";
import { claim, clearLeftovers, release, stopServer, sweepTemporary, TEMPORARY_PREFIX } from "./embedded/leftovers.ts";
import { type DatabaseUser, databaseUser, letThroughTemporary } from "./embedded/system-user.ts";

export interface EmbeddedPostgres {
  /** Connects as the superuser to the database that was asked for. */
  url: string;
  urlOf(database: string): string;
  /** Stops the server; a temporary one leaves nothing behind. */
  stop(): Promise<void>;
}

interface Options {
  /** Where the data stays. Without it the server is temporary, and trades safety on power loss for speed. */
  dataDir?: string;
  /** Created when it does not exist. */
  database?: string;
  port?: number;
}

const PASSWORD_FILE = "superuser-password";

/** Starts a real PostgreSQL that only this machine can reach. Throws when the data directory is in use. */
export async function startEmbeddedPostgres(options: Options = {}): Promise<EmbeddedPostgres> {
  const temporary = options.dataDir ? undefined : await temporaryHome();
  const dataDir = options.dataDir ?? join(temporary!, "data");
  mkdirSync(dirname(dataDir), { recursive: true });
  letThroughTemporary(dataDir);
  const user = databaseUser([dataDir, (await postgresBinaries()).postgres]);
  if (!existsSync(dataDir)) await initialise(dataDir, user);
  await clearLeftovers(dataDir);
  claim(dataDir);

  const password = readFileSync(join(dataDir, PASSWORD_FILE), "utf8");
  const { port, pid } = await launch(dataDir, password, options.port, temporary !== undefined, user);
  const urlOf = (database: string) => `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`;
  const killOnExit = () => process.kill(pid, "SIGINT");
  process.once("exit", killOnExit);

  const database = options.database ?? "heirlock";
  await ensureDatabase(urlOf("postgres"), database);
  return {
    url: urlOf(database),
    urlOf,
    async stop() {
      process.off("exit", killOnExit);
      await stopServer(pid);
      release(dataDir);
      if (temporary) rmSync(temporary, { recursive: true, force: true });
    },
  };
}

async function temporaryHome(): Promise<string> {
  await sweepTemporary();
  return mkdtempSync(join(tmpdir(), TEMPORARY_PREFIX));
}

// Made beside its place and moved there when complete, so that a kill in between leaves no half cluster.
async function initialise(dataDir: string, user: DatabaseUser): Promise<void> {
  const { initdb } = await postgresBinaries();
  const making = `${dataDir}.making`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { mode: 0o700 });
  user.own(making);
  const password = randomBytes(24).toString("hex");
  const passwordFile = `${making}-password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  user.own(passwordFile);
  const flags = ["--username=postgres", "--auth=scram-sha-256", `--pwfile=${passwordFile}`, "--no-sync"];
  // The built-in locale sorts the same on every machine, whatever its system offers.
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  try {
    const { file, args } = user.command(initdb, [`--pgdata=${making}`, ...flags, ...locale]);
    execFileSync(file, args, { ...user.options, stdio: "pipe" });
  } catch (failure) {
    const said = String((failure as { stderr?: Buffer }).stderr ?? failure).trim();
    throw new Error(`PostgreSQL could not make its data directory ${dataDir}: ${said}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  writeFileSync(join(making, PASSWORD_FILE), password, { mode: 0o600 });
  renameSync(making, dataDir);
}

async function launch(
  dataDir: string,
  password: string,
  wantedPort: number | undefined,
  temporary: boolean,
  user: DatabaseUser,
): Promise<{ port: number; pid: number }> {
  let said = "";
  // Another process may take the free port in between, and the last server's children may need a moment to leave.
  for (let attempt = 1; attempt <= 5; attempt++) {
    const port = wantedPort ?? (await freePort());
    const server = await spawnServer(dataDir, port, temporary, user);
    const url = `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
    const patience = Date.now() + 60_000;
    while (server.exitCode === null && server.signalCode === null) {
      if (Date.now() > patience) await stopServer(server.pid!);
      if (await answers(url)) return { port, pid: server.pid! };
      await sleep(20);
    }
    said = readFileSync(join(dataDir, "server.log"), "utf8").trim();
    await sleep(200 * attempt);
  }
  release(dataDir);
  throw new Error(`PostgreSQL did not start on ${dataDir}: ${said}`);
}

async function spawnServer(dataDir: string, port: number, temporary: boolean, user: DatabaseUser) {
  const { postgres } = await postgresBinaries();
  const settings = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=300",
    "lc_messages=C",
    "log_min_messages=fatal",
    ...(temporary ? ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "wal_level=minimal"] : []),
    ...(temporary ? ["max_wal_senders=0", "shared_buffers=64MB", "max_wal_size=2GB", "autovacuum_naptime=5min"] : []),
  ];
  const log = openSync(join(dataDir, "server.log"), "w");
  const { file, args } = user.command(postgres, [
    ...["-D", resolve(dataDir), "-p", String(port)],
    ...settings.flatMap((setting) => ["-c", setting]),
  ]);
  const server = spawn(file, args, {
    ...user.options,
    // Its own process group: Ctrl-C reaches us alone, and we stop the database last.
    detached: true,
    stdio: ["ignore", log, log],
  });
  server.unref();
  return server;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}
