import { AsyncLocalStorage } from "node:async_hooks";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import type { Tx } from "../../kernel/transaction.ts";

/**
 * better-auth wants a database of its own; we want its writes in our transaction, beside the audit entry and
 * the mail. This Kysely has no connection: whatever is asked of it runs in the transaction of `within`.
 */
const current = new AsyncLocalStorage<Tx>();

class CurrentTransaction implements DatabaseConnection {
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const tx = current.getStore();
    if (!tx) throw new Error("better-auth was called outside of a transaction");
    return { rows: await tx.run<R>(query as CompiledQuery<R>) };
  }
  // biome-ignore lint/correctness/useYield: the interface asks for a generator; nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("better-auth streams nothing");
  }
}

const connection = new CurrentTransaction();
const ours = async () => {
  throw new Error("The transaction is begun and ended by the kernel");
};
const driver: Driver = {
  init: async () => {},
  acquireConnection: async () => connection,
  beginTransaction: ours,
  commitTransaction: ours,
  rollbackTransaction: ours,
  releaseConnection: async () => {},
  destroy: async () => {},
};
const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => driver,
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};

// better-auth names tables and columns at run time, so there is no row type to give.
// biome-ignore lint/suspicious/noExplicitAny: see above
export const transactionKysely = new Kysely<any>({ dialect });

export function within<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  return current.run(tx, work);
}
