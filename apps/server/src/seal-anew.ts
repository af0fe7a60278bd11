import { columnTypes } from "@heirlock/db/column-types";
import { urlFor } from "@heirlock/db/roles";
import { Pool } from "pg";
import { ConfigError, parseSettings, settings } from "./kernel/config.ts";
import { exitOnConfigError } from "./kernel/start.ts";
import { sealAnew } from "./slices/account/sealing/seal-anew.ts";

/**
 * The command after a change of HEIRLOCK_SECRET: seals everything under the new one, so that the old one can go
 * (docs/operations.md). Exits with 1 while something is left.
 */
const needed = settings.pick({
  HEIRLOCK_SECRET: true,
  HEIRLOCK_OTHER_SECRETS: true,
  DATABASE_URL: true,
  DATABASE_AUTH_URL: true,
});
let pool: Pool | undefined;
try {
  const given = parseSettings(needed, process.env);
  const { HEIRLOCK_SECRET: active, HEIRLOCK_OTHER_SECRETS: others = [] } = given;
  const url = given.DATABASE_AUTH_URL ?? (given.DATABASE_URL && urlFor("heirlock_auth", given.DATABASE_URL, active));
  if (!url) throw new ConfigError(["DATABASE_AUTH_URL is missing"]);
  pool = new Pool({ connectionString: url, options: "-c timezone=UTC", max: 1, types: columnTypes });
  const { sealed, remaining, unknown } = await sealAnew({ auth: pool, ring: { active, others } });
  process.stdout.write(`sealed anew ${sealed}, under other secrets ${remaining}, under unknown secrets ${unknown}\n`);
  if (remaining > 0) process.stdout.write("Run it again before you remove a secret.\n");
  if (unknown > 0) process.stdout.write("Name in HEIRLOCK_OTHER_SECRETS the secret that was removed too early.\n");
  process.exitCode = remaining + unknown > 0 ? 1 : 0;
} catch (error) {
  exitOnConfigError(error);
  process.stderr.write(`Nothing more was sealed: ${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await pool?.end();
}
