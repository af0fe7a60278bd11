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
  app.queue_key_change(),
  app.keys_of_own_members(uuid), app.card_by_key(text), app.due_envelope_reminders(integer, timestamptz, uuid),
  app.envelope_letter_to_send(uuid, text) from public;
grant execute on function app.keys_of_own_members(uuid), app.card_by_key(text) to heirlock_app;
grant execute on function app.due_envelope_reminders(integer, timestamptz, uuid), app.envelope_letter_to_send(uuid, text)
  to heirlock_worker;
