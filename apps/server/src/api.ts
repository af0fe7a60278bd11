import { configOrExit, exitOnConfigError } from "./kernel/start.ts";
import { startTelemetry } from "./kernel/telemetry.ts";

/** The HTTP process. Any number of them may run; they share nothing but the database. */
const config = configOrExit();
const stopTelemetry = await startTelemetry(config.otlpEndpoint, "heirlock-api");

// Telemetry watches what is loaded after it.
const [{ startApi }, { createLog }, { stopOnSignal }] = await Promise.all([
  import("./start-api.ts"),
  import("./kernel/log.ts"),
  import("./kernel/stop.ts"),
]);
const log = createLog(config.logLevel);
try {
  const api = await startApi(config, log);
  stopOnSignal(async () => {
    await api.stop();
    await stopTelemetry();
  }, log);
} catch (error) {
  exitOnConfigError(error);
  log.fatal({ err: error }, "The API did not start");
  process.stderr.write(`The API did not start: ${(error as Error).message}\n`);
  process.exit(1);
}
