/** What `pnpm generate` found out about each statement, by its name. Every `x.rows.ts` adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: the generated files fill it
export interface Statements {}

export type StatementName = keyof Statements;

/** A statement that the database parses once per connection. */
export interface Statement<N extends string = string> {
  name: N;
  text: string;
  /** Columns that are never null for a reason that the database does not know. */
  notNull?: readonly string[];
  /** Only for the compiler: it keeps declared statements from passing for composed ones. */
  declaredAs?: N;
}

/** Any statement, of which only the text counts. */
export type AnyStatement = Pick<Statement, "name" | "text">;

/** A statement that is put together at run time, of which nobody knows the types. */
export interface ComposedStatement {
  name: string;
  text: string;
  declaredAs?: never;
}

/** Declares a named statement; it lives in a `x.queries.ts`, which exports it, and its types come from `x.rows.ts`. */
export function statement<const N extends string>(name: N, text: string, known?: { notNull: string[] }): Statement<N> {
  return { name, text, ...known };
}

/** A row that the statement answers. */
export type RowOf<N extends StatementName> = Statements[N] extends { row: infer R } ? R : never;
/** Its values, in their order. */
export type ValuesOf<N extends StatementName> = Statements[N] extends { values: infer V extends unknown[] }
  ? Readonly<V>
  : never;

/** The values as an argument, which may be left away when there are none. */
export type Given<N extends StatementName> =
  ValuesOf<N> extends readonly [] ? [values?: readonly []] : [values: ValuesOf<N>];

/** The same for a statement whose $1 is the hash of the session: its values from $2 on. */
export type ValuesBehindSession<N extends StatementName> =
  ValuesOf<N> extends readonly [unknown, ...infer Rest] ? Readonly<Rest> : never;
export type GivenBehindSession<N extends StatementName> =
  ValuesBehindSession<N> extends readonly [] ? [values?: readonly []] : [values: ValuesBehindSession<N>];

/** The columns of an outer join: all of them, or null for each. */
export type OrLeftOut<T> = T | { [K in keyof T]: null };

/** A row in which the outer join that brings this column found something. */
export type Found<R, K extends keyof R> = Exclude<R, { [P in K]: null }>;

/** The rows in which the outer join that brings the column found something. */
export function found<R, K extends keyof R>(rows: readonly R[], column: K): Found<R, K>[] {
  return rows.filter((row): row is Found<R, K> => row[column] !== null);
}

/** `2026-11-15 01:46:25.5+00`, as `timestamptz::text` is written (connections run in UTC), in ISO 8601. */
export function instantFromText(text: string): string {
  return `${text.slice(0, 10)}T${text.slice(11, -3)}Z`;
}

/** An SQL expression: a timestamp column in ISO 8601, to the millisecond. */
export const isoText = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
