import type { Pool } from "pg";
import { forgetExpired as statement } from "./account.queries.ts";

/** Deletes sessions and links that no longer work, and sign-in failures that no longer count. */
export async function forgetExpired(auth: Pool): Promise<void> {
  await auth.query(statement);
}
