import type { Pool } from "pg";
import { type Statement, statement } from "./statement.ts";

const page = 1000;

/**
 * A statement that deletes at most a page of the rows that match. The condition has to be one that an index answers: the
 * cost then grows with what is due, not with the table. Rows that somebody holds are left for the next time; where rows
 * never change, and the role may not change them, nothing has to be locked.
 */
export function deletePage<const N extends string>(
  name: N,
  table: string,
  condition: string,
  rows?: "never change",
): Statement<N> {
  const lock = rows === "never change" ? "" : " for update skip locked";
  return statement(
    name,
    `delete from ${table} where ctid = any (array(
      select ctid from ${table} where ${condition} limit ${page}${lock}))`,
  );
}

/** Repeats the statement until it finds less than a page: no transaction is long, however much has gathered. */
export async function deletePages(pool: Pool, deleting: Statement): Promise<void> {
  let gone: number | null;
  do ({ rowCount: gone } = await pool.query(deleting));
  while (gone === page);
}
