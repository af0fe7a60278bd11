import type { Uuid } from "@heirlock/domain/identifiers";
import type { Statement } from "../../../kernel/statement.ts";
import type { Tx } from "../../../kernel/transaction.ts";

/**
 * Statements that count the open cases about the holder in $1 as `open`, one for each slice that runs such cases, as
 * heirlock_auth. A slice whose cases must hold the deletion of an account adds its own.
 */
export const caseCounts: Statement[] = [];

export async function countOpenCases(tx: Tx, userId: Uuid): Promise<number> {
  let open = 0;
  for (const statement of caseCounts) {
    const [row] = await tx.query<{ open: number }>(statement, [userId]);
    open += row!.open;
  }
  return open;
}
