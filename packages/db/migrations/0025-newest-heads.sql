set local role heirlock_owner;

-- A browser that remembers nothing of a plan, the holder's or a member's, asks the keeper for its newest head (KEY-079). Question and answer are rows:
-- the keeper has no port.
create table app.head_questions (
  holder_id uuid not null references app.estates (holder_id) on delete cascade,
  nonce text not null check (nonce ~ '^[A-Za-z0-9_-]{22}$'),
  key_id text not null check (key_id ~ '^[A-Za-z0-9_-]{43}$'),
  asked_by uuid not null default auth.person() references app.people (id) on delete cascade,
  asked_at timestamptz not null default now(),
  -- The keeper's answer, byte for byte (docs/formats.md, section 14).
  text text,
  signature text,
  primary key (holder_id, nonce)
);
create index head_questions_by on app.head_questions (asked_by);
create index head_questions_open on app.head_questions (asked_at) where text is null;
alter table app.head_questions enable row level security;
alter table app.head_questions force row level security;
-- Nobody learns what others ask, or when.
create policy own on app.head_questions to heirlock_app
  using (holder_id = (select auth.estate()) and asked_by = (select auth.person()))
  with check (holder_id = (select auth.estate()) and asked_by = (select auth.person()));
create policy by_functions on app.head_questions to heirlock_owner using (true) with check (true);
-- Only the keeper answers.
grant select, insert (holder_id, nonce, key_id), delete on app.head_questions to heirlock_app;

create function app.wake_keeper() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_notify('heirlock_keeper', '');
  return null;
end $$;
revoke execute on function app.wake_keeper() from public;
create trigger wake_keeper after insert on app.head_questions for each statement execute function app.wake_keeper();

-- What the keeper has not taken into its own memory yet, and what no checkpoint covers yet (OPS-029).
alter table app.plan_chains
  add column kept boolean not null default false,
  add column checkpoint bigint;
create index plan_chains_not_kept on app.plan_chains (holder_id, key_id) where not kept;
create index plan_chains_changed on app.plan_chains (holder_id, key_id) where checkpoint is null and kept;
create function app.note_new_head() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  new.kept := false;
  new.checkpoint := null;
  return new;
end $$;
revoke execute on function app.note_new_head() from public;
create trigger note_new_head before update of number, hash on app.plan_chains
  for each row execute function app.note_new_head();

