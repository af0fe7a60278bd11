set local role heirlock_owner;

-- Identities on paper, made by the holder's client from the moment a person is named. The secret is here only wrapped
-- by the holder's root key, until it is forgotten: the card can be printed again as long as it is not.
create table app.member_cards (
  holder_id uuid not null,
  id uuid not null,
  membership_id uuid not null,
  recipient text not null check (recipient like 'age1%'),
  verifying_key text not null,
  secret_by_root text check (secret_by_root like 'hlk1.%'),
  -- The holder's, on the card's identity.
  signature text not null check (signature like 'hls1.%'),
  signed_by text not null,
  state text not null default 'active' check (state in ('active', 'void')),
  printed_at timestamptz,
  created_at timestamptz not null default now(),
  voided_at timestamptz,
  primary key (holder_id, id),
  foreign key (holder_id, membership_id) references app.memberships (holder_id, id) on delete cascade
);
create unique index member_cards_id on app.member_cards (id);
create index member_cards_member on app.member_cards (holder_id, membership_id);
create unique index member_cards_one_active on app.member_cards (holder_id, membership_id) where state = 'active';

-- Identities of members' accounts as the holder has come to know them. A new one never takes the place of a verified
-- one by itself: it waits as `changed`. `signature` is the holder's on what was compared: a server that swaps a row
-- cannot make it, and the holder's client seals to nothing else.
create table app.member_keys (
  holder_id uuid not null,
  membership_id uuid not null,
  verifying_key text not null,
  recipient text not null check (recipient like 'age1%'),
  -- Hex of sha256(recipient, a blank, verifying key).
  fingerprint text not null,
  state text not null check (state in ('unverified', 'verified', 'changed', 'refused', 'retired')),
  signature text check (signature like 'hls1.%'),
  -- The verifying key of the holder that signed.
  signed_by text,
  -- Who joined by a card had it sign the keys of their account.
  card_id uuid,
  card_signature text check (card_signature like 'hls1.%'),
  seen_at timestamptz not null default now(),
  verified_at timestamptz,
  primary key (holder_id, membership_id, verifying_key),
  foreign key (holder_id, membership_id) references app.memberships (holder_id, id) on delete cascade,
  foreign key (holder_id, card_id) references app.member_cards (holder_id, id) on delete set null (card_id),
  check ((state = 'verified') <= (signature is not null and signed_by is not null and verified_at is not null))
);
create index member_keys_card on app.member_keys (holder_id, card_id);
create unique index member_keys_one_verified on app.member_keys (holder_id, membership_id) where state = 'verified';

-- The other way round: the holder's identity as a member has compared it, signed by the member.
create table app.holder_pins (
  user_id uuid not null references app.people (id) on delete cascade,
  holder_id uuid not null references app.estates (holder_id) on delete cascade,
  verifying_key text not null,
  recipient text not null check (recipient like 'age1%'),
  signature text not null check (signature like 'hls1.%'),
  signed_by text not null,
  verified_at timestamptz not null default now(),
  primary key (user_id, holder_id)
);
create index holder_pins_holder on app.holder_pins (holder_id);

-- What lies around the envelopes of the lanes that open later, wrapped by the holder's root key.
create table app.release_keys (
  holder_id uuid not null references app.estates (holder_id) on delete cascade,
  lane text not null check (lane in ('after_death', 'incapacity')),
  epoch integer not null check (epoch >= 1),
  key_by_root text not null check (key_by_root like 'hlk1.%'),
  -- The verifying key of the bundle whose root key wraps it.
  key_id text not null,
  created_at timestamptz not null default now(),
  primary key (holder_id, lane, epoch)
);

