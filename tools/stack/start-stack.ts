import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startEmbeddedPostgres } from "@heirlock/db/embedded";
import { migrate } from "@heirlock/db/migrate";
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
  /** A folder that takes the logs of API and worker, api.log and worker.log; without it they are not kept. */
  logDir?: string;
  /** Settings of an object store; without them files lie in a folder beside the database. */
  s3?: Record<"S3_ENDPOINT" | "S3_BUCKET" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY", string>;
}

export interface Stack {
  apiUrl: string;
  databaseUrl: string;
  mailDir: string;
  children: ChildProcesses;
  pids: { api: number; worker: number };
  stop(): Promise<void>;
}

/** Real PostgreSQL, mail catcher, API and worker on this machine, with nothing installed beforehand. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { mode, dataDir, port, publicUrl, webDist, logDir, s3 } = options;
  mkdirSync(dataDir, { recursive: true });
  const secret = secretOf(dataDir);
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, "postgres") });
  await migrate({ databaseUrl: postgres.url, secret });

  const mailDir = join(dataDir, "mails");
  const mailPort = await freePort();
  const env = {
    HEIRLOCK_MODE: mode,
    HEIRLOCK_SECRET: secret,
    PUBLIC_URL: publicUrl,
    HOST: "localhost",
    PORT: String(port),
    DATABASE_URL: postgres.url,
    DATABASE_EMBEDDED: "true",
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_CATCHER_DIR: mailDir,
    MAIL_CATCHER_PORT: String(mailPort),
    STORAGE_DIR: join(dataDir, "files"),
    ...s3,
    ...(webDist ? { WEB_DIST: webDist } : {}),
  };
  const children = new ChildProcesses();
  children.start("mail catcher", server("mail-catcher.ts"), [], env);
  const run = async (name: string, file: string) => {
    const log = logDir && join(logDir, file.replace(/ts$/, "log"));
    const own = { ...env, METRICS_PORT: String(await freePort()) };
    return children.start(name, server(file), [], own, log).pid!;
  };
  const pids = { api: await run("API", "api.ts"), worker: await run("worker", "worker.ts") };
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
  } catch (error) {
    await stop();
    throw error;
  }
  return { apiUrl, databaseUrl: postgres.url, mailDir, children, pids, stop };
}
