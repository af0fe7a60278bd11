import type { Pool } from "pg";
import { deletePages } from "../../kernel/delete-pages.ts";
import { forgetEvents as statement } from "./inbox.queries.ts";

/** Deletes what can no longer be replayed. */
export async function forgetEvents(worker: Pool): Promise<void> {
  await deletePages(worker, statement);
}
