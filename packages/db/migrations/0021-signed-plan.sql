set local role heirlock_owner;

-- The signed plan (docs/formats.md §13): what the holder signed is what happens. What was signed or hashed is kept byte
-- for byte. Each account key has a chain of its own; after a reset without the kit the older one stands still.
create table app.plan_chains (
  holder_id uuid not null references app.estates (holder_id) on delete cascade,
  -- The verifying key that signs the heads of this chain.
  key_id text not null check (key_id ~ '^[A-Za-z0-9_-]{43}$'),
  -- Of the empty slots; no member ever gets it.
  salt text not null check (salt ~ '^[A-Za-z0-9_-]{22}$'),
  -- The newest head.
  number bigint not null,
  hash text not null check (hash ~ '^[A-Za-z0-9_-]{43}$'),
  created_at timestamptz not null default now(),
  primary key (holder_id, key_id)
);

-- Every head that was ever signed: whoever has seen one can be shown the way from it to the newest.
create table app.plan_heads (
  holder_id uuid not null,
  key_id text not null,
  number bigint not null check (number > 0),
  hash text not null check (hash ~ '^[A-Za-z0-9_-]{43}$'),
  text text not null,
  signature text not null check (signature ~ '^hls1\.[A-Za-z0-9_-]{86}$'),
  stored_at timestamptz not null default now(),
  primary key (holder_id, key_id, number),
  unique (holder_id, key_id, hash),
  foreign key (holder_id, key_id) references app.plan_chains (holder_id, key_id) on delete cascade
);

create table app.plan_leaves (
  holder_id uuid not null,
  key_id text not null,
  slot integer not null check (slot >= 0),
  -- The head under which it came, and the one under which it was gone or replaced.
  since bigint not null,
  until bigint,
  -- What the leaf is about: no plan has two of one place.
  place text not null,
  text text not null check (octet_length(text) <= 40000),
  hash text not null check (hash ~ '^[A-Za-z0-9_-]{43}$'),
  ended_at timestamptz,
  primary key (holder_id, key_id, slot, since),
  foreign key (holder_id, key_id) references app.plan_chains (holder_id, key_id) on delete cascade,
  check ((until is null) = (ended_at is null))
);
create unique index plan_leaves_slot on app.plan_leaves (holder_id, key_id, slot) where until is null;
create unique index plan_leaves_place on app.plan_leaves (holder_id, key_id, place) where until is null;
create index plan_leaves_ended on app.plan_leaves (ended_at) where ended_at is not null;

-- Of the keys that an envelope was sealed to, as the holder signed it with the envelope: the member's leaf names the same.
alter table app.envelopes
  add column card_fingerprint text check (card_fingerprint ~ '^[A-Za-z0-9_-]{43}$'),
  add column account_fingerprint text check (account_fingerprint ~ '^[A-Za-z0-9_-]{43}$');

