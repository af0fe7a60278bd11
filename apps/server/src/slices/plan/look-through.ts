import type { Tx } from "../../kernel/transaction.ts";
import * as queries from "./plan.queries.ts";

/** What was signed since an objection was looked through: it is not asked about again. As the holder. */
export async function lookThrough(tx: Tx): Promise<void> {
  await tx.query(queries.lookThrough);
}
