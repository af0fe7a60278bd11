import { setTimeout as sleep } from "node:timers/promises";
import { columnTypes } from "@heirlock/db/column-types";
import { Client } from "pg";
import type { Given, RowOf, Statement, StatementName } from "../kernel/statement.ts";

/** One connection of the role heirlock_keeper: its turn to work is bound to it. */
export interface KeeperDatabase {
  ask<N extends StatementName>(statement: Statement<N>, ...values: Given<N>): Promise<RowOf<N>[]>;
  inTransaction<T>(work: () => Promise<T>): Promise<T>;
  client: Client;
  /** Waits, but no longer than until somebody asks the keeper something, or has asked since the last rest. */
  rest(milliseconds: number, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

export async function connectKeeper(databaseUrl: string): Promise<KeeperDatabase> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: "heirlock_keeper",
    options: "-c timezone=UTC",
    connectionTimeoutMillis: 5_000,
    statement_timeout: 60_000,
    query_timeout: 65_000,
    keepAlive: true,
    types: columnTypes,
  });
  // A connection that breaks fails the next query, and must not end the process.
  client.on("error", () => {});
  await client.connect();
  let isAsked = false;
  let waking = new AbortController();
  client.on("notification", () => {
    isAsked = true;
    waking.abort();
  });
  await client.query("listen heirlock_keeper");
  return {
    client,
    async rest(milliseconds, signal) {
      waking = new AbortController();
      if (!isAsked)
        await sleep(milliseconds, undefined, { signal: AbortSignal.any([signal, waking.signal]) }).catch(() => {});
      isAsked = false;
    },
    async ask(statement, ...[values]) {
      const { rows } = await client.query({ ...statement, values: values as unknown as unknown[] });
      return rows as never;
    },
    async inTransaction(work) {
      await client.query("begin");
      try {
        const result = await work();
        await client.query("commit");
        return result;
      } catch (error) {
        await client.query("rollback").catch(() => {});
        throw error;
      }
    },
    close: () => client.end().catch(() => {}),
  };
}
