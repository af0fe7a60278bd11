import pg, { type ClientBase, type QueryResult, type QueryResultRow } from "pg";
import type { AnyStatement } from "./statement.ts";

/** A statement with its values. */
export interface Step {
  statement: AnyStatement;
  values?: readonly unknown[];
  /** It answers no rows, so that there is nothing to describe: begin and commit. */
  silent?: true;
}

/** The part of pg's connection that speaks the extended query protocol. */
interface Connection {
  parsedStatements: Record<string, string>;
  stream: { cork(): void; uncork(): void };
  close(message: { type: "S"; name: string }): void;
  parse(message: { name: string; text: string }): void;
  bind(message: { portal: string; statement: string; values: readonly unknown[]; valueMapper: unknown }): void;
  describe(message: { type: "P"; name: string }): void;
  execute(message: { portal: string }): void;
  sync(): void;
}

type Answered = (error: Error | null, results?: QueryResult | QueryResult[]) => void;

/** pg's Query collects several results already, for texts of several statements; a batch sends them differently. */
const Query = pg.Query as unknown as new (
  config: { text: string },
  values: undefined,
  callback: Answered,
) => { handleReadyForQuery(connection: Connection): void };

/**
 * Several prepared statements with one Sync behind them: one packet there, one packet back, and after the
 * first that fails the rest is skipped. As single queries each would be flushed and read on its own.
 * https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-PIPELINING
 */
class Batch extends Query {
  readonly #steps: readonly Step[];

  constructor(steps: readonly Step[], answered: Answered) {
    super({ text: "" }, undefined, answered);
    this.#steps = steps;
  }

  submit(connection: Connection): null {
    connection.stream.cork();
    for (const step of this.#steps) send(connection, step);
    connection.sync();
    connection.stream.uncork();
    return null;
  }

  override handleReadyForQuery(connection: Connection): void {
    for (const { statement } of this.#steps) connection.parsedStatements[statement.name] = statement.text;
    super.handleReadyForQuery(connection);
  }
}

function send(connection: Connection, { statement: { name, text }, values = [], silent }: Step): void {
  if (connection.parsedStatements[name] !== text) {
    // A batch that failed half-way may have left it there; closing what does not exist is no error.
    connection.close({ type: "S", name });
    connection.parse({ name, text });
  }
  connection.bind({ portal: "", statement: name, values, valueMapper });
  if (!silent) connection.describe({ type: "P", name: "" });
  connection.execute({ portal: "" });
}

/** Values as pg itself writes them. */
function valueMapper(value: unknown): string | Buffer | null {
  if (value === null || value === undefined) return null;
  if (Buffer.isBuffer(value)) return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return arrayText(value);
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function arrayText(items: readonly unknown[]): string {
  const texts = items.map((item) => {
    const value = valueMapper(item);
    return value === null ? "null" : `"${String(value).replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
  });
  return `{${texts.join(",")}}`;
}

/** Runs the steps in one round trip and answers the rows of each. Rejects with the first error. */
export function runBatch(client: ClientBase, steps: readonly Step[]): Promise<QueryResultRow[][]> {
  return new Promise((resolve, reject) => {
    const answered: Answered = (error, results) => {
      if (error) reject(error);
      else resolve([results ?? []].flat().map(({ rows }) => rows));
    };
    client.query(new Batch(steps, answered) as never);
  });
}
