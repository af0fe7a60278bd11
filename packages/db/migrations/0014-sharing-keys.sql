set local role heirlock_auth;

-- As auth.public_keys_of(), and they stay so until the end of the transaction: who joins while their keys are replaced
-- brings either the old ones, and the new ones are told to the holder they have joined, or the new ones.
create function auth.hold_public_keys_of(person uuid, out recipient text, out verifying_key text)
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$ select k.recipient, k.verifying_key from auth.account_keys k where k.user_id = person for share $$;
revoke execute on function auth.hold_public_keys_of(uuid) from public;
grant execute on function auth.hold_public_keys_of(uuid) to heirlock_owner;

reset role;
set local role heirlock_owner;

-- Keys between people: delivery of envelopes, cards, the queue.

-- By the card's secret, on the keys of the holder who made it: whoever joins by the card knows by it whose it is.
alter table app.member_cards add column holder_proof text not null check (holder_proof ~ '^[A-Za-z0-9_-]{43}$');
create unique index member_cards_verifying_key on app.member_cards (verifying_key);

-- One envelope for each member, lane and key of the holder: what was made before a reset without the kit stays, because
-- what is under it still has to reach the heirs. An entry has one wrap, under one of them. Envelopes are replaced and
-- never deleted: their signed version only grows.
alter table app.entry_wraps drop constraint entry_wraps_holder_id_membership_id_lane_fkey;
alter table app.envelopes drop constraint envelopes_pkey, add primary key (holder_id, membership_id, lane, key_id);
alter table app.entry_wraps
  add column key_id text not null,
  add foreign key (holder_id, membership_id, lane, key_id)
    references app.envelopes (holder_id, membership_id, lane, key_id) on delete cascade;
create index entry_wraps_envelope on app.entry_wraps (holder_id, membership_id, lane, key_id);

-- Those that were compared before stay beside today's: they signed what is older.
alter table app.holder_pins drop constraint holder_pins_pkey, add primary key (user_id, holder_id, verifying_key);

-- Microseconds: another one each time, also for a member who was taken out and is put in again, so that nobody who did
-- an older task takes a newer one out.
alter table app.envelope_queue alter column version type bigint;
create function app.next_queue_version() returns bigint
language sql volatile
set search_path = pg_catalog, pg_temp
as $$ select (extract(epoch from clock_timestamp()) * 1000000)::bigint $$;
revoke execute on function app.next_queue_version() from public;
grant execute on function app.next_queue_version() to heirlock_app;
alter table app.envelope_queue alter column version set default app.next_queue_version();

create or replace function app.queue_envelope(holder uuid, member uuid, why text) returns void
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  insert into app.envelope_queue as q (holder_id, membership_id, reasons)
  select m.holder_id, m.id, array[why] from app.memberships m
   where m.holder_id = holder and m.id = member and m.status not in ('rejected', 'revoked')
  on conflict (holder_id, membership_id) do update
    set reasons = case when why = any (q.reasons) then q.reasons else q.reasons || why end,
        version = greatest(q.version + 1, excluded.version)
$$;

-- Somebody had a key of the entry who may not open it any more: the holder's client makes new keys when it is next
-- unlocked (KEY-049).
alter table app.vault_entries add column rotate_since timestamptz;
create index vault_entries_rotating on app.vault_entries (holder_id) where rotate_since is not null;
create policy mark_for_rotation on app.vault_entries for update to heirlock_owner using (true);

create function app.note_rotated() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  new.rotate_since := null;
  return new;
end $$;
create trigger note_rotated before update of generation on app.vault_entries
  for each row when (new.generation > old.generation) execute function app.note_rotated();

-- A wrap of an older generation opens nothing that is of today.
create function app.rotate_entries_of(holder uuid, member uuid) returns void
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  update app.vault_entries e set rotate_since = now()
    from app.entry_wraps w
   where w.holder_id = holder and w.membership_id = member
     and e.holder_id = w.holder_id and e.id = w.entry_id and e.generation = w.generation and e.rotate_since is null
$$;

-- Who is asked again after a no or a goodbye may be somebody else: nothing is sealed to the account or the card of whoever
-- was there before, and both are made and compared anew.
create or replace function app.queue_named() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    perform app.queue_envelope(new.holder_id, new.id, 'named');
  elsif new.status in ('rejected', 'revoked') then
    delete from app.envelope_queue where holder_id = new.holder_id and membership_id = new.id;
    perform app.rotate_entries_of(new.holder_id, new.id);
  elsif old.status in ('rejected', 'revoked') then
    update app.member_keys k
       set state = 'retired', signature = null, signed_by = null, verified_at = null, card_signature = null
     where k.holder_id = new.holder_id and k.membership_id = new.id;
    update app.member_cards c set state = 'void', voided_at = now(), secret_by_root = null
     where c.holder_id = new.holder_id and c.membership_id = new.id and c.state = 'active';
    perform app.queue_envelope(new.holder_id, new.id, 'named');
  end if;
  return null;
