set local role heirlock_auth;

-- Who asked to leave can come back until then.
alter table auth.users add column deletes_at timestamptz;
create index users_deletes_at on auth.users (deletes_at) where deletes_at is not null;

-- What a person recognises a session by; the address itself is kept only as long as the session. `last_proof_at` is
-- null once activity has paused for more than five minutes: sensitive actions then ask again (D10).
alter table auth.sessions
  alter column last_proof_at drop not null,
  add column last_activity_at timestamptz not null default now(),
  add column started_by text not null default 'password'
    check (started_by in ('password', 'totp', 'backup_code', 'passkey', 'trusted_device')),
  add column browser text,
  add column system text,
  add column device_kind text check (device_kind in ('phone', 'tablet', 'computer')),
  add column country text check (country ~ '^[A-Z]{2}$'),
  add column device_id uuid,
  -- The hash that a fresh proof replaced (see auth.was_renewed).
  add column previous_token text;
-- Activity is noted on the page where the session lies, without touching an index.
alter table auth.sessions set (fillfactor = 70);
create index sessions_previous_token on auth.sessions (previous_token) where previous_token is not null;

-- As before, and besides: notes activity (at most every 30 seconds, so that reading stays reading), lets the proof
-- lapse after a pause of five minutes and says whether it still stands. What a page asks by itself, every so often,
-- passes `counts` as false: it keeps nobody active.
drop function auth.enter(text);
create function auth.enter(
  session_hash text, counts boolean default true,
  out user_id uuid, out is_holder boolean, out session_id uuid, out is_fresh boolean, out expires_at timestamptz)
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  signed_in_at timestamptz;
  active_at timestamptz;
  proof_at timestamptz;
  ignored text;
begin
  select se.user_id, exists (select from app.estates e where e.holder_id = se.user_id),
         se.id, se.expires_at, se.signed_in_at, se.last_activity_at, se.last_proof_at
    into user_id, is_holder, session_id, expires_at, signed_in_at, active_at, proof_at
    from auth.sessions se
    join auth.users u on u.id = se.user_id
   where se.token = session_hash
     and se.expires_at > now()
     and se.signed_in_at > now() - interval '24 hours'
     and u.suspended_at is null;

  if user_id is not null then
    is_fresh := proof_at is not null and active_at >= now() - interval '5 minutes';
    if expires_at < least(now() + interval '10 minutes', signed_in_at + interval '24 hours')
       or (counts and active_at < now() - interval '30 seconds') then
      if expires_at < least(now() + interval '10 minutes', signed_in_at + interval '24 hours') then
        expires_at := least(now() + interval '1 hour', signed_in_at + interval '24 hours');
      end if;
      update auth.sessions se
         set expires_at = enter.expires_at, updated_at = now(),
             last_activity_at = case when counts then now() else se.last_activity_at end,
             last_proof_at = case when is_fresh then se.last_proof_at end
       where se.id = session_id;
    end if;
  end if;

  -- An unknown session takes back whatever was set before it.
  ignored := set_config('app.user_id', coalesce(user_id::text, ''), true);
end $$;
grant execute on function auth.enter(text, boolean) to heirlock_app;

-- Whether the token that was shown is the one a fresh proof has just replaced: a request that was on its way then is
-- refused like any other, but must not take the new cookies back.
create function auth.was_renewed(session_hash text) returns boolean
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select exists (
    select from auth.sessions
     where previous_token = session_hash and last_proof_at > now() - interval '1 minute' and expires_at > now())
$$;
grant execute on function auth.was_renewed(text) to heirlock_app;

-- A sign-in whose password was right and whose second factor is still to come. Not a session: it opens nothing.
create table auth.pending_sign_ins (
  -- SHA-256 of the cookie's token, base64url.
  token text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '10 minutes'
);
create index pending_sign_ins_user_id on auth.pending_sign_ins (user_id);
create index pending_sign_ins_expires_at on auth.pending_sign_ins (expires_at);

-- The secret of the authenticator app, under a key of the server's secret. A row that is not enabled is a set-up under
-- way. `last_step` is the newest 30-second step whose code was used: no code works twice (SEC-009).
create table auth.authenticators (
  user_id uuid primary key references auth.users (id) on delete cascade,
  secret text not null,
  enabled_at timestamptz,
  last_step bigint not null default 0,
  -- One salt for the ten backup codes, each of which is stored as scrypt(code, salt).
  backup_salt text,
  created_at timestamptz not null default now()
);

