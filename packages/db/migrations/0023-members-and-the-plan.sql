set local role heirlock_owner;

-- Of the signed plan a member reaches nothing by the tables: it would tell how much there is.
do $$
declare
  t text;
begin
  foreach t in array array['plan_chains', 'plan_heads', 'plan_leaves'] loop
    execute format('create policy cut_for_members on app.%I as restrictive to heirlock_app
      using (holder_id = (select auth.own_estate()))', t);
  end loop;
end $$;
reset role;

-- Keys of the holder in whose estate the transaction acts that an objection took out of force.
set local role heirlock_auth;
create function auth.keys_set_aside() returns setof text
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select o.verifying_key from auth.older_bundles o
   where o.user_id = auth.estate() and o.set_aside_at is not null
     and not exists (select from auth.account_keys k where k.user_id = o.user_id and k.verifying_key = o.verifying_key)
$$;
revoke execute on function auth.keys_set_aside() from public;
grant execute on function auth.keys_set_aside() to heirlock_app, heirlock_owner;

-- When the holder looked through what was signed since the change that a notice told of (SEC-046).
alter table auth.notices add column looked_through_at timestamptz;

-- From the earliest change that was objected to and not looked through yet to the last objection; nulls without one. What
-- was signed longer ago than replaced leaves are kept cannot be shown.
create function auth.own_objection(out since timestamptz, out until timestamptz)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select min(n.created_at), max(n.objected_at) from auth.notices n
   where n.user_id = auth.own_estate() and n.objected_at is not null and n.looked_through_at is null
     and n.created_at > now() - interval '90 days'
$$;
create function auth.look_through() returns void
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  update auth.notices set looked_through_at = now()
   where user_id = auth.own_estate() and objected_at is not null and looked_through_at is null
$$;
revoke execute on function auth.own_objection(), auth.look_through() from public;
grant execute on function auth.own_objection(), auth.look_through() to heirlock_app;
reset role;

set local role heirlock_owner;

-- What such a key signed is served to nobody, the holder included (KEY-075).
do $$
declare
  t text;
begin
  foreach t in array array['plan_chains', 'plan_heads', 'plan_leaves'] loop
    execute format('create policy not_set_aside on app.%I as restrictive for select to heirlock_app
      using (key_id not in (select auth.keys_set_aside()))', t);
  end loop;
end $$;

-- What a living member gets of the signed plan (KEY-071): of each chain the newest head, the own grants of lane now and
-- the leaves of the entries that they name, each with the hashes that lead to the root. The tree is built in here, so
-- that neither other leaves nor their number leave the database. A row without a slot is a chain without own grants.
create function app.plan_for_member()
returns table (key_id text, head text, signature text, slot integer, leaf text, path text[])
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  holder constant uuid := auth.estate();
  member constant uuid := auth.membership();
  chain record;
  own text;
  highest integer;
  depth integer;
  size integer;
  -- Node i stands over 2i and 2i + 1; slot s is node size + s.
  nodes bytea[];
begin
  if member is null then return; end if;
  for chain in
    select c.key_id, decode(translate(c.salt, '-_', '+/') || '==', 'base64') as salt, h.text, h.signature
      from app.plan_chains c
      join app.plan_heads h on h.holder_id = c.holder_id and h.key_id = c.key_id and h.number = c.number
     where c.holder_id = holder and c.key_id not in (select auth.keys_set_aside())
     order by c.created_at, c.key_id
  loop
    select l.text into own from app.plan_leaves l
     where l.holder_id = holder and l.key_id = chain.key_id and l.until is null
       and l.place = 'plan-grants ' || member || ' now';
    if own is null then
      return query select chain.key_id, chain.text, chain.signature, null::integer, null::text, null::text[];
      continue;
    end if;
    select max(l.slot) into highest from app.plan_leaves l
     where l.holder_id = holder and l.key_id = chain.key_id and l.until is null;
    depth := 10;
    while 1 << depth <= highest loop depth := depth + 1; end loop;
    size := 1 << depth;
    select array_fill(''::bytea, array[size - 1]) || array_agg(coalesce(decode(translate(l.hash, '-_', '+/') || '=', 'base64'),
             sha256('\x02'::bytea || chain.salt || int4send(s.slot))) order by s.slot)
      into nodes
      from generate_series(0, size - 1) as s (slot)
      left join app.plan_leaves l
        on l.holder_id = holder and l.key_id = chain.key_id and l.until is null and l.slot = s.slot;
    for i in reverse size - 1 .. 1 loop
      nodes[i] := sha256('\x01'::bytea || nodes[2 * i] || nodes[2 * i + 1]);
    end loop;
    return query
      select chain.key_id, chain.text, chain.signature, l.slot, l.text,
             array(select translate(rtrim(encode(nodes[((size + l.slot) >> level) # 1], 'base64'), '='), '+/', '-_')
                     from generate_series(0, depth - 1) as level order by level)
        from app.plan_leaves l
       where l.holder_id = holder and l.key_id = chain.key_id and l.until is null
         and (l.place = 'plan-grants ' || member || ' now'
              or l.place in (select 'plan-entry ' || (g ->> 0) from jsonb_array_elements(own::jsonb -> 5) g))
       order by l.place like 'plan-entry %', l.place;
  end loop;
end $$;

-- What the signed plan grants a member in lane now, for the holder and for that member: a row of each chain without an
-- entry, and one for each entry. Delivery asks for both, the plan and the tables. Nothing counts of a chain that was set
-- aside. Of other lanes nothing is delivered before a release.
create function app.planned_now(member uuid) returns table (key_id text, entry_id uuid)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  holder constant uuid := auth.estate();
  chain text;
  own jsonb;
begin
  if auth.membership() <> member then return; end if;
  for chain in select c.key_id from app.plan_chains c where c.holder_id = holder loop
    return query select chain, null::uuid;
    continue when chain in (select auth.keys_set_aside());
    select l.text::jsonb -> 5 into own from app.plan_leaves l
     where l.holder_id = holder and l.key_id = chain and l.until is null and l.place = 'plan-grants ' || member || ' now';
    return query select chain, (g ->> 0)::uuid from jsonb_array_elements(own) g;
  end loop;
end $$;
revoke execute on function app.plan_for_member(), app.planned_now(uuid) from public;
grant execute on function app.plan_for_member(), app.planned_now(uuid) to heirlock_app;