do $$
declare one text;
begin
  foreach one in array array['plan_chains', 'plan_heads', 'plan_leaves'] loop
    execute format('alter table app.%I enable row level security', one);
    execute format('alter table app.%I force row level security', one);
    execute format('create policy own on app.%I to heirlock_app
      using (holder_id = (select nullif(current_setting(''app.user_id'', true), '''')::uuid))
      with check (holder_id = (select nullif(current_setting(''app.user_id'', true), '''')::uuid))', one);
    execute format('create policy by_functions on app.%I to heirlock_owner using (true) with check (true)', one);
  end loop;
end $$;
-- Heads are never changed or taken away, and of a leaf only its end is written down.
grant select, insert on app.plan_chains, app.plan_heads, app.plan_leaves to heirlock_app;
grant update (number, hash) on app.plan_chains to heirlock_app;
grant update (until, ended_at) on app.plan_leaves to heirlock_app;
-- Replaced leaves stay for 90 days, so that everything signed since an objection can be looked through (SEC-046).
create policy forget_old on app.plan_leaves for delete to heirlock_worker using (ended_at < now() - interval '90 days');
create policy see_old on app.plan_leaves for select to heirlock_worker using (ended_at < now() - interval '90 days');
grant select, delete on app.plan_leaves to heirlock_worker;

-- Of vault, with what the plan says of an entry: its revision, the key that signed it, since when it is in the bin; and of a link, whether it
-- follows the condition of its entry.
create or replace view app.entry_states with (security_invoker = true) as
  select e.holder_id, e.id, e.access_condition, e.generation, e.created_at, e.deleted_at is not null as in_bin,
         e.revision, e.deleted_at, e.key_id
    from app.vault_entries e;
create or replace view app.meant_entries with (security_invoker = true) as
  select l.holder_id, l.membership_id, l.entry_id, coalesce(l.access_condition, e.access_condition) as access_condition,
         l.not_before, l.from_age, l.tell_exists, l.created_at, e.generation, e.deleted_at is not null as in_bin,
         case coalesce(l.access_condition, e.access_condition) when 'immediate' then 'now' else 'after_death' end as lane,
         w.key_id as wrap_key_id, w.generation as wrap_generation, w.content_key is not null as has_content_key,
         l.access_condition is null as follows
    from app.vault_member_links l
    join app.vault_entries e on e.holder_id = l.holder_id and e.id = l.entry_id
    left join app.entry_wraps w
      on w.holder_id = l.holder_id and w.membership_id = l.membership_id and w.entry_id = l.entry_id
     and w.lane = case coalesce(l.access_condition, e.access_condition) when 'immediate' then 'now' else 'after_death' end;

-- The tables never grant more than the newest heads (KEY-067): nobody is meant for anything, in an earlier lane, on an
-- earlier day or at a lower age than a leaf says, and nothing comes back from the bin that a leaf calls deleted. An estate
-- that has signed nothing yet is free of it: there the key worker seals nothing.
create view app.granted_beyond_plan with (security_invoker = true) as
  select l.holder_id, l.membership_id, l.entry_id
    from app.vault_member_links l
    join app.memberships m on m.holder_id = l.holder_id and m.id = l.membership_id
    join app.vault_entries e on e.holder_id = l.holder_id and e.id = l.entry_id
    cross join lateral (select coalesce(l.access_condition, e.access_condition) as condition) c
   where m.status not in ('rejected', 'revoked') and e.deleted_at is null
     and exists (select from app.plan_chains p where p.holder_id = l.holder_id)
     and (
       not exists (
         select from app.plan_leaves p
          cross join lateral jsonb_array_elements(p.text::jsonb -> 5) g (parts)
          where p.holder_id = l.holder_id and p.until is null
            and (p.place = 'plan-grants ' || l.membership_id || ' now' or c.condition <> 'immediate'
              and p.place in ('plan-grants ' || l.membership_id || ' incapacity',
                              'plan-grants ' || l.membership_id || ' after_death'))
            and g.parts ->> 0 = l.entry_id::text
            and (g.parts ->> 2 is null or c.condition = 'custom' and l.not_before >= (g.parts ->> 2)::date)
            and (g.parts ->> 3 is null or c.condition = 'custom' and l.from_age >= (g.parts ->> 3)::int)
       )
       or exists (
         select from app.plan_leaves p
          where p.holder_id = l.holder_id and p.until is null and p.place = 'plan-entry ' || l.entry_id
            and p.text::jsonb ->> 6 is not null
       )
     );

create function app.require_within_plan() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  row jsonb := to_jsonb(new);
  entry uuid := coalesce(row ->> 'entry_id', row ->> 'id');
  -- Of a leaf that ended: plan-grants, member, lane.
  member uuid := coalesce(row ->> 'membership_id', split_part(row ->> 'place', ' ', 2));
begin
  if exists (
    select from app.granted_beyond_plan b
     where b.holder_id = new.holder_id and (entry is null or b.entry_id = entry)
       and (member is null or b.membership_id = member)
  ) then
    raise exception 'More is granted than the plan says' using errcode = 'HLP01';
  end if;
  return null;
end $$;
revoke execute on function app.require_within_plan() from public;

-- At the end of the transaction: the head comes in the same one.
create constraint trigger within_plan after insert or update on app.vault_member_links
  deferrable initially deferred for each row execute function app.require_within_plan();
create constraint trigger within_plan after update of access_condition, deleted_at on app.vault_entries
  deferrable initially deferred for each row
  when (old.access_condition <> new.access_condition or old.deleted_at is not null and new.deleted_at is null)
  execute function app.require_within_plan();
create constraint trigger within_plan after update of until on app.plan_leaves
  deferrable initially deferred for each row when (new.place like 'plan-grants %')
  execute function app.require_within_plan();
