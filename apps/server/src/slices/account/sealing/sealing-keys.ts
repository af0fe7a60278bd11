import type { Pool } from "pg";
import { ConfigError } from "../../../kernel/config.ts";
import { type KeyRing, keyIdOf, secretsOf } from "../../../kernel/key-ring.ts";
import type { Log } from "../../../kernel/log.ts";
import { query } from "../../../kernel/query.ts";
import * as queries from "./sealing.queries.ts";

/** How many of the secrets under which fields are sealed are which, seen from this process. */
export async function readSealingKeys(auth: Pool, ring: KeyRing): Promise<{ other: number; unknown: number }> {
  const known = new Set(secretsOf(ring).map(keyIdOf));
  const ids = (await query(auth, queries.readKeys)).map(({ id }) => id).filter((id) => id !== keyIdOf(ring.active));
  const unknown = ids.filter((id) => !known.has(id)).length;
  return { other: ids.length - unknown, unknown };
}

/**
 * Says that fields are sealed under this process's secret from now on. Throws ConfigError where some are sealed under one
 * that the process lacks: it would turn away everybody whose second factor lies under it.
 */
export async function useSealingKeys({ auth, ring, log }: { auth: Pool; ring: KeyRing; log: Log }): Promise<void> {
  // An API starts without its database too, and says in /api/ready that it is missing.
  const keys = await readSealingKeys(auth, ring).catch((err: unknown) => {
    log.warn({ err }, "The database could not be asked under which secrets fields are sealed");
  });
  if (!keys) return;
  if (keys.unknown > 0)
    throw new ConfigError([
      "HEIRLOCK_OTHER_SECRETS lacks a secret under which fields are still sealed: name it there and run seal-anew.ts",
    ]);
  await query(auth, queries.addKey, [keyIdOf(ring.active)]);
}
