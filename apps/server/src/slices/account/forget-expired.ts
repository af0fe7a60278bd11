import type { Pool } from "pg";
import { deletePages } from "../../kernel/delete-pages.ts";
import * as expired from "./expired.queries.ts";

/** Deletes sessions and links that no longer work, and sign-in failures that no longer count. */
export async function forgetExpired(auth: Pool): Promise<void> {
  for (const statement of Object.values(expired)) await deletePages(auth, statement);
}
