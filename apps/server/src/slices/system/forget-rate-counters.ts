import { rateLimits } from "@heirlock/contract/rate-limits";
import type { Pool } from "pg";

const longestWindow = Math.max(...Object.values(rateLimits).map(({ windowSeconds }) => windowSeconds));

const statement = {
  name: "system-forget-rate-counters",
  text: "delete from app.rate_counters where window_start < now() - make_interval(secs => $1)",
};

/** Deletes the counters of every window that is over. */
export async function forgetRateCounters(worker: Pool): Promise<void> {
  await worker.query({ ...statement, values: [longestWindow] });
}
