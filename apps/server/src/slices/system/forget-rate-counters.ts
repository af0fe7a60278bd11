import type { Pool } from "pg";
import { deletePages } from "../../kernel/delete-pages.ts";
import * as queries from "./system.queries.ts";

/** Deletes the counters of windows that are long over. */
export async function forgetRateCounters(worker: Pool): Promise<void> {
  await deletePages(worker, queries.forgetRateCounters);
}
