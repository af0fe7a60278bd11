import type { Pool } from "pg";
import type { Given, RowOf, Statement, StatementName } from "./statement.ts";

/** One statement on a connection of the pool, outside of a transaction. */
export async function query<N extends StatementName>(
  pool: Pool,
  statement: Statement<N>,
  ...[values]: Given<N>
): Promise<RowOf<N>[]> {
  const { rows } = await pool.query({ ...statement, values: values as unknown as unknown[] });
  return rows as RowOf<N>[];
}
