import { randomBytes } from "node:crypto";
import pg from "pg";
import { startEmbeddedPostgres } from "../embedded.ts";
import { migrate } from "../migrate.ts";

export const TEST_SECRET = "a secret of tests that is long enough to be one";

export interface TestServer {
  adminUrl: string;
  /** A migrated database to copy; nobody may stay connected to it. */
  template: string;
  stop(): Promise<void>;
}

/** The embedded server, or with TEST_DATABASE_URL (a superuser's) another version of PostgreSQL. */
export async function startTestServer(): Promise<TestServer> {
  const { TEST_DATABASE_URL: elsewhere } = process.env;
  const server = elsewhere ? await borrowServer(elsewhere) : await ownServer();
  try {
    const url = new URL(server.adminUrl);
    url.pathname = `/${server.template}`;
    await migrate({ databaseUrl: url.href, secret: TEST_SECRET });
    return server;
  } catch (failure) {
    await server.stop();
    throw failure;
  }
}

async function ownServer(): Promise<TestServer> {
  const template = "heirlock_template";
  const server = await startEmbeddedPostgres({ database: template });
  return { adminUrl: server.urlOf("postgres"), template, stop: server.stop };
}

async function borrowServer(adminUrl: string): Promise<TestServer> {
  const template = `template_${randomBytes(6).toString("hex")}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${template} template template0 encoding 'UTF8'`);
  return {
    adminUrl,
    template,
    async stop() {
      await admin.query(`drop database ${template} with (force)`);
      await admin.end();
    },
  };
}
