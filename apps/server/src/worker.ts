import { configOrExit, exitOnConfigError } from "./kernel/start.ts";
import { startTelemetry } from "./kernel/telemetry.ts";

/** The process that does the jobs. Any number of them may run; a job is given to one at a time. */
const config = configOrExit();
const stopTelemetry = await startTelemetry(config.otlpEndpoint, "heirlock-worker");

// Telemetry watches what is loaded after it.
const [{ startWorker }, { createLog }, { stopOnSignal }] = await Promise.all([
  import("./start-worker.ts"),
  import("./kernel/log.ts"),
  import("./kernel/stop.ts"),
]);
const log = createLog(config.logLevel);
const worker = startWorker(config, log);
stopOnSignal(async () => {
  await worker.stop();
  await stopTelemetry();
}, log);
await worker.started.catch((error: unknown) => {
  exitOnConfigError(error);
  throw error;
});