create table auth.backup_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Spares the second factor for seven days, never the first (D09). The token is changed at each use.
create table auth.trusted_devices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  token_hash text not null unique,
  email text not null,
  browser text,
  system text,
  device_kind text,
  country text,
  authenticated_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days'
);
create index trusted_devices_user_id on auth.trusted_devices (user_id);
create index trusted_devices_expires_at on auth.trusted_devices (expires_at);

-- Browsers that signed in before, so that a new one is told about. The cookie's token proves nothing else.
create table auth.known_devices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  token_hash text not null,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  unique (user_id, token_hash)
);
create index known_devices_last_seen_at on auth.known_devices (last_seen_at);

-- `bundle` is the account bundle wrapped by the passkey's PRF output, a third way beside password and kit (KEY-009).
create table auth.passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null check (char_length(name) between 1 and 60),
  backed_up boolean not null,
  bundle text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user_id on auth.passkeys (user_id);

-- A challenge is used once. `user_id` is null for a sign-in, which does not know yet who comes.
create table auth.passkey_challenges (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('register', 'sign-in', 'reauthenticate', 'reset')),
  user_id uuid references auth.users (id) on delete cascade,
  challenge text not null,
  expires_at timestamptz not null default now() + interval '5 minutes'
);
create index passkey_challenges_expires_at on auth.passkey_challenges (expires_at);
create index passkey_challenges_user_id on auth.passkey_challenges (user_id);

-- Other ways to reach the person. Phone and questions are kept under a key of the server's secret or hashed.
create table auth.recovery_options (
  user_id uuid primary key references auth.users (id) on delete cascade,
  email text check (email = lower(btrim(email))),
  email_verified_at timestamptz,
  phone text,
  phone_verified_at timestamptz,
  -- [{ "id": "...", "hash": "..." }] with one salt for the three.
  questions jsonb,
  questions_salt text,
  updated_at timestamptz not null default now()
);

-- A code that was sent to a phone.
create table auth.phone_codes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  phone text not null,
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null default now() + interval '10 minutes'
);

-- A forgotten password. `way` says what the person chose: a link that was mailed works at once for who has the kit or a
-- second factor; with the mailbox alone it becomes a wait of 72 hours on this clock (KEY-017), at whose end a new link
-- is mailed. Tokens are hashes.
create table auth.password_resets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  state text not null default 'linked' check (state in ('linked', 'waiting', 'ready', 'done', 'stopped')),
  -- Where the first link went: the account's own address or the recovery e-mail.
  sent_to text not null default 'email' check (sent_to in ('email', 'recovery_email', 'recovery_phone')),
  token_hash text unique,
  token_expires_at timestamptz,
  -- For way 'kit': the challenge is the token itself; for a wait: when the new link goes out.
  waits_until timestamptz,
  reminded_at timestamptz,
  asked_at timestamptz not null default now(),
  ended_at timestamptz
);
create index password_resets_user_id on auth.password_resets (user_id);
create index password_resets_waits_until on auth.password_resets (waits_until) where state = 'waiting';
create index password_resets_ready on auth.password_resets (waits_until) where state = 'ready';
create index password_resets_linked on auth.password_resets (token_expires_at) where state = 'linked';
create index password_resets_ended_at on auth.password_resets (ended_at) where ended_at is not null;
create unique index password_resets_one_wait on auth.password_resets (user_id) where state in ('waiting', 'ready');

-- Bundles that a reset without the kit left behind: nothing is deleted (KEY-019). `bundle_by_root` is set once the old
-- kit was entered: the old bundle wrapped by the vault root key of the newer one.
create table auth.older_bundles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  recipient text not null,
  verifying_key text not null,
  bundle_by_kit text not null,
  kit_number text not null,
  bundle_by_root text,
  replaced_at timestamptz not null default now(),
  restored_at timestamptz
);
create index older_bundles_user_id on auth.older_bundles (user_id);

-- What has to be told, to which address, decided in the transaction of the change itself: a notice about a new e-mail
-- goes to the one that held before (SEC-012). Facts are codes and times.
create table auth.notices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  channel text not null check (channel in ('email', 'recovery_email', 'phone')),
  address text not null,
  facts jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index notices_user_id on auth.notices (user_id);
create index notices_created_at on auth.notices (created_at);

-- When the password was last chosen; the security score looks at it.
alter table auth.accounts add column password_changed_at timestamptz not null default now();

-- What the app may know of the signed-in person's account: facts, no secret.
create function auth.own_deletes_at() returns timestamptz
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select deletes_at from auth.users where id = nullif(current_setting('app.user_id', true), '')::uuid
$$;

