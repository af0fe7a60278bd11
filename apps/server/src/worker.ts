import { setTimeout as sleep } from "node:timers/promises";
import { schemaState } from "@heirlock/db/migrate";
import { jobHandlers } from "./job-handlers.ts";
import { systemClock } from "./kernel/clock.ts";
import { startWorking } from "./kernel/jobs.ts";
import { createLog } from "./kernel/log.ts";
import { createMetrics, serveMetrics, watchJobs } from "./kernel/metrics.ts";
import { closePools, createPools } from "./kernel/pools.ts";
import { configOrExit } from "./kernel/start.ts";
import { stopOnSignal } from "./kernel/stop.ts";

/** The process that does the jobs. Any number of them may run; a job is given to one at a time. */
const config = configOrExit();
const log = createLog(config.logLevel);
const pools = createPools(config);
const metrics = createMetrics(pools);
watchJobs(metrics, pools);
const metricsApp = config.metricsPort === null ? undefined : await serveMetrics(metrics, config.metricsPort);

const stopped = new AbortController();
let working: { stop(): Promise<void> } | undefined;
stopOnSignal(async () => {
  stopped.abort();
  await working?.stop();
  await metricsApp?.close();
  await closePools(pools);
}, log);

/** A schema that this build does not know is worked on by another build, or by nobody. */
while (!stopped.signal.aborted) {
  const state = await schemaState(pools.worker).catch(() => "unreachable");
  if (state === "up-to-date") break;
  log.warn({ state }, "Waiting for the database");
  await sleep(2000, undefined, { signal: stopped.signal }).catch(() => {});
}
if (!stopped.signal.aborted) working = await startWorking({ config, pools, clock: systemClock, log }, jobHandlers);
