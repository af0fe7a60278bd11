import { columnTypes } from "@heirlock/db/column-types";
import { type LoginRole, urlFor } from "@heirlock/db/roles";
import { Pool, type PoolClient, type PoolConfig } from "pg";
import { announcementsSettled } from "./announcer.ts";
import type { Config } from "./config.ts";
import { refuse } from "./errors.ts";

/** One pool per database role. No role can do another's work (architecture.md, Data). */
export interface Pools {
  app: Pool;
  auth: Pool;
  worker: Pool;
  /** The worker's way into estates: it logs in as the worker and acts as the app. */
  timers: Pool;
}

/** Requests that may wait for a connection before the next is told to come back (OPS-010). */
const waitingPerConnection = 200;

type Addresses = Pick<Config, "roleUrls" | "databaseUrl" | "databaseDirectUrl" | "secret">;
type ProcessRole = Exclude<LoginRole, "heirlock_keeper">;

/**
 * How this process logs in for the work of a role. The worker does the work of app and auth as itself, becoming that role;
 * an API has no address of the worker, and its pool of that name can do nothing that the app cannot.
 */
function loginFor(
  { roleUrls, databaseUrl, secret }: Addresses,
  role: ProcessRole,
): { url: string; actsAs?: LoginRole } {
  const own = roleUrls[role.replace("heirlock_", "") as keyof typeof roleUrls];
  if (own) return { url: own };
  if (databaseUrl) return { url: urlFor(role, databaseUrl, secret) };
  return roleUrls.worker ? { url: roleUrls.worker, actsAs: role } : { url: roleUrls.app! };
}

/** Where an API listens for events: as the app, past a transaction pooler if there is one. */
export function listenerUrl(config: Addresses): string {
  const { url } = loginFor(config, "heirlock_app");
  if (!config.databaseDirectUrl) return url;
  const direct = new URL(config.databaseDirectUrl);
  const { username, password } = new URL(url);
  Object.assign(direct, { username, password });
  return direct.href;
}

function createPool(config: Config, role: ProcessRole, max: number, becoming?: LoginRole): Pool {
  const { url, actsAs = becoming } = loginFor(config, role);
  const settings: PoolConfig & { pipeline: boolean } = {
    connectionString: url,
    application_name: role,
    options: `-c timezone=UTC${actsAs ? ` -c role=${actsAs}` : ""}`,
    max,
    // Queries started together travel together; see transaction.ts.
    pipeline: true,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    // A database that vanished without a word keeps no statement_timeout. pg drops the connection with it.
    query_timeout: 20_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
    types: columnTypes,
  };
  const pool = new Pool(settings);
  // An idle connection that breaks is replaced on next use; without a listener it would end the process.
  pool.on("error", () => {});
  // The pool listens to idle connections only. One that breaks under a transaction fails its next query, and must
  // not end the process either (OPS-001).
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

export function createPools(config: Config): Pools {
  return {
    app: createPool(config, "heirlock_app", config.poolSize),
    auth: createPool(config, "heirlock_auth", Math.max(2, Math.ceil(config.poolSize / 2))),
    worker: createPool(config, "heirlock_worker", Math.max(2, Math.ceil(config.poolSize / 2))),
    timers: createPool(config, "heirlock_worker", Math.max(2, Math.ceil(config.poolSize / 2)), "heirlock_app"),
  };
}

export async function closePools(pools: Pools): Promise<void> {
  await Promise.all(
    [pools.app, pools.auth, pools.worker, pools.timers].map(async (pool) => {
      await announcementsSettled(pool);
      await pool.end();
    }),
  );
}

/** Refuses with UNAVAILABLE when the line for a connection is already too long. */
export function guardQueue(pool: Pool): void {
  if (pool.waitingCount >= pool.options.max * waitingPerConnection) refuse("UNAVAILABLE", {}, 1);
}

/** A connection of the pool, or a refusal when it is overloaded. */
export async function connect(pool: Pool): Promise<PoolClient> {
  guardQueue(pool);
  return await pool.connect();
}
