import type { HolderId } from "@heirlock/domain/identifiers";
import type { Pool, PoolClient, QueryResultRow } from "pg";
import { actorOf } from "./access.ts";
import type { Actor, Caller, EnteredRow } from "./actor.ts";
import { announce } from "./announcer.ts";
import { runBatch, type Step } from "./batch.ts";
import { sqlStateOf } from "./errors.ts";
import { enter, enterAsTimer } from "./kernel.queries.ts";
import { connect } from "./pools.ts";
import type {
  ComposedStatement,
  Given,
  RowOf,
  Statement,
  StatementName,
  ValuesBehindSession,
  ValuesOf,
} from "./statement.ts";

/**
 * An open transaction. The connections are pipelined: queries that are started together travel together, so
 * that `Promise.all([tx.query(a), tx.query(b)])` is one round trip and still runs in order.
 */
export interface Tx {
  query<R extends QueryResultRow>(statement: ComposedStatement, values?: readonly unknown[]): Promise<R[]>;
  query<N extends StatementName>(statement: Statement<N>, ...values: Given<N>): Promise<RowOf<N>[]>;
  /** Runs a query that pg-boss built. */
  run<R>(query: { sql: string; parameters: readonly unknown[] }): Promise<R[]>;
  /** Runs the last statement and commits in the same round trip. Nothing may follow it. */
  finish<R extends QueryResultRow>(statement: ComposedStatement, values?: readonly unknown[]): Promise<R[]>;
  finish<N extends StatementName>(statement: Statement<N>, ...values: Given<N>): Promise<RowOf<N>[]>;
  /** Passes on the note of app.publish_event() once the transaction has committed. */
  announce(note: string): void;
}

const begin: Step = { statement: { name: "begin", text: "begin" }, silent: true };
const commit: Step = { statement: { name: "commit", text: "commit" }, silent: true };
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

  async query(statement: Step["statement"], values?: readonly unknown[]): Promise<never[]> {
    if (this.committed) throw new Error("The transaction is already committed");
    const { rows } = await this.#client.query<never>({ ...statement, values: values as unknown[] });
    return rows;
  }

  async run<R>(query: { sql: string; parameters: readonly unknown[] }): Promise<R[]> {
    if (this.committed) throw new Error("The transaction is already committed");
    const { rows } = await this.#client.query(query.sql, query.parameters as unknown[]);
    return rows as R[];
  }

  async finish(statement: Step["statement"], values?: readonly unknown[]): Promise<never[]> {
    if (this.committed) throw new Error("The transaction is already committed");
    this.committed = true;
    const [rows] = await runBatch(this.#client, [{ statement, ...(values ? { values } : {}) }, commit]);
    return rows as never[];
  }

  announce(note: string): void {
    this.notes.push(note);
  }
}

function isRetryable(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === serializationFailure || state === deadlock;
}

/** The commit of a transaction in which a statement failed is answered by a rollback, and by no error. */
async function commitOrFail(client: PoolClient): Promise<void> {
  const { command } = await client.query("commit");
  if (command !== "COMMIT") throw new Error("A statement of the transaction failed unnoticed; nothing was committed");
}

async function attempt<T>(pool: Pool, run: (client: PoolClient, tx: OpenTransaction) => Promise<T>): Promise<T> {
  const client = await connect(pool);
  try {
    const tx = new OpenTransaction(client);
    const result = await run(client, tx);
    if (!tx.committed) await commitOrFail(client);
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

/**
 * Runs `work` in one transaction in which row-level security knows who is asking: begin and the session
 * check travel together. Commits when `work` returns, rolls back when it throws, and starts anew (at most
 * four times) after a deadlock or serialization failure, so `work` must have no effect outside of `tx`.
 * Refuses with AUTH_SESSION_MISSING, FORBIDDEN or, for a sensitive route without a fresh proof, REAUTH_REQUIRED
 * before `work` runs.
 */
export function inTransaction<T>(pool: Pool, caller: Caller, work: (tx: Tx, actor: Actor) => Promise<T>): Promise<T> {
  return inTransactionFrom(pool, caller, { statement: enter }, work);
}

/** The statement that opens a transaction; the session's hash is its $1. */
export interface Opening<N extends StatementName, S extends readonly StatementName[]> {
  statement: Statement<N>;
  /** From $2 on. */
  values?: ValuesBehindSession<N>;
  /**
   * More that travels with it, before it is known who asks: reads only, to which row security shows nothing
   * if nobody does. Each runs behind the opening's locks, on a snapshot of its own.
   */
  reads?: readonly [...{ [K in keyof S]: { statement: Statement<S[K]>; values?: ValuesOf<S[K]> } }];
}

/**
 * As inTransaction, with an opening statement of one's own: it returns the columns of auth.enter() beside
 * what it locks and reads, so that all of it is one round trip.
 */
export function inTransactionFrom<T, N extends StatementName, const S extends readonly StatementName[] = []>(
  pool: Pool,
  caller: Caller,
  { statement, values, reads = [] as never }: Opening<N, S>,
  work: (tx: Tx, actor: Actor, opened: RowOf<N>, ...early: { [K in keyof S]: RowOf<S[K]>[] }) => Promise<T>,
): Promise<T> {
  return withRetries(() =>
    attempt(pool, async (client, tx) => {
      const opening: Step = { statement, values: [caller.sessionHash, ...((values ?? []) as readonly unknown[])] };
      const [, opened, ...early] = await runBatch(client, [begin, opening, ...(reads as readonly Step[])]);
      const row = opened?.[0] as EnteredRow & RowOf<N>;
      return await work(tx, actorOf(caller, row), row, ...(early as never));
    }),
  );
}

/** A transaction that acts for nobody: sign-up, jobs, timers. Row security shows it no estate. */
export function inSystemTransaction<T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  return withRetries(() =>
    attempt(pool, async (client, tx) => {
      await client.query("begin");
      return await work(tx);
    }),
  );
}

/**
 * A job's transaction in one estate, without a session: only for what a timer of that estate may do, and only by a pool
 * that logged in as the worker.
 */
export function inEstate<T>(pool: Pool, holderId: HolderId, work: (tx: Tx) => Promise<T>): Promise<T> {
  return withRetries(() =>
    attempt(pool, async (client, tx) => {
      await runBatch(client, [begin, { statement: enterAsTimer, values: [holderId] }]);
      return await work(tx);
    }),
  );
}
