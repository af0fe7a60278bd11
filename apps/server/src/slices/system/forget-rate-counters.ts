import type { Pool } from "pg";
import { deletePage, deletePages } from "../../kernel/delete-pages.ts";

/** A day: longer than any window of the limits, and what row security lets the worker delete. */
const statement = deletePage(
  "system-forget-rate-counters",
  "app.rate_counters",
  "window_start < now() - interval '24 hours'",
  "never change",
);

/** Deletes the counters of windows that are long over. */
export async function forgetRateCounters(worker: Pool): Promise<void> {
  await deletePages(worker, statement);
}
