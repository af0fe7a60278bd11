import pg from "pg";
import { readCatalogue } from "./catalogue.ts";
import { withId } from "./ids.ts";
import { columnsOf, type Inference, lookupIn, shapeOfColumn, shapeOfOutput } from "./infer.ts";
import type { Meanings } from "./meanings.ts";
import { type Node, parseNodeTree } from "./node-tree.ts";
import { parameterTypes } from "./parameters.ts";
import type { Column } from "./shape.ts";
import { parameterType } from "./sql-types.ts";

export interface NamedStatement {
  name: string;
  text: string;
  /** Columns of which the author knows that they are never null, where the database cannot. */
  notNull?: readonly string[];
}

export interface Described {
  parameters: string[];
  columns: Column[];
}

export interface Describer {
  /** Throws with the statement's name when the database refuses it. */
  describe(statement: NamedStatement): Promise<Described>;
  /** The columns of a table, or of a function that answers one, by its name, as in "app.assets". */
  table(name: string): Column[];
  close(): Promise<void>;
}

/**
 * Describes statements against a migrated database. PREPARE gives the types of the parameters; the tree of a function
 * with the statement as its body (BEGIN ATOMIC) says where each column comes from, and which outer join may leave it
 * out (varnullingrels, PostgreSQL 16 and later).
 */
export async function createDescriber(databaseUrl: string, meanings: Meanings): Promise<Describer> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const catalogue = await readCatalogue(client);
  const bodies = new Map<number, Node>();
  let count = 0;

  async function treeOf(create: (name: string) => string): Promise<Node> {
    const name = `described_${++count}`;
    await client.query(create(name));
    const { rows } = await client.query<{ tree: string }>(
      "select prosqlbody::text as tree from pg_proc where proname = $1",
      [name],
    );
    return lastQuery(rows[0]!.tree);
  }

  const context: Inference = {
    catalogue,
    meanings,
    viewQuery: (oid) => lastQuery(catalogue.views.get(oid)!),
    bodyQuery: (oid) => bodies.get(oid)!,
  };
  for (const [oid, facts] of catalogue.functions) {
    const answers = catalogue.types.get(facts.returns)?.name !== "void";
    if (facts.isSql && answers) bodies.set(oid, await treeOf(facts.asTemporary));
  }

  return {
    async describe({ name, text, notNull = [] }) {
      try {
        await client.query(`prepare described as ${text}`);
        const { rows } = await client.query<{ oid: number; type: string }>(
          `select t::oid::int as oid, format_type(t, null) as type
             from pg_prepared_statements, unnest(parameter_types) with ordinality p (t, at)
            where name = 'described' order by at`,
        );
        await client.query("deallocate described");
        const declared = rows.map(({ type }) => type).join(", ");
        const query = await treeOf(
          (body) => `create function pg_temp.${body}(${declared}) returns void language sql begin atomic ${text}; end`,
        );
        const columns = columnsOf(context, query).map((column) => {
          // A text that was cast to an id: only its name says of what.
          const known = { ...column, ...withId(column, meanings.ids.names[column.name]) };
          return notNull.includes(column.name) ? filled(known) : known;
        });
        const missing = notNull.find((known) => !columns.some((column) => column.name === known));
        if (missing) throw new Error(`There is no column ${missing}`);
        const prepared = rows.map(({ oid }) => parameterType(catalogue, oid));
        return { parameters: parameterTypes(query, prepared, lookupIn(context)), columns };
      } catch (error) {
        throw new Error(`The statement ${name} does not fit the schema: ${(error as Error).message}`, { cause: error });
      }
    },
    table: (name) => tableColumns(context, name),
    close: () => client.end(),
  };
}

function tableColumns(context: Inference, table: string): Column[] {
  const made = [...context.catalogue.functions.values()].find(({ name }) => name === table);
  if (made) return made.columns.map((column) => ({ ...shapeOfOutput(context, made, column), name: column.name }));
  const columns = [...context.catalogue.columns].filter(([, { place }]) => place.startsWith(`${table}.`));
  return columns.map(([key, { place }]) => ({ ...shapeOfColumn(context, key), name: place.slice(table.length + 1) }));
}

function filled({ name, type, inJson, from }: Column): Column {
  return { name, type, inJson, nullable: false, ...(from && { from }) };
}

/** A function's body is a list of lists of queries, a view's rule a list. */
function lastQuery(tree: string): Node {
  let value: unknown = parseNodeTree(tree);
  while (Array.isArray(value)) value = value.at(-1);
  return value as Node;
}
