import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startEmbeddedPostgres } from "@heirlock/db/embedded";
import { migrate } from "@heirlock/db/migrate";
import { LOGIN_ROLES, type LoginRole } from "@heirlock/db/roles";
import { ChildProcesses } from "./child-processes.ts";
import { freePort } from "./free-port.ts";
import { secretOf } from "./secret-of.ts";
import { untilReady } from "./until-ready.ts";

const server = (file: string) => fileURLToPath(new URL(`../../apps/server/src/${file}`, import.meta.url));

export interface StackOptions {
  mode: "development" | "demo";
  dataDir: string;
  port: number;
  /** Where people reach it; the port of the web server in development. */
  publicUrl: string;
  /** The built web app, or undefined when Vite serves it. */
  webDist?: string;
  /** A folder that takes the logs of the processes, api.log, worker.log and keeper.log; without it they are not kept. */
  logDir?: string;
  /** Settings of an object store; without them files lie in a folder beside the database. */
  s3?: Record<"S3_ENDPOINT" | "S3_BUCKET" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY", string>;
}

export interface Stack {
  apiUrl: string;
  databaseUrl: string;
  mailDir: string;
  children: ChildProcesses;
  pids: { api: number; worker: number; keeper: number };
  stop(): Promise<void>;
}

/** Real PostgreSQL, mail catcher, API, worker and keeper on this machine, with nothing installed beforehand. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { mode, dataDir, port, publicUrl, webDist, logDir, s3 } = options;
  mkdirSync(dataDir, { recursive: true });
  const secret = secretOf(dataDir);
  const keeperDir = join(dataDir, "keeper");
  const files = { STORAGE_DIR: join(dataDir, "files"), ...s3 };
  const keeperEnv = { HEIRLOCK_MODE: mode, KEEPER_DIR: keeperDir, ...files };
  const [postgres] = await Promise.all([
    startEmbeddedPostgres({ dataDir: join(dataDir, "postgres") }),
    makeKeeperKey(keeperEnv),
  ]);
  // Each process is told the addresses of its own roles alone, as in production.
  const passwords = Object.fromEntries(LOGIN_ROLES.map((role) => [role, secretOf(dataDir, `password of ${role}`)]));
  await migrate({ databaseUrl: postgres.url, secret, passwords });
  const urlOf = (role: LoginRole) =>
    Object.assign(new URL(postgres.url), { username: role, password: passwords[role] }).href;

  const mailDir = join(dataDir, "mails");
  const mailPort = await freePort();
  const env = {
    HEIRLOCK_MODE: mode,
    HEIRLOCK_SECRET: secret,
    PUBLIC_URL: publicUrl,
    HOST: "localhost",
    PORT: String(port),
    DATABASE_EMBEDDED: "true",
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_CATCHER_DIR: mailDir,
    MAIL_CATCHER_PORT: String(mailPort),
    ...files,
    KEEPER_KEYS_FILE: join(keeperDir, "public-keys.json"),
    ...(webDist ? { WEB_DIST: webDist } : {}),
  };
  const children = new ChildProcesses();
  children.start("mail catcher", server("mail-catcher.ts"), [], env);
  const run = (name: string, file: string, own: Record<string, string>) =>
    children.start(name, server(file), [], own, logDir && join(logDir, file.replace(/ts$/, "log"))).pid!;
  const withMetrics = async () => ({ ...env, METRICS_PORT: String(await freePort()) });
  const pids = {
    api: run("API", "api.ts", {
      ...(await withMetrics()),
      DATABASE_APP_URL: urlOf("heirlock_app"),
      DATABASE_AUTH_URL: urlOf("heirlock_auth"),
    }),
    worker: run("worker", "worker.ts", { ...(await withMetrics()), DATABASE_WORKER_URL: urlOf("heirlock_worker") }),
  };
  const stop = async () => {
    await children.stop();
    await postgres.stop();
  };
  const apiUrl = `http://localhost:${port}`;
  try {
    const failed = once(children, "failed").then(([name, code]) => {
      throw new Error(`The ${name} ended with code ${code}`);
    });
    await Promise.race([untilReady(`${apiUrl}/api/ready`, 30_000), failed]);
    // Nobody waits for it: it must not take the processor from those whom somebody waits for.
    const keeper = run("keeper", "keeper.ts", { ...keeperEnv, DATABASE_KEEPER_URL: urlOf("heirlock_keeper") });
    setPriority(keeper, constants.priority.PRIORITY_LOW);
    return { apiUrl, databaseUrl: postgres.url, mailDir, children, pids: { ...pids, keeper }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Its list of public keys is served by the API, and has to be there before. */
async function makeKeeperKey(env: Record<string, string>): Promise<void> {
  if (existsSync(join(env.KEEPER_DIR!, "public-keys.json"))) return;
  const making = spawn(process.execPath, [server("keeper.ts"), "new-key", "--unless-there"], {
    env: { ...process.env, ...env, DATABASE_KEEPER_URL: "postgresql://unused" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(making, "exit");
  if (code !== 0) throw new Error("The keeper made no key");
}
