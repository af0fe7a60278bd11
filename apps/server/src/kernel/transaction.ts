import type { Duplex } from "node:stream";
import type { CompiledQuery } from "kysely";
import type { Pool, PoolClient, QueryResultRow } from "pg";
import { actorOf } from "./access.ts";
import type { Actor, Caller, EnteredRow } from "./actor.ts";
import { announce } from "./announcer.ts";
import { sqlStateOf } from "./errors.ts";
import { connect } from "./pools.ts";
import type { Statement } from "./statement.ts";

/**
 * An open transaction. The connections are pipelined: queries that are started together travel together,
 * so that `Promise.all([tx.query(lock), tx.query(count)])` is one round trip and still runs in order.
 */
export interface Tx {
  query<R extends QueryResultRow>(statement: Statement, values?: readonly unknown[]): Promise<R[]>;
  /** Runs a query that Kysely or pg-boss built. */
  run<R>(query: Pick<CompiledQuery<R>, "sql" | "parameters">): Promise<R[]>;
  /** Runs the last statement and commits in the same round trip. Nothing may follow it. */
  finish<R extends QueryResultRow>(statement: Statement, values?: readonly unknown[]): Promise<R[]>;
  /** Passes on the note of app.publish_event() once the transaction has committed. */
  announce(note: string): void;
}

const enter: Statement = {
  name: "enter",
  text: "select user_id, is_holder, session_id, last_proof_at, expires_at from auth.enter($1)",
};
const actAs: Statement = { name: "act-as", text: "select set_config('app.user_id', $1, true)" };
const serializationFailure = "40001";
const deadlock = "40P01";
const attempts = 4;

class OpenTransaction implements Tx {
  readonly #client: PoolClient;
  committed = false;
  readonly notes: string[] = [];

  constructor(client: PoolClient) {
    this.#client = client;
  }

  async query<R extends QueryResultRow>(statement: Statement, values?: readonly unknown[]): Promise<R[]> {
    if (this.committed) throw new Error("The transaction is already committed");
    const { rows } = await this.#client.query<R>({ ...statement, values: values as unknown[] });
    return rows;
  }

  async run<R>(query: Pick<CompiledQuery<R>, "sql" | "parameters">): Promise<R[]> {
    if (this.committed) throw new Error("The transaction is already committed");
    const { rows } = await this.#client.query(query.sql, query.parameters as unknown[]);
    return rows as R[];
  }

  async finish<R extends QueryResultRow>(statement: Statement, values?: readonly unknown[]): Promise<R[]> {
    // If the statement fails, the commit that travels behind it is a rollback for PostgreSQL.
    const stream = corked(this.#client);
    const last = this.query<R>(statement, values);
    this.committed = true;
    const committing = this.#client.query("commit");
    stream.uncork();
    const [rows] = await settleBoth(last, committing);
    return rows;
  }

  announce(note: string): void {
    this.notes.push(note);
  }
}

/** Holds what is written until uncork(), so that statements that belong together leave in one packet. */
function corked(client: PoolClient): Duplex {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
  stream.cork();
  return stream;
}

/** Waits for both also when the first fails, so that the connection is idle before it goes back. */
async function settleBoth<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  const [a, b] = await Promise.allSettled([first, second]);
  if (a.status === "rejected") throw a.reason;
  if (b.status === "rejected") throw b.reason;
  return [a.value, b.value];
}

function isRetryable(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === serializationFailure || state === deadlock;
}

async function attempt<T>(pool: Pool, run: (client: PoolClient, tx: OpenTransaction) => Promise<T>): Promise<T> {
  const client = await connect(pool);
  try {
    const tx = new OpenTransaction(client);
    const result = await run(client, tx);
    if (!tx.committed) await client.query("commit");
    client.release();
    if (tx.notes.length > 0) announce(pool, tx.notes);
    return result;
  } catch (error) {
    try {
      await client.query("rollback");
      client.release();
    } catch {
      client.release(true);
    }
    throw error;
  }
}

async function withRetries<T>(run: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await run();
    } catch (error) {
      if (tried === attempts || !isRetryable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * tried));
    }
  }
}

async function begin(client: PoolClient, who: Actor): Promise<void> {
  const stream = corked(client);
  const begun = client.query("begin");
  const acting = client.query({ ...actAs, values: [who.userId] });
  stream.uncork();
  await settleBoth(begun, acting);
}

/**
 * Runs `work` in one transaction in which row-level security knows who is asking: begin and the session
 * check travel together. Commits when `work` returns, rolls back when it throws, and starts anew (at most
 * four times) after a deadlock or serialization failure, so `work` must have no effect outside of `tx`.
 * Refuses with AUTH_SESSION_MISSING or FORBIDDEN before `work` runs.
 */
export function inTransaction<T>(
  pool: Pool,
  who: Caller | Actor,
  work: (tx: Tx, actor: Actor) => Promise<T>,
): Promise<T> {
  if (!("userId" in who)) return inTransactionFrom(pool, who, { statement: enter }, work);
  return withRetries(() =>
    attempt(pool, async (client, tx) => {
      await begin(client, who);
      return await work(tx, who);
    }),
  );
}

/** The statement that opens a transaction; the session's hash is its $1. */
export interface Opening {
  statement: Statement;
  /** From $2 on. */
  values?: readonly unknown[];
}

/**
 * As inTransaction, with an opening statement of one's own: it returns the columns of auth.enter() beside
 * what it locks and reads, so that all of it is one round trip. `also` may send more behind it, in the same
 * trip and before it is known who asks: reads only, to which row security shows nothing if nobody does.
 */
export function inTransactionFrom<T, R = object, E = undefined>(
  pool: Pool,
  caller: Caller,
  { statement, values = [] }: Opening,
  work: (tx: Tx, actor: Actor, opened: R, early: E) => Promise<T>,
  also: (tx: Tx) => Promise<E> = nothing,
): Promise<T> {
  return withRetries(() =>
    attempt(pool, async (client, tx) => {
      const stream = corked(client);
      const begun = client.query("begin");
      const opened = client.query<EnteredRow & R>({ ...statement, values: [caller.sessionHash, ...values] });
      const more = also(tx);
      stream.uncork();
      const [, [{ rows }, early]] = await settleBoth(begun, settleBoth(opened, more));
      return await work(tx, actorOf(caller, rows[0]), rows[0]!, early);
    }),
  );
}

const nothing = () => Promise.resolve(undefined as never);

/** A transaction that acts for nobody: sign-up, jobs, timers. Row security shows it no estate. */
export function inSystemTransaction<T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  return withRetries(() =>
    attempt(pool, async (client, tx) => {
      await client.query("begin");
      return await work(tx);
    }),
  );
}