-- One for each member and lane (docs/formats.md §9), sealed to the card and to the verified account.
create table app.envelopes (
  holder_id uuid not null,
  membership_id uuid not null,
  lane text not null check (lane in ('now', 'after_death', 'incapacity')),
  sealed text not null check (sealed like case when lane = 'now' then 'hln1.%' else 'hlr1.%' end),
  signature text not null check (signature like 'hls1.%'),
  -- The verifying key of the holder that signed.
  key_id text not null,
  -- The link key for the holder's own client, so that more entries can be added to it.
  link_key_by_root text not null check (link_key_by_root like 'hlk1.%'),
  -- To which identities: a card's id, an account's verifying key.
  card_id uuid,
  account_key text,
  epoch integer check ((epoch is null) = (lane = 'now')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (holder_id, membership_id, lane),
  foreign key (holder_id, membership_id) references app.memberships (holder_id, id) on delete cascade,
  foreign key (holder_id, lane, epoch) references app.release_keys (holder_id, lane, epoch),
  foreign key (holder_id, card_id) references app.member_cards (holder_id, id) on delete set null (card_id)
);
create index envelopes_release_key on app.envelopes (holder_id, lane, epoch);
create index envelopes_card on app.envelopes (holder_id, card_id);

-- The keys of one entry under the link key of a member and lane: the label alone, or label and content. Which there are
-- is decided in packages/domain/src/sharing/who-loses-keys.ts; no wrap outlives the link by which the entry is meant for
-- the member, whatever a use case forgets.
create table app.entry_wraps (
  holder_id uuid not null,
  membership_id uuid not null,
  lane text not null check (lane in ('now', 'after_death', 'incapacity')),
  entry_id uuid not null,
  generation integer not null check (generation >= 1),
  label_key text not null check (label_key like 'hle1.link.label.%'),
  content_key text check (content_key like 'hle1.link.content.%'),
  created_at timestamptz not null default now(),
  primary key (holder_id, membership_id, lane, entry_id),
  foreign key (holder_id, membership_id, lane) references app.envelopes (holder_id, membership_id, lane) on delete cascade,
  foreign key (holder_id, entry_id, membership_id)
    references app.vault_member_links (holder_id, entry_id, membership_id) on delete cascade
);
create index entry_wraps_link on app.entry_wraps (holder_id, entry_id, membership_id);

-- Members for whom the holder's client has envelopes or wraps to make when it is next unlocked. `version` grows with
-- each new reason: who has done an older one has not done all.
create table app.envelope_queue (
  holder_id uuid not null,
  membership_id uuid not null,
  reasons text[] not null,
  version integer not null default 1,
  queued_at timestamptz not null default now(),
  reminded_at timestamptz,
  primary key (holder_id, membership_id),
  foreign key (holder_id, membership_id) references app.memberships (holder_id, id) on delete cascade
);
create index envelope_queue_reminding on app.envelope_queue (queued_at, holder_id) where reminded_at is null;

do $$
declare
  one text;
begin
  foreach one in array array[
    'member_keys', 'member_cards', 'release_keys', 'envelopes', 'entry_wraps', 'envelope_queue']
  loop
    execute format('alter table app.%I enable row level security', one);
    execute format('alter table app.%I force row level security', one);
    execute format('create policy own on app.%I to heirlock_app
      using (holder_id = (select nullif(current_setting(''app.user_id'', true), '''')::uuid))', one);
    execute format('create policy by_functions on app.%I to heirlock_owner using (true) with check (true)', one);
    execute format('grant select, insert, update, delete on app.%I to heirlock_app', one);
  end loop;
end $$;
alter table app.holder_pins enable row level security;
alter table app.holder_pins force row level security;
create policy own on app.holder_pins to heirlock_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
grant select, insert, update, delete on app.holder_pins to heirlock_app;
-- Envelopes that wait for a release lie under it: it stays.
revoke update, delete on app.release_keys from heirlock_app;

-- Puts a member into the queue. Nothing happens for one that is being deleted.
create function app.queue_envelope(holder uuid, member uuid, why text) returns void
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  insert into app.envelope_queue as q (holder_id, membership_id, reasons)
  select m.holder_id, m.id, array[why] from app.memberships m
   where m.holder_id = holder and m.id = member and m.status not in ('rejected', 'revoked')
  on conflict (holder_id, membership_id) do update
    set reasons = case when why = any (q.reasons) then q.reasons else q.reasons || why end, version = q.version + 1
$$;

-- Whoever is named gets a card; who leaves is waited for no more.
create function app.queue_named() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    perform app.queue_envelope(new.holder_id, new.id, 'named');
  elsif new.status in ('rejected', 'revoked') then
    delete from app.envelope_queue where holder_id = new.holder_id and membership_id = new.id;
  elsif old.status in ('rejected', 'revoked') then
    perform app.queue_envelope(new.holder_id, new.id, 'named');
  end if;
  return null;
end $$;
create trigger queue_named after insert or update of status on app.memberships
  for each row execute function app.queue_named();

-- Whose account is deleted has no login any more, like somebody whom the holder confirmed alone: a card, a key or a new
-- invitation brings them back, and nobody waits for an answer that cannot come.
create function app.keep_without_account() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  new.confirmed_by_holder := true;
  update app.member_requests r set status = 'void'
   where r.holder_id = new.holder_id and r.membership_id = new.id and r.status = 'pending';
  update app.membership_roles r set status = 'inactive', inactive_because = 'expired', status_changed_at = now()
   where r.holder_id = new.holder_id and r.membership_id = new.id and r.status = 'pending_approval';
  insert into app.membership_history (holder_id, membership_id, type, action_type, previous_status, new_status)
  values (new.holder_id, new.id, 'status', 'account_gone', 'confirmed', 'confirmed');
  return new;
end $$;
create trigger keep_without_account before update of user_id on app.memberships
  for each row when (old.user_id is not null and new.user_id is null and old.status = 'confirmed' and new.status = 'confirmed'
                     and not old.confirmed_by_holder)
  execute function app.keep_without_account();

-- Levels of the vault come from roles and overrides.
create function app.queue_levels() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  it record;
begin
  if tg_op = 'DELETE' then it := old; else it := new; end if;
  if exists (select from app.vault_member_links l
              where l.holder_id = it.holder_id and l.membership_id = it.membership_id) then
    perform app.queue_envelope(it.holder_id, it.membership_id, 'permissions');
  end if;
  return null;
end $$;
create trigger queue_levels after insert or update or delete on app.permission_overrides
  for each row execute function app.queue_levels();
create trigger queue_levels after insert or update of status or delete on app.membership_roles
  for each row execute function app.queue_levels();

-- And from the primary role, which comes first of several (D43).
create function app.queue_primary() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if exists (select from app.vault_member_links l where l.holder_id = new.holder_id and l.membership_id = new.id) then
    perform app.queue_envelope(new.holder_id, new.id, 'permissions');
  end if;
  return null;
end $$;
create trigger queue_primary after update of primary_role on app.memberships
  for each row when (new.primary_role is distinct from old.primary_role) execute function app.queue_primary();

-- Another lane needs another wrap. A change of what is told before, or of a date, makes no work.
create function app.queue_linked() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  own text;
begin
  if tg_op = 'UPDATE' then
    select e.access_condition into own from app.vault_entries e where e.holder_id = new.holder_id and e.id = new.entry_id;
    if (coalesce(old.access_condition, own) = 'immediate') = (coalesce(new.access_condition, own) = 'immediate') then
      return null;
    end if;
  end if;
  perform app.queue_envelope(new.holder_id, new.membership_id, 'linked');
  return null;
end $$;
create trigger queue_linked after insert or update of access_condition on app.vault_member_links
  for each row execute function app.queue_linked();

create function app.queue_rotated() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.queue_envelope(l.holder_id, l.membership_id, 'rotated')
     from app.vault_member_links l where l.holder_id = new.holder_id and l.entry_id = new.id;
  return null;
end $$;
create trigger queue_rotated after update of generation, access_condition on app.vault_entries
  for each row when (old.generation <> new.generation or old.access_condition <> new.access_condition)
  execute function app.queue_rotated();

create function app.queue_verified() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.queue_envelope(new.holder_id, new.membership_id, 'verified');
  return null;
end $$;
create trigger queue_verified after update of state on app.member_keys
  for each row when (new.state = 'verified' and old.state <> 'verified') execute function app.queue_verified();

-- The names that the holder's members have in their own accounts, once they have joined.
create function app.names_of_own_members() returns table (membership_id uuid, first_name text, last_name text)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select m.id, p.first_name, p.last_name
    from app.memberships m join app.people p on p.id = m.user_id
   where m.holder_id = nullif(current_setting('app.user_id', true), '')::uuid and m.status = 'confirmed'
$$;

-- Whether the signed-in person was invited into, or takes part in, this holder's plan.
create function app.takes_part(holder uuid) returns boolean
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select exists (
    select from app.memberships m
     where m.holder_id = holder and m.user_id = nullif(current_setting('app.user_id', true), '')::uuid
       and m.status in ('invited', 'confirmed'))
$$;

-- An identity of a member's account that was not seen before. Beside one that was compared, it waits.
create function app.note_member_key(holder uuid, member uuid, recipient text, verifying_key text) returns void
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  insert into app.member_keys (holder_id, membership_id, verifying_key, recipient, fingerprint, state)
  values (holder, member, verifying_key, recipient,
          encode(sha256(convert_to(recipient || ' ' || verifying_key, 'UTF8')), 'hex'),
          case when exists (select from app.member_keys k
                             where k.holder_id = holder and k.membership_id = member and k.state in ('verified', 'changed', 'refused'))
               then 'changed' else 'unverified' end)
  on conflict do nothing
$$;

create function app.note_keys_of_account(person uuid, recipient text, verifying_key text) returns void
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.note_member_key(m.holder_id, m.id, recipient, verifying_key)
    from app.memberships m where m.user_id = person and m.status = 'confirmed'
$$;

revoke execute on function
  app.queue_envelope(uuid, uuid, text), app.queue_named(), app.queue_levels(), app.queue_primary(), app.queue_linked(), app.keep_without_account(),
  app.queue_rotated(), app.queue_verified(), app.names_of_own_members(), app.takes_part(uuid),
  app.note_member_key(uuid, uuid, text, text), app.note_keys_of_account(uuid, text, text) from public;
grant execute on function app.names_of_own_members() to heirlock_app;
grant execute on function app.takes_part(uuid) to heirlock_app, heirlock_auth;
grant execute on function app.note_keys_of_account(uuid, text, text) to heirlock_auth;

reset role;
set local role heirlock_auth;

-- For the functions of the schema app alone.
create function auth.public_keys_of(person uuid, out recipient text, out verifying_key text)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$ select k.recipient, k.verifying_key from auth.account_keys k where k.user_id = person $$;

-- The keys of a holder for whoever takes part in their plan: the recipient and verifying key of today, and the older
-- verifying keys, by which revisions and envelopes of earlier days are signed.
create function auth.keys_of_holder(holder uuid)
returns table (recipient text, verifying_key text, is_current boolean)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select k.recipient, k.verifying_key, true from auth.account_keys k
   where k.user_id = holder and app.takes_part(holder)
  union all
  select o.recipient, o.verifying_key, false from auth.older_bundles o
   where o.user_id = holder and app.takes_part(holder)
$$;

create function auth.tell_new_keys() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.note_keys_of_account(new.user_id, new.recipient, new.verifying_key);
  return null;
end $$;
create trigger tell_new_keys after insert or update of verifying_key on auth.account_keys
  for each row execute function auth.tell_new_keys();

revoke execute on function auth.public_keys_of(uuid), auth.keys_of_holder(uuid), auth.tell_new_keys() from public;
grant execute on function auth.public_keys_of(uuid) to heirlock_owner;
grant execute on function auth.keys_of_holder(uuid) to heirlock_app;

reset role;
set local role heirlock_owner;

-- A member who said yes brings the keys of their account.
create function app.note_keys_of_member() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  keys record;
begin
  select * into keys from auth.public_keys_of(new.user_id);
  if keys.verifying_key is not null then
    perform app.note_member_key(new.holder_id, new.id, keys.recipient, keys.verifying_key);
  end if;
  return null;
end $$;
revoke execute on function app.note_keys_of_member() from public;
create trigger note_keys_of_member after insert or update of user_id, status on app.memberships
  for each row when (new.user_id is not null and new.status = 'confirmed')
  execute function app.note_keys_of_member();
