import type { Log } from "./log.ts";

/** Under the thirty seconds after which orchestrators kill (OPS-005). */
const deadline = 28_000;

/**
 * Runs `stop` once on SIGTERM or SIGINT and exits 0 when it is done, 1 when it failed or took too long.
 * A second signal changes nothing: what runs may finish.
 */
export function stopOnSignal(stop: () => Promise<void>, log: Log): void {
  let stopping = false;
  const begin = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      log.error("Stopping took too long");
      process.exit(1);
    }, deadline).unref();
    stop().then(
      () => process.exit(0),
      (err) => {
        log.error({ err }, "Stopping failed");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", begin);
  process.on("SIGINT", begin);
}