-- Heads are numbers, hashes and signatures: the keeper learns nothing of what they are about. It checks them itself, also
-- where a chain names a head that is not there. One that nobody signed stays on this list, and in no one's way.
create function app.heads_to_keep(most integer, after_holder uuid, after_key text)
returns table (holder_id uuid, key_id text, number bigint, hash text, text text, signature text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select c.holder_id, c.key_id, c.number, c.hash, h.text, h.signature
    from app.plan_chains c left join app.plan_heads h using (holder_id, key_id, number)
   where not c.kept and (c.holder_id, c.key_id) > (after_holder, after_key)
   order by c.holder_id, c.key_id limit most
$$;
create function app.mark_heads_kept(holders uuid[], keys text[], numbers bigint[], are_kept boolean) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  update app.plan_chains c set kept = are_kept
    from unnest(holders, keys, numbers) as l (holder_id, key_id, number)
   where c.holder_id = l.holder_id and c.key_id = l.key_id and c.number = l.number
$$;
create function app.changed_heads(most integer)
returns table (holder_id uuid, key_id text, number bigint, hash text, text text, signature text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select c.holder_id, c.key_id, c.number, c.hash, h.text, h.signature
    from app.plan_chains c left join app.plan_heads h using (holder_id, key_id, number)
   where c.checkpoint is null and c.kept order by c.holder_id, c.key_id limit most
$$;
-- Whoever signs at this moment is not waited for: the next checkpoint has it.
create function app.heads_in_checkpoint(checkpoint_number bigint, holders uuid[], keys text[], numbers bigint[]) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  update app.plan_chains c set checkpoint = checkpoint_number
   where (c.holder_id, c.key_id) in (
     select o.holder_id, o.key_id from app.plan_chains o
       join unnest(holders, keys, numbers) as l (holder_id, key_id, number)
         on o.holder_id = l.holder_id and o.key_id = l.key_id and o.number = l.number
        for update of o skip locked)
$$;
create function app.open_head_questions()
returns table (holder_id uuid, nonce text, key_id text, text text, signature text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select q.holder_id, q.nonce, q.key_id, h.text, h.signature
    from app.head_questions q
    left join app.plan_chains c on c.holder_id = q.holder_id and c.key_id = q.key_id
    left join app.plan_heads h on h.holder_id = c.holder_id and h.key_id = c.key_id and h.number = c.number
   where q.text is null and q.asked_at > now() - interval '1 minute'
   order by q.asked_at limit 100
$$;
create function app.answer_head_question(holder uuid, asked text, said text, signed text) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  update app.head_questions set text = said, signature = signed
   where holder_id = holder and nonce = asked and text is null
$$;
-- Letters about an account's security name the newest head of its plan.
create function app.newest_head(holder uuid, key text) returns table (number bigint, hash text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select c.number, c.hash from app.plan_chains c where c.holder_id = holder and c.key_id = key
$$;
revoke execute on function app.newest_head(uuid, text) from public;
grant execute on function app.newest_head(uuid, text) to heirlock_auth;

revoke execute on function
  app.heads_to_keep(integer, uuid, text), app.mark_heads_kept(uuid[], text[], bigint[], boolean), app.changed_heads(integer),
  app.heads_in_checkpoint(bigint, uuid[], text[], bigint[]), app.open_head_questions(),
  app.answer_head_question(uuid, text, text, text) from public;
grant usage on schema app to heirlock_keeper;
grant execute on function
  app.heads_to_keep(integer, uuid, text), app.mark_heads_kept(uuid[], text[], bigint[], boolean), app.changed_heads(integer),
  app.heads_in_checkpoint(bigint, uuid[], text[], bigint[]), app.open_head_questions(),
  app.answer_head_question(uuid, text, text, text) to heirlock_keeper;

-- Whoever verifies the log checks the heads, and compares them with those that the keeper signed (OPS-029).
create function app.stored_heads(holders uuid[], keys text[])
returns table (holder_id uuid, key_id text, number bigint, hash text, text text, signature text, newest bigint)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select h.holder_id, h.key_id, h.number, h.hash, h.text, h.signature, c.number
    from unnest(holders, keys) as l (holder_id, key_id)
    join app.plan_chains c using (holder_id, key_id)
    join app.plan_heads h using (holder_id, key_id)
$$;
revoke execute on function app.stored_heads(uuid[], text[]) from public;
grant usage on schema app to heirlock_audit;
grant execute on function app.stored_heads(uuid[], text[]) to heirlock_audit;

-- Plans of which a restored database shows less than the keeper remembers. Their holders are told (OPS-033).
create table app.plans_gone_back (
  holder_id uuid primary key references app.estates (holder_id) on delete cascade,
  restored_at timestamptz not null default now()
);
alter table app.plans_gone_back enable row level security;
alter table app.plans_gone_back force row level security;
create policy own on app.plans_gone_back for select to heirlock_app using (holder_id = (select auth.own_estate()));
create policy by_functions on app.plans_gone_back to heirlock_owner using (true) with check (true);
grant select on app.plans_gone_back to heirlock_app;

-- The keeper names what it remembers: of which plans is less shown here? Of a deleted account nothing is.
create function app.heads_gone_back(holders uuid[], keys text[], numbers bigint[])
returns table (holder_id uuid, key_id text, shown bigint, is_there boolean)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select l.holder_id, l.key_id, coalesce(c.number, 0), p.id is not null
    from unnest(holders, keys, numbers) as l (holder_id, key_id, number)
    left join app.plan_chains c on c.holder_id = l.holder_id and c.key_id = l.key_id
    left join app.people p on p.id = l.holder_id
   where coalesce(c.number, 0) < l.number
$$;
revoke execute on function app.heads_gone_back(uuid[], text[], bigint[]) from public;
grant execute on function app.heads_gone_back(uuid[], text[], bigint[]) to heirlock_keeper;

-- The keeper names what it remembers; who went back is found here. An estate that is gone altogether has nobody to tell.
create function app.note_plans_gone_back(holders uuid[], keys text[], numbers bigint[]) returns bigint
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with noted as (
    insert into app.plans_gone_back (holder_id)
    select distinct l.holder_id
      from unnest(holders, keys, numbers) as l (holder_id, key_id, number)
      join app.people p on p.id = l.holder_id
      left join app.plan_chains c on c.holder_id = l.holder_id and c.key_id = l.key_id
     where coalesce(c.number, 0) < l.number
    on conflict (holder_id) do update set restored_at = now()
    returning 1)
  select count(*) from noted
$$;
create function app.plans_to_tell(after_restored timestamptz, after_holder uuid)
returns table (holder_id uuid, restored_at timestamptz, email text, first_name text, language text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select g.holder_id, g.restored_at, auth.address_of(p.id), p.first_name, p.language
    from app.plans_gone_back g join app.people p on p.id = g.holder_id
   where (g.restored_at, g.holder_id) > (after_restored, after_holder)
   order by g.restored_at, g.holder_id limit 500
$$;
-- Of the restore that was told: another one meanwhile is told by itself.
create function app.plan_told(holder uuid, restored text) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  delete from app.plans_gone_back where holder_id = holder and restored_at = restored::timestamptz
$$;
revoke execute on function
  app.note_plans_gone_back(uuid[], text[], bigint[]), app.plans_to_tell(timestamptz, uuid), app.plan_told(uuid, text)
  from public;
grant execute on function app.note_plans_gone_back(uuid[], text[], bigint[]) to heirlock_keeper;
grant execute on function app.plans_to_tell(timestamptz, uuid), app.plan_told(uuid, text) to heirlock_worker;

-- The keeper works, and some plan shows a head that nobody signed.
set local role heirlock_audit;
alter table audit.keeper_health drop constraint keeper_health_state_check;
alter table audit.keeper_health add constraint keeper_health_state_check
  check (state in ('working', 'heads_unsigned', 'database_older', 'database_differs'));
