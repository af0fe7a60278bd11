import type { Pool } from "pg";
import { deletePages } from "../../kernel/delete-pages.ts";
import { forgetNews as statement } from "./inbox.queries.ts";

/** Deletes what has been kept long enough. */
export async function forgetNews(worker: Pool): Promise<void> {
  await deletePages(worker, statement);
}
