import type { Pool } from "pg";
import { forgetEvents as statement } from "./inbox.queries.ts";

/** Deletes what can no longer be replayed. */
export async function forgetEvents(worker: Pool): Promise<void> {
  await worker.query(statement);
}
