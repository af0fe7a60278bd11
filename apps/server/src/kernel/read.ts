import type { Pool } from "pg";
import { admit } from "./access.ts";
import type { Caller } from "./actor.ts";
import { guardQueue } from "./pools.ts";
import type { GivenBehindSession, RowOf, Statement, StatementName } from "./statement.ts";

/** The column by which a one-trip read says who asked: null without a session. */
export interface ActorColumn {
  is_holder: boolean | null;
}

/**
 * A read in one round trip: the statement takes the session's hash as $1, calls auth.enter() first and
 * joins it to what it reads, so that session check, row security and data are one prepared statement:
 *
 *   with actor as materialized (select user_id, is_holder from auth.enter($1))
 *   select actor.is_holder, … from actor left join lateral (…) on true
 *
 * The join keeps one row when there is nothing to read, so that an ended session differs from an empty
 * list. Refuses with AUTH_SESSION_MISSING or FORBIDDEN.
 */
export async function readAs<N extends StatementName>(
  pool: Pool,
  caller: Caller,
  statement: Statement<N>,
  ...[values = []]: GivenBehindSession<N>
): Promise<RowOf<N>[]> {
  // A one-trip read has read before anybody could look at the proof.
  if (caller.sensitive) throw new Error("A sensitive route reads inside of a transaction");
  guardQueue(pool);
  const { rows } = await pool.query<ActorColumn>({ ...statement, values: [caller.sessionHash, ...values] });
  admit(caller, rows[0]?.is_holder);
  return rows as RowOf<N>[];
}
