import type { Pool } from "pg";

/** A day: longer than any window of the limits, and what row security lets the worker delete. */
const statement = {
  name: "system-forget-rate-counters",
  text: "delete from app.rate_counters where window_start < now() - interval '24 hours'",
};

/** Deletes the counters of windows that are long over. */
export async function forgetRateCounters(worker: Pool): Promise<void> {
  await worker.query(statement);
}
