// Each query returns one column `text`, in an order that depends on names alone.

const OURS = "('app', 'auth', 'audit', 'law')";

export const SCHEMAS = `
  select string_agg(format('create schema %s authorization %s;', nspname, nspowner::regrole), e'\\n' order by nspname) as text
    from pg_namespace where nspname in ${OURS}`;

const COLUMNS = `
  select string_agg('  ' || format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod))
      || case when a.attgenerated <> '' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
              when d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid) else '' end
      || case when a.attnotnull then ' not null' else '' end, e',\\n' order by a.attnum)
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped`;

// PostgreSQL 18 counts a column's "not null" among the constraints; it stands with the column already.
const CONSTRAINTS = `
  select string_agg(format(e',\\n  constraint %I %s', k.conname, pg_get_constraintdef(k.oid)), '' order by k.contype <> 'p', k.conname)
    from pg_constraint k where k.conrelid = c.oid and k.contype <> 'n'`;

const INDEXES = `
  select string_agg(e'\\n' || pg_get_indexdef(i.indexrelid) || ';', '' order by x.relname)
    from pg_index i join pg_class x on x.oid = i.indexrelid
   where i.indrelid = c.oid and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.conrelid = c.oid)`;

const POLICIES = `
  select string_agg(format(e'\\ncreate policy %I on %s%s for %s to %s%s%s;', p.policyname, c.oid::regclass,
      case when p.permissive = 'PERMISSIVE' then '' else ' as restrictive' end, lower(p.cmd),
      (select string_agg(role, ', ' order by role) from unnest(p.roles) role),
      e'\\n  using (' || p.qual || ')', e'\\n  with check (' || p.with_check || ')'), '' order by p.policyname)
    from pg_policies p where p.schemaname = n.nspname and p.tablename = c.relname`;

export const TABLES = `
  select format(e'-- owner %s\\ncreate %stable %s (\\n', c.relowner::regrole, case c.relpersistence when 'u' then 'unlogged ' else '' end, c.oid::regclass)
      || (${COLUMNS}) || coalesce((${CONSTRAINTS}), '')
      || e'\\n)' || coalesce(' with (' || array_to_string(c.reloptions, ', ') || ')', '') || ';'
      || coalesce((${INDEXES}), '')
      || case when c.relrowsecurity then format(e'\\nalter table %s enable row level security;', c.oid::regclass) else '' end
      || case when c.relforcerowsecurity then format(e'\\nalter table %s force row level security;', c.oid::regclass) else '' end
      || coalesce((${POLICIES}), '') as text
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where n.nspname in ${OURS} and c.relkind in ('r', 'p')
   order by n.nspname, c.relname`;

export const VIEWS = `
  select format(e'-- owner %s\\ncreate view %s%s as\\n%s', c.relowner::regrole, c.oid::regclass,
      ' with (' || array_to_string(c.reloptions, ', ') || ')', pg_get_viewdef(c.oid)) as text
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where n.nspname in ${OURS} and c.relkind in ('v', 'm')
   order by n.nspname, c.relname`;

export const TRIGGERS = `
  select pg_get_triggerdef(t.oid) || ';' as text
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
   where n.nspname in ${OURS} and not t.tgisinternal
   order by n.nspname, c.relname, t.tgname`;

export const FUNCTIONS = `
  select format(e'-- owner %s\\n%s;', p.proowner::regrole, rtrim(pg_get_functiondef(p.oid), e'\\n')) as text
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
   where n.nspname in ${OURS}
   order by n.nspname, p.proname, pg_get_function_identity_arguments(p.oid)`;

// What an owner may do with its own things goes without saying.
export const GRANTS = `
  with acl as (
    select 1 as kind, 'schema ' || nspname as thing, nspowner as owner, '' as columns, nspacl as acl
      from pg_namespace where nspname in ${OURS}
    union all
    select 2, c.oid::regclass::text, c.relowner, '', c.relacl
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ${OURS}
    union all
    select 2, c.oid::regclass::text, c.relowner, format(' (%I)', a.attname), a.attacl
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ${OURS} and a.attacl is not null
    union all
    select 3, 'function ' || p.oid::regprocedure, p.proowner, '', coalesce(p.proacl, acldefault('f', p.proowner))
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ${OURS}
  ), granted as (
    select kind, thing, case x.grantee when 0 then 'public' else x.grantee::regrole::text end as grantee,
           string_agg(lower(x.privilege_type) || columns, ', ' order by columns, x.privilege_type) as rights
      from acl cross join lateral aclexplode(acl.acl) x
     where x.grantee <> acl.owner
     group by 1, 2, 3
  )
  select string_agg(format('grant %s on %s to %s;', rights, thing, grantee), e'\\n' order by kind, thing, grantee) as text
    from granted`;
