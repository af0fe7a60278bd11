-- The keeper signs what the owner of the database must not be able to take back: every hour a checkpoint of the audit
-- chains that changed (OPS-029). It has a role of its own, which writes here and reads nothing of an estate.
do $$
begin
  if not exists (select from pg_roles where rolname = 'heirlock_keeper') then
    create role heirlock_keeper nologin nosuperuser nocreatedb nocreaterole nobypassrls noreplication noinherit;
  end if;
  if not pg_has_role(current_user, 'heirlock_keeper', case when current_setting('server_version_num')::int < 160000 then 'MEMBER' else 'SET' end) then
    grant heirlock_keeper to current_user;
  end if;
end $$;
grant usage on schema audit to heirlock_keeper;

set local role heirlock_audit;

-- The newest checkpoint that knows this state of the chain; null since the last change.
alter table audit.heads add column checkpoint bigint;
create index heads_changed on audit.heads (estate_id) where checkpoint is null;

-- Appends one event to an estate's chain and returns its number. The head's row lock makes the order.
-- hash = sha256(prev_hash || utf8(body)); body is canonical JSON: at, actor, data, estate, seq, type.
create or replace function audit.append(estate uuid, event_type text, actor uuid, data jsonb)
returns bigint
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  head audit.heads;
  words text := data::text;
  line text;
  next_hash bytea;
begin
  -- Ids, codes and numbers have no blanks and no @, and start small (currencies and countries apart): what does
  -- not look like one is refused, so that a person's name or address cannot get into a log that is never erased.
  -- One pattern over the text of a flat object: four times as fast as walking the document. Its repeats are unbounded,
  -- because PostgreSQL unrolls bounded ones (78 µs a call instead of 5); that no word has more than 64 characters is
  -- looked at only where the text is long enough to hold one.
  if event_type !~ '^[a-z]+([._][a-z]+)+$'
     or data is null
     or words !~ '^\{("[A-Za-z_]+": (-?[0-9.]+|true|false|null|"([a-z0-9][A-Za-z0-9_.:-]*|[A-Z][A-Z][A-Z]?)"|\[("([a-z0-9][A-Za-z0-9_.:-]*|[A-Z][A-Z][A-Z]?)"(, )?)*\])(, )?)*\}$'
     or (length(words) > 71 and words ~ '[^", ]{65}')
  then
    raise exception 'audit entries hold ids and codes only' using errcode = 'check_violation', detail = event_type;
  end if;

  loop
    select * into head from audit.heads where estate_id = estate;
    if not found then
      head := row (estate, 0, sha256(convert_to('heirlock audit ' || estate::text, 'UTF8')));
    end if;

    line := json_build_object(
      'at', to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
      'actor', actor,
      'data', data,
      'estate', estate,
      'seq', head.seq + 1,
      'type', event_type)::text;
    next_hash := sha256(head.hash || convert_to(line, 'UTF8'));

    -- Whoever appends at the same time is waited for here; then the head has moved, and this starts again from it.
    if head.seq = 0 then
      insert into audit.heads (estate_id, seq, hash) values (estate, 1, next_hash) on conflict (estate_id) do nothing;
    else
      update audit.heads set seq = head.seq + 1, hash = next_hash, checkpoint = null where estate_id = estate and seq = head.seq;
    end if;
    exit when found;
  end loop;

  insert into audit.entries (estate_id, seq, body, prev_hash, hash)
    values (estate, head.seq + 1, line, head.hash, next_hash);
  return head.seq + 1;
end $$;

create table audit.checkpoints (
  number bigint primary key,
  -- What was signed, byte for byte (docs/formats.md, section 14).
  text text not null,
  signature text not null,
  key text not null,
  -- All leaves, until the object store has them.
  leaves text[]
);
create index checkpoints_to_store on audit.checkpoints (number) where leaves is not null;

-- The newest leaf of each estate with what leads from it to its checkpoint's root, for the holder's own download.
create table audit.proofs (
  estate_id uuid primary key,
  checkpoint bigint not null,
  leaf text not null,
  place integer not null,
  -- The hashes one behind the other, 32 bytes each.
  path bytea not null
);

-- The keeper has no port: it says here how it is.
create table audit.keeper_health (
  only_row boolean primary key default true check (only_row),
  state text not null check (state in ('working', 'database_older', 'database_differs')),
  checkpoint bigint,
  checkpoint_at timestamptz,
  seen_at timestamptz not null default now()
);

grant select, update (checkpoint) on audit.heads to heirlock_keeper;
grant select, insert, update (leaves) on audit.checkpoints to heirlock_keeper;
grant select, insert, update on audit.proofs, audit.keeper_health to heirlock_keeper;
grant execute on function audit.append(uuid, text, uuid, jsonb) to heirlock_keeper;

-- A holder takes away the newest checkpoint that covers the own chain, and learns no other estate's id by it.
create function audit.own_checkpoint()
returns table (text text, signature text, key text, leaf text, place integer, path bytea)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select c.text, c.signature, c.key, p.leaf, p.place, p.path
    from audit.proofs p join audit.checkpoints c on c.number = p.checkpoint
   where p.estate_id = nullif(current_setting('app.user_id', true), '')::uuid
$$;

-- How the keeper is: its state, and how many seconds ago it was seen and made its last checkpoint.
create function audit.read_keeper_health(out state text, out seen_ago double precision, out checkpoint_ago double precision)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select k.state, extract(epoch from now() - k.seen_at)::float, extract(epoch from now() - k.checkpoint_at)::float
    from audit.keeper_health k
$$;

grant execute on function audit.own_checkpoint() to heirlock_app;
grant execute on function audit.read_keeper_health() to heirlock_app, heirlock_worker;
