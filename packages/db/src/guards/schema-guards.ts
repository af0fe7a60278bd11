import type pg from "pg";

type Db = pg.Pool | pg.ClientBase;
const OURS = "('app', 'auth', 'audit', 'law')";

/** Foreign keys without an index that begins with their columns: deleting what they point at would read it all. */
export function unindexedForeignKeys(db: Db): Promise<string[]> {
  return names(
    db,
    `select format('%s (%s)', k.conrelid::regclass, k.conname) as name
       from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.contype = 'f' and c.relnamespace::regnamespace::text in ${OURS}
        and not exists (
          select from pg_index i
           where i.indrelid = k.conrelid and i.indpred is null and i.indisvalid
             and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey)
      order by 1`,
  );
}

/** Tables of estates, people and law that row security does not hold, or does not hold for their owner. */
export function tablesWithoutRowSecurity(db: Db): Promise<string[]> {
  return names(
    db,
    `select c.oid::regclass::text as name from pg_class c
      where c.relnamespace in ('app'::regnamespace, 'law'::regnamespace) and c.relkind in ('r', 'p')
        and not (c.relrowsecurity and c.relforcerowsecurity)
      order by 1`,
  );
}

/** Views that read with the rights of whoever made them, past row security. */
export function viewsWithOwnersRights(db: Db): Promise<string[]> {
  return names(
    db,
    `select c.oid::regclass::text as name from pg_class c
      where c.relnamespace::regnamespace::text in ${OURS}
        and (c.relkind = 'm' or c.relkind = 'v' and not coalesce(c.reloptions, '{}') && array['security_invoker=true', 'security_invoker=on'])
      order by 1`,
  );
}

/** Functions that everybody may call, or that run with their owner's rights on a search path of the caller's. */
export function unguardedFunctions(db: Db): Promise<string[]> {
  return names(
    db,
    `select p.oid::regprocedure::text as name from pg_proc p
      where p.pronamespace::regnamespace::text in ${OURS}
        and (p.prosecdef and not coalesce(p.proconfig, '{}') @> array['search_path=pg_catalog, pg_temp']
             or exists (select from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) x where x.grantee = 0))
      order by 1`,
  );
}

async function names(db: Db, query: string): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(query);
  return rows.map(({ name }) => name);
}
