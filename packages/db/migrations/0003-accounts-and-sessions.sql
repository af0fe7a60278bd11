set local role heirlock_auth;

-- The four tables of better-auth, in our spelling (the mapping stands in the account slice).
create table auth.users (
  id uuid primary key,
  name text not null,
  email text not null unique check (email = lower(btrim(email))),
  email_verified boolean not null default false,
  image text,
  suspended_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- Few: who has not confirmed their address by then is forgotten after seven days.
create index users_unconfirmed on auth.users (created_at) where not email_verified;

create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- SHA-256 of the cookie's token, base64url: a copy of this table signs nobody in.
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  signed_in_at timestamptz not null default now(),
  last_proof_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user_id on auth.sessions (user_id);
create index sessions_expires_at on auth.sessions (expires_at);
create index sessions_signed_in_at on auth.sessions (signed_in_at);

create table auth.accounts (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index accounts_user_id on auth.accounts (user_id);

create table auth.verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier on auth.verifications (identifier);
create index verifications_expires_at on auth.verifications (expires_at);

-- What the client needs to derive and open its keys; every byte here is public or ciphertext.
create table auth.account_keys (
  user_id uuid primary key references auth.users (id) on delete cascade,
  salt text not null,
  kdf jsonb not null,
  recipient text not null,
  verifying_key text not null,
  bundle_by_password text not null,
  bundle_by_kit text not null,
  kit_number text not null,
  kit_confirmed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Called first in every statement that acts for somebody: checks the session, tells row security
-- who is asking (for this transaction alone) and says who it is. One row, with nulls when the session
-- is unknown, expired or its account is suspended, so that callers can tell that from an empty list.
-- The session slides: an hour more when under ten minutes are left, never past 24 h (D08).
-- Every request pays for this: out parameters and the assignment (no `return query`, no `perform`) took a call
-- from 37 to 26 microseconds, 6 of which an empty function costs too.
create function auth.enter(
  session_hash text,
  out user_id uuid, out is_holder boolean, out session_id uuid, out last_proof_at timestamptz, out expires_at timestamptz)
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  signed_in_at timestamptz;
  ignored text;
begin
  select se.user_id, exists (select from app.estates e where e.holder_id = se.user_id),
         se.id, se.last_proof_at, se.expires_at, se.signed_in_at
    into user_id, is_holder, session_id, last_proof_at, expires_at, signed_in_at
    from auth.sessions se
    join auth.users u on u.id = se.user_id
   where se.token = session_hash
     and se.expires_at > now()
     and se.signed_in_at > now() - interval '24 hours'
     and u.suspended_at is null;

  if expires_at < least(now() + interval '10 minutes', signed_in_at + interval '24 hours') then
    expires_at := least(now() + interval '1 hour', signed_in_at + interval '24 hours');
    update auth.sessions se set expires_at = enter.expires_at, updated_at = now() where se.id = session_id;
  end if;

  -- An unknown session takes back whatever was set before it.
  ignored := set_config('app.user_id', coalesce(user_id::text, ''), true);
end $$;

-- The signed-in person's own address; the app cannot read the table.
create function auth.own_email() returns text
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select email from auth.users where id = nullif(current_setting('app.user_id', true), '')::uuid
$$;

-- The signed-in person's own keys: every byte is public or ciphertext. No row for an account without keys.
create function auth.own_keys() returns setof auth.account_keys
language sql stable security definer rows 1
set search_path = pg_catalog, pg_temp
as $$
  select * from auth.account_keys where user_id = nullif(current_setting('app.user_id', true), '')::uuid
$$;

-- Sign-ins that failed, or are being checked. Unlogged: losing them in a crash costs nothing.
-- A bucket is a keyed hash of an e-mail or an address, never one of them.
create unlogged table auth.sign_in_tries (
  bucket text not null,
  at timestamptz not null default clock_timestamp(),
  id uuid not null
);
create index sign_in_tries_bucket on auth.sign_in_tries (bucket, at);
create index sign_in_tries_id on auth.sign_in_tries (id);
create index sign_in_tries_at on auth.sign_in_tries (at);

-- Notes a try before it is checked, so that a burst of parallel guesses cannot pass the limit together, and
-- returns its id; a try that was no failure is forgotten again by that id. Returns the seconds to wait
-- instead when the account or the address has had too many failures in the window that ends now: refused
-- tries are not noted, so that nobody is locked out for longer than the window (SEC-015).
create function auth.note_try(
  account_bucket text, account_max integer, address_bucket text, address_max integer, window_seconds integer)
returns table (id uuid, seconds_left integer)
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  since timestamptz;
  full_since timestamptz;
  try_id uuid := gen_random_uuid();
begin
  -- Always in this order, so that two sign-ins never wait for each other.
  perform pg_advisory_xact_lock(hashtextextended(address_bucket, 0));
  perform pg_advisory_xact_lock(hashtextextended(account_bucket, 0));
  since := clock_timestamp() - make_interval(secs => window_seconds);

  select max(oldest) into full_since
    from (select min(at) as oldest from auth.sign_in_tries
           where bucket = account_bucket and at > since having count(*) >= account_max
          union all
          select min(at) from auth.sign_in_tries
           where bucket = address_bucket and at > since having count(*) >= address_max) as full_buckets;
  if full_since is not null then
    return query select null::uuid, greatest(1, ceil(extract(epoch from full_since - since)))::integer;
    return;
  end if;

  insert into auth.sign_in_tries (bucket, id) values (account_bucket, try_id), (address_bucket, try_id);
  return query select try_id, null::integer;
end $$;

grant execute on function auth.enter(text), auth.own_email(), auth.own_keys() to heirlock_app;

reset role;
set local role heirlock_owner;

-- An address that was never confirmed is given back to whom it belongs. The person goes with the account, and what
-- hangs on the person by its foreign keys; nobody else can be deleted.
create policy forget_unconfirmed on app.people for delete to heirlock_auth
  using (exists (
    select from auth.users u
    where u.id = people.id and not u.email_verified and u.created_at < now() - interval '7 days'));
grant delete on app.people to heirlock_auth;
