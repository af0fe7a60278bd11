import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "@heirlock/db/embedded";
import { migrate } from "@heirlock/db/migrate";

export const secret = "a secret of the load test that is long enough to pass";

/** A database with every safety on (fsync, synchronous commit), as in production, and gone afterwards. */
export async function startDatabase() {
  const home = mkdtempSync(join(tmpdir(), "heirlock-bench-"));
  // PostgreSQL runs as a user of its own when we are root, and has to find its folder.
  chmodSync(home, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: join(home, "postgres") });
  await migrate({ databaseUrl: postgres.url, secret });
  return {
    url: postgres.url,
    home,
    async stop() {
      await postgres.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** What the API and the worker are told, as in production but on loopback. */
export function serverSettings(
  { url, home }: { url: string; home: string },
  smtpUrl = "smtp://127.0.0.1:9",
): Record<string, string> {
  return {
    HEIRLOCK_MODE: "production",
    HEIRLOCK_SECRET: secret,
    PUBLIC_URL: "https://bench.heirlock.test",
    DATABASE_URL: url,
    STORAGE_DIR: join(home, "files"),
    SMTP_URL: smtpUrl,
    TRUSTED_PROXIES: "none",
    NODE_ENV: "production",
  };
}
