import type { Pool } from "pg";
import { deletePages } from "../../kernel/delete-pages.ts";
import { forgetLeaves as statement } from "./plan.queries.ts";

/** Deletes leaves that were replaced so long ago that nobody can object to what came before. */
export async function forgetLeaves(worker: Pool): Promise<void> {
  await deletePages(worker, statement);
}
