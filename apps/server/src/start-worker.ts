import { setTimeout as sleep } from "node:timers/promises";
import { schemaState } from "@heirlock/db/migrate";
import type { FastifyInstance } from "fastify";
import { systemClock } from "./kernel/clock.ts";
import type { Config } from "./kernel/config.ts";
import { startWorking } from "./kernel/jobs.ts";
import type { Log } from "./kernel/log.ts";
import { createMetrics, serveMetrics, watchJobs, watchKeeper, watchSealingKeys } from "./kernel/metrics.ts";
import { closePools, createPools } from "./kernel/pools.ts";
import { jobHandlersOf } from "./kernel/slice.ts";
import { readSealingKeys, useSealingKeys } from "./slices/account/sealing/sealing-keys.ts";
import { declared, slices } from "./slices.ts";

/** How long to wait before looking again for a database that is not there yet. */
const pause = 2000;

/**
 * Works as soon as the database has the schema that this build knows; on another it waits, for another
 * build may be working there. `stop` takes no new job and waits for those that run.
 */
export function startWorker(config: Config, log: Log): { started: Promise<void>; stop(): Promise<void> } {
  const pools = createPools(config);
  const stopping = new AbortController();
  let metricsApp: FastifyInstance | undefined;
  let working: { stop(): Promise<void> } | undefined;

  async function start(): Promise<void> {
    const metrics = createMetrics(pools);
    watchJobs(metrics, pools);
    watchKeeper(metrics, pools);
    watchSealingKeys(metrics, () => readSealingKeys(pools.auth, config.ring));
    if (config.metricsPort !== null) metricsApp = await serveMetrics(metrics, config.metricsPort);
    while (!stopping.signal.aborted) {
      const state = await schemaState(pools.worker).catch(() => "unreachable");
      if (state === "up-to-date") break;
      log.warn({ state }, "Waiting for the database");
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
    }
    if (stopping.signal.aborted) return;
    await useSealingKeys({ auth: pools.auth, ring: config.ring, log });
    const deps = { config, pools, clock: systemClock, log, deletions: declared.deletions };
    working = await startWorking(deps, await jobHandlersOf(slices));
  }

  const started = start();
  return {
    started,
    async stop() {
      stopping.abort();
      await started;
      await working?.stop();
      await metricsApp?.close();
      await closePools(pools);
    },
  };
}
