import type pg from "pg";

export interface ColumnFacts {
  /** "app.assets.title". */
  place: string;
  type: number;
  notNull: boolean;
  /** The texts that a check constraint allows. */
  values: string[] | undefined;
  /** The column that a foreign key names, as "relation.number". */
  refersTo: string | undefined;
}

export interface Output {
  name: string;
  type: number;
}

export interface FunctionFacts {
  /** Without a schema for those of PostgreSQL. */
  name: string;
  isSql: boolean;
  isSet: boolean;
  returns: number;
  /** The table whose rows it returns, or 0. */
  rowsOf: number;
  /** Columns of `returns table (…)` and of out parameters. */
  columns: Output[];
  /** A statement with the function's parameters declared, whose tree is that of the body. */
  asTemporary(name: string): string;
}

/** What the database knows of itself, by object id. */
export interface Catalogue {
  types: Map<number, { name: string; element: number }>;
  columns: Map<string, ColumnFacts>;
  functions: Map<number, FunctionFacts>;
  views: Map<number, string>;
}

const TYPES =
  "select oid::int, typname as name, case when typcategory = 'A' then typelem::int else 0 end as element from pg_type";

const COLUMNS = `select a.attrelid::int as relation, a.attnum as number, a.atttypid::int as type, a.attnotnull as not_null,
    format('%s.%s.%s', n.nspname, c.relname, a.attname) as place,
    (select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) ~ '= ANY \\(ARRAY\\[' limit 1) as check,
    (select format('%s.%s', k.confrelid::int, k.confkey[array_position(k.conkey, a.attnum)]) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey)
      order by cardinality(k.conkey), k.conname limit 1) as refers_to
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
 where n.nspname in ('app', 'auth', 'audit', 'law', 'pgboss') and c.relkind in ('r', 'p', 'v') and a.attnum > 0 and not a.attisdropped
 order by n.nspname, c.relname, a.attnum`;

const FUNCTIONS = `select p.oid::int, case when n.nspname = 'pg_catalog' then p.proname else n.nspname || '.' || p.proname end as name,
    l.lanname = 'sql' as is_sql, p.proretset as is_set, p.prorettype::int as returns, t.typrelid::int as rows_of,
    p.prosrc as body, n.nspname = 'pg_catalog' as is_builtin,
    (select coalesce(jsonb_agg(jsonb_build_object('name', a.name, 'type', a.type::int) order by a.at), '[]')
       from unnest(p.proallargtypes, p.proargmodes, p.proargnames) with ordinality a (type, mode, name, at)
      where a.mode in ('o', 't')) as columns,
    (select string_agg(concat_ws(' ', quote_ident(nullif(p.proargnames[a.at], '')), format_type(a.type, null)), ', ' order by a.at)
       from unnest(p.proargtypes) with ordinality a (type, at)) as arguments
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_language l on l.oid = p.prolang
  join pg_type t on t.oid = p.prorettype
 where n.nspname in ('pg_catalog', 'app', 'auth', 'audit', 'law')`;

const VIEWS = `select r.ev_class::int as oid, r.ev_action::text as tree from pg_rewrite r join pg_class c on c.oid = r.ev_class
   join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'v' and n.nspname in ('app', 'auth', 'audit', 'law')`;

export async function readCatalogue(client: pg.Client): Promise<Catalogue> {
  const types = await client.query<{ oid: number; name: string; element: number }>(TYPES);
  const columns = await client.query(COLUMNS);
  const functions = await client.query(FUNCTIONS);
  const views = await client.query<{ oid: number; tree: string }>(VIEWS);
  return {
    types: new Map(types.rows.map((type) => [type.oid, type])),
    columns: new Map(
      columns.rows.map((row) => [
        `${row.relation}.${row.number}`,
        {
          place: row.place,
          type: row.type,
          notNull: row.not_null,
          values: allowedTexts(row.check),
          refersTo: row.refers_to ?? undefined,
        },
      ]),
    ),
    functions: new Map(
      functions.rows.map((row) => [
        row.oid,
        {
          name: row.name,
          isSql: row.is_sql && !row.is_builtin,
          isSet: row.is_set,
          returns: row.returns,
          rowsOf: row.rows_of,
          columns: row.columns,
          asTemporary: (name: string) =>
            `create function pg_temp.${name}(${row.arguments ?? ""}) returns void language sql begin atomic ${row.body}; end`,
        },
      ]),
    ),
    views: new Map(views.rows.map(({ oid, tree }) => [oid, tree])),
  };
}

/** `CHECK ((x = ANY (ARRAY['a'::text, 'b'::text])))` → a, b. Nothing for a check that says more than that. */
function allowedTexts(check: string | null): string[] | undefined {
  const list = check?.match(/^CHECK \(\(\w+ = ANY \(ARRAY\[(.*?)\]\)\)\)$/)?.[1];
  return list?.split(", ").map((item) => item.replace(/^'(.*)'::text$/, "$1"));
}
