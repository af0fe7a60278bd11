import type { Pool } from "pg";
import { query } from "../../kernel/query.ts";
import { pageOfUnconfirmed, forgetUnconfirmed as statement } from "./account.queries.ts";

/**
 * Deletes accounts whose address was not confirmed within seven days, so that nobody keeps the owner of an address
 * from signing up by having been first.
 */
export async function forgetUnconfirmed(auth: Pool): Promise<void> {
  let forgotten: number;
  do ({ length: forgotten } = await query(auth, statement));
  while (forgotten === pageOfUnconfirmed);
}