-- The further ways to open the signed-in person's bundles: ciphertext all of it.
create function auth.own_wraps(out passkeys jsonb, out older jsonb)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select coalesce((select jsonb_agg(jsonb_build_object('credentialId', credential_id, 'bundle', bundle) order by created_at)
                     from auth.passkeys
                    where user_id = nullif(current_setting('app.user_id', true), '')::uuid and bundle is not null), '[]'),
         coalesce((select jsonb_agg(jsonb_build_object(
                            'id', id, 'recipient', recipient, 'verifyingKey', verifying_key, 'bundleByKit', bundle_by_kit,
                            'kitNumber', kit_number, 'bundleByRoot', bundle_by_root, 'replacedAt', replaced_at)
                            order by replaced_at)
                     from auth.older_bundles
                    where user_id = nullif(current_setting('app.user_id', true), '')::uuid), '[]')
$$;
grant execute on function auth.own_deletes_at(), auth.own_wraps() to heirlock_app;

reset role;
set local role heirlock_owner;

drop function app.enter_estate(text);
create function app.enter_estate(
  session_hash text,
  out user_id uuid, out is_holder boolean, out session_id uuid, out is_fresh boolean, out expires_at timestamptz,
  out plan text)
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  select e.user_id, e.is_holder, e.session_id, e.is_fresh, e.expires_at
    into user_id, is_holder, session_id, is_fresh, expires_at
    from auth.enter(session_hash) e;
  select e.plan into plan from app.estates e where e.holder_id = enter_estate.user_id for no key update;
end $$;
revoke execute on function app.enter_estate(text) from public;
grant execute on function app.enter_estate(text) to heirlock_app;

-- The side a person with two last worked on; null before they chose.
alter table app.people add column active_side text check (active_side in ('holder', 'member'));

-- Departures from what contract/notifications.ts says of each kind and channel.
create table app.notification_settings (
  user_id uuid not null references app.people (id) on delete cascade,
  kind text not null,
  channel text not null check (channel in ('in_app', 'email')),
  wanted boolean not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, kind, channel)
);

-- Each export of a person's data, for the log and against floods.
create table app.data_exports (
  user_id uuid not null references app.people (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  fetched_at timestamptz,
  primary key (user_id, id)
);

-- What a person agreed to, with the version of the text they saw.
create table app.consents (
  user_id uuid not null references app.people (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  purpose text not null,
  text_version text not null,
  given_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  primary key (user_id, id)
);

alter table app.notification_settings enable row level security;
alter table app.notification_settings force row level security;
alter table app.data_exports enable row level security;
alter table app.data_exports force row level security;
alter table app.consents enable row level security;
alter table app.consents force row level security;
create policy own_notification_settings on app.notification_settings to heirlock_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy own_data_exports on app.data_exports to heirlock_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy own_consents on app.consents to heirlock_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy sign_up on app.consents for insert to heirlock_auth with check (true);
grant select, insert, update, delete on app.notification_settings to heirlock_app;
grant select, insert, update on app.data_exports, app.consents to heirlock_app;
grant insert on app.consents to heirlock_auth;
-- An export is begun in the transaction that tells of it.
create policy begin_export on app.data_exports for insert to heirlock_auth with check (true);
create policy see_exports on app.data_exports for select to heirlock_auth using (true);
grant select, insert on app.data_exports to heirlock_auth;

-- Who asked to leave and did not come back within the 14 days goes, with what hangs on the person.
create policy forget_closed on app.people for delete to heirlock_auth
  using (exists (select from auth.users u where u.id = people.id and u.deletes_at < now()));
-- Events have no foreign key: they go in the same statement.
create policy forget_closed on app.events for delete to heirlock_auth
  using (exists (select from auth.users u where u.id = events.recipient_id and u.deletes_at < now()));
create policy see_closed on app.events for select to heirlock_auth
  using (exists (select from auth.users u where u.id = events.recipient_id and u.deletes_at < now()));
grant select, delete on app.events to heirlock_auth;

reset role;
set local role heirlock_audit;

-- The newest entries of the caller's own chain of some kinds, for the security log.
create function audit.own_entries_of(kinds text[], at_most integer)
returns table (seq bigint, body text)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select e.seq, e.body
    from (select seq, body from audit.entries
           where estate_id = nullif(current_setting('app.user_id', true), '')::uuid
           order by seq desc limit 20000) e
   where (e.body::json ->> 'type') = any (kinds)
   order by e.seq desc
   limit least(at_most, 1000)
$$;
grant execute on function audit.own_entries_of(text[], integer) to heirlock_app;
