import type { Pool } from "pg";
import { pageOfUnconfirmed, forgetUnconfirmed as statement } from "./account.queries.ts";

/**
 * Deletes accounts whose address was not confirmed within seven days, so that nobody keeps the owner of an address
 * from signing up by having been first.
 */
export async function forgetUnconfirmed(auth: Pool): Promise<void> {
  let forgotten: number | null;
  do ({ rowCount: forgotten } = await auth.query(statement));
  while (forgotten === pageOfUnconfirmed);
}
