import { routeTable } from "@heirlock/contract/routes";
import { createTestDatabase, type TestDatabase } from "@heirlock/db/testing/database";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll } from "vitest";
import { type AppOptions, buildApp, type RouteTable } from "./app.ts";
import { systemClock } from "./clock.ts";
import { type Config, readConfig } from "./config.ts";
import type { Jobs } from "./jobs.ts";
import { createLog } from "./log.ts";
import { createMetrics } from "./metrics.ts";
import { closePools, createPools, type Pools } from "./pools.ts";
import { sessionCookie } from "./session-cookie.ts";
import type { RegisterSlice, ServerSlice } from "./slice.ts";

/** Settings of a process on a test database. */
export function testConfig(db: TestDatabase, more: Record<string, string> = {}): Config {
  return readConfig({
    HEIRLOCK_MODE: "test",
    HEIRLOCK_SECRET: db.secret,
    PUBLIC_URL: "https://heirlock.test",
    PORT: "0",
    DATABASE_URL: db.ownerUrl,
    LOG_LEVEL: "silent",
    ...more,
  });
}

export interface TestApp {
  app: FastifyInstance;
  config: Config;
  pools: Pools;
  close(): Promise<void>;
}

/** For slices that enqueue nothing. */
export const noJobs: Jobs = {
  enqueue: () => Promise.reject(new Error("This app was started without jobs")),
  stop: async () => {},
};

/** The contract's routes of these slices. */
export function tableOf(slices: readonly ServerSlice[]): RouteTable {
  const table: RouteTable = routeTable;
  return Object.fromEntries(slices.flatMap(({ name }) => (table[name] ? [[name, table[name]]] : [])));
}

/** A slice that only mounts these routes. */
export const mounting = (register: RegisterSlice): ServerSlice => ({
  name: "made-up",
  routes: async () => ({ register }),
});

/** A whole API process on a test database, without its port. Start two to see them work together. */
export async function startTestApp(
  db: TestDatabase,
  options: Pick<AppOptions, "slices"> & Partial<AppOptions>,
): Promise<TestApp> {
  const config = options.config ?? testConfig(db);
  const pools = options.pools ?? createPools(config);
  const app = await buildApp({
    clock: systemClock,
    jobs: noJobs,
    log: createLog(config.logLevel),
    metrics: createMetrics(pools),
    table: tableOf(options.slices),
    ...options,
    config,
    pools,
  });
  await app.ready();
  return {
    app,
    config,
    pools,
    async close() {
      await app.close();
      await closePools(pools);
    },
  };
}

/** An API process on a database of its own, for all tests of a file. Both are there once its tests begin. */
export function testServer(options: Parameters<typeof startTestApp>[1]): { db: TestDatabase; server: TestApp } {
  const [db, server] = [{} as TestDatabase, {} as TestApp];
  beforeAll(async () => {
    Object.assign(db, await createTestDatabase());
    Object.assign(server, await startTestApp(db, options));
  });
  afterAll(async () => {
    await server.close();
    await db.drop();
  });
  return { db, server };
}

export function signedInAs(session: { token: string }): { cookie: string } {
  return { cookie: `${sessionCookie}=${session.token}` };
}