end $$;

create function app.rotate_deleted() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.rotate_entries_of(old.holder_id, old.id);
  return old;
end $$;
create trigger rotate_deleted before delete on app.memberships for each row execute function app.rotate_deleted();

-- Unlinking stops delivery at once, and so does a condition by which the entry opens in another lane. What nobody loses
-- stays as it is: a change of what is told before, or of a date, makes no work.
create or replace function app.queue_linked() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  own text;
  was_now boolean;
  is_now boolean := false;
begin
  if tg_op = 'INSERT' then
    perform app.queue_envelope(new.holder_id, new.membership_id, 'linked');
    return null;
  end if;
  select e.access_condition into own from app.vault_entries e where e.holder_id = old.holder_id and e.id = old.entry_id;
  was_now := coalesce(old.access_condition, own) = 'immediate';
  if tg_op = 'UPDATE' then
    is_now := coalesce(new.access_condition, own) = 'immediate';
    if was_now = is_now then return null; end if;
  end if;
  with gone as (
    delete from app.entry_wraps w
     where w.holder_id = old.holder_id and w.membership_id = old.membership_id and w.entry_id = old.entry_id
    returning w.generation)
  update app.vault_entries e set rotate_since = now()
    from gone
   where e.holder_id = old.holder_id and e.id = old.entry_id and e.generation = gone.generation
     and e.rotate_since is null and not is_now;
  if tg_op = 'UPDATE' then
    perform app.queue_envelope(new.holder_id, new.membership_id, 'linked');
  end if;
  return null;
end $$;

-- An entry that opened at once and waits from now on was seen by whoever had its keys.
create or replace function app.queue_rotated() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.queue_envelope(l.holder_id, l.membership_id, 'rotated')
     from app.vault_member_links l where l.holder_id = new.holder_id and l.entry_id = new.id;
  if old.access_condition = 'immediate' and new.access_condition <> 'immediate' and exists (
       select from app.entry_wraps w
         join app.vault_member_links l
           on l.holder_id = w.holder_id and l.membership_id = w.membership_id and l.entry_id = w.entry_id
        where w.holder_id = new.holder_id and w.entry_id = new.id and w.lane = 'now' and w.generation = new.generation
          and l.access_condition is null) then
    update app.vault_entries e set rotate_since = now()
     where e.holder_id = new.holder_id and e.id = new.id and e.rotate_since is null;
  end if;
  return null;
end $$;

-- An account has one identity at a time. One that was neither compared nor refused is of no use once there is another;
-- one that was compared stays until the holder has compared the next (KEY-048). Behind the lock it is known whether
-- the holder has just done so.
create or replace function app.note_member_key(holder uuid, member uuid, recipient text, verifying_key text) returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  perform from app.memberships m where m.holder_id = holder and m.id = member for no key update;
  update app.member_keys k set state = 'retired'
   where k.holder_id = holder and k.membership_id = member and k.verifying_key <> note_member_key.verifying_key
     and k.state in ('unverified', 'changed');
  insert into app.member_keys as k (holder_id, membership_id, verifying_key, recipient, fingerprint, state)
  values (holder, member, note_member_key.verifying_key, note_member_key.recipient,
          encode(sha256(convert_to(note_member_key.recipient || ' ' || note_member_key.verifying_key, 'UTF8')), 'hex'),
          case when exists (select from app.member_keys o
                             where o.holder_id = holder and o.membership_id = member
                               and (o.state = 'refused' or o.verified_at is not null))
               then 'changed' else 'unverified' end)
  on conflict (holder_id, membership_id, verifying_key) do update
    set state = excluded.state, seen_at = now(), signature = null, signed_by = null, verified_at = null
    where k.state = 'retired';
end $$;

create or replace function app.note_keys_of_member() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  keys record;
begin
  select * into keys from auth.hold_public_keys_of(new.user_id);
  if keys.verifying_key is not null then
    perform app.note_member_key(new.holder_id, new.id, keys.recipient, keys.verifying_key);
  end if;
  return null;
end $$;

-- A card speaks for the account: the holder's client can take its word and seal to the account.
create function app.queue_key_change() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.queue_envelope(new.holder_id, new.membership_id, tg_argv[0]);
  -- Whoever's they are, they opened what was sealed to them.
  if tg_argv[0] = 'refused' then
    perform app.rotate_entries_of(new.holder_id, new.membership_id);
  end if;
  return null;
