import { startEmbeddedPostgres } from "../embedded.ts";
import { migrate } from "../migrate.ts";

export const TEST_SECRET = "a secret of tests that is long enough to be one";

export interface TestServer {
  adminUrl: string;
  /** A migrated database to copy; nobody may stay connected to it. */
  template: string;
  stop(): Promise<void>;
}

export async function startTestServer(): Promise<TestServer> {
  const template = "heirlock_template";
  const server = await startEmbeddedPostgres({ database: template });
  try {
    await migrate({ databaseUrl: server.url, secret: TEST_SECRET });
  } catch (failure) {
    await server.stop();
    throw failure;
  }
  return { adminUrl: server.urlOf("postgres"), template, stop: server.stop };
}