end $$;
create trigger queue_joined_by_card after update of card_signature on app.member_keys
  for each row when (new.card_signature is not null and new.card_signature is distinct from old.card_signature)
  execute function app.queue_key_change('joined_by_card');
-- What was sealed to keys that turn out to be somebody else's, or to a card that is void, is sealed anew without them.
create trigger queue_refused after update of state on app.member_keys
  for each row when (new.state = 'refused' and old.state = 'verified') execute function app.queue_key_change('refused');
create trigger queue_card after update of state on app.member_cards
  for each row when (new.state = 'void' and old.state = 'active') execute function app.queue_key_change('card');

-- The keys that the accounts of one's own members have today, or that of one of them.
create function app.keys_of_own_members(member uuid default null)
returns table (membership_id uuid, recipient text, verifying_key text)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select m.id, k.recipient, k.verifying_key
    from app.memberships m, lateral auth.public_keys_of(m.user_id) k
   where m.holder_id = nullif(current_setting('app.user_id', true), '')::uuid and m.status = 'confirmed'
     and m.user_id is not null and (member is null or m.id = member) and k.verifying_key is not null
$$;

-- The card whose key it is. Nobody guesses a key, so whoever names one has the card.
create function app.card_by_key(key text) returns table (holder_id uuid, id uuid, membership_id uuid)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select c.holder_id, c.id, c.membership_id from app.member_cards c where c.verifying_key = key and c.state = 'active'
$$;

-- A page of what waits so long that its holder is reminded, once for all that waits (KEY-047); a holder may come up
-- several times. In the order of waiting, from after the one that was seen last.
create function app.due_envelope_reminders(days integer, after_queued timestamptz, after_holder uuid)
returns table (holder_id uuid, queued_at timestamptz)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select q.holder_id, q.queued_at from app.envelope_queue q
   where q.queued_at <= now() - make_interval(days => days) and q.reminded_at is null
     and (q.queued_at, q.holder_id) > (after_queued, after_holder)
   order by q.queued_at, q.holder_id
   limit 500
$$;

-- What the letter about them needs: nothing for a holder who wants no such letters, or for whom nothing waits any more.
create function app.envelope_letter_to_send(holder uuid, switch text)
returns table (email text, first_name text, language text, names text[])
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select auth.address_of(p.id), p.first_name, p.language,
         array_agg(m.first_name || ' ' || m.last_name order by q.queued_at, m.created_at)
    from app.people p
    join app.envelope_queue q on q.holder_id = p.id and q.reminded_at is not null
    join app.memberships m on m.holder_id = q.holder_id and m.id = q.membership_id
   where p.id = holder
     and coalesce((select n.wanted from app.notification_settings n
                    where n.user_id = p.id and n.kind = switch and n.channel = 'email'), true)
   group by p.id
$$;

revoke execute on function
  app.note_rotated(), app.rotate_entries_of(uuid, uuid), app.rotate_deleted(), app.queue_key_change(),
  app.keys_of_own_members(uuid), app.card_by_key(text), app.due_envelope_reminders(integer, timestamptz, uuid),
  app.envelope_letter_to_send(uuid, text) from public;
grant execute on function app.keys_of_own_members(uuid), app.card_by_key(text) to heirlock_app;
grant execute on function app.due_envelope_reminders(integer, timestamptz, uuid), app.envelope_letter_to_send(uuid, text)
  to heirlock_worker;

-- How far a member's keys are, as other slices read it. The identity seen last decides the state, because one that was
-- compared stays until the new one is compared too (KEY-048).
create view app.member_key_standing with (security_invoker = true) as
  select m.holder_id, m.id as membership_id, coalesce(k.state, 'none') as state, k.verified_at, c.id as card_id,
         c.printed_at as card_printed_at, q.queued_at
    from app.memberships m
    left join app.envelope_queue q on q.holder_id = m.holder_id and q.membership_id = m.id
    left join app.member_cards c on c.holder_id = m.holder_id and c.membership_id = m.id and c.state = 'active'
    left join lateral (
      select nullif(k.state, 'retired') as state,
             (select max(v.verified_at) from app.member_keys v
               where v.holder_id = m.holder_id and v.membership_id = m.id and v.state = 'verified') as verified_at
        from app.member_keys k
       where k.holder_id = m.holder_id and k.membership_id = m.id and k.state <> 'retired'
       order by k.seen_at desc, k.verifying_key
       limit 1) k on true;
grant select on app.member_key_standing to heirlock_app;
