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
create function auth.enter(session_hash text)
returns table (user_id uuid, is_holder boolean, session_id uuid, last_proof_at timestamptz, expires_at timestamptz)
language plpgsql volatile security definer rows 1
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  s record;
begin
  select se.id, se.user_id, se.expires_at, se.signed_in_at, se.last_proof_at,
         exists (select from app.estates e where e.holder_id = se.user_id) as is_holder
    into s
    from auth.sessions se
    join auth.users u on u.id = se.user_id
   where se.token = session_hash
     and se.expires_at > now()
     and se.signed_in_at > now() - interval '24 hours'
     and u.suspended_at is null;

  if not found then
    perform set_config('app.user_id', '', true);
    return query select null::uuid, null::boolean, null::uuid, null::timestamptz, null::timestamptz;
    return;
  end if;

  if s.expires_at < now() + interval '10 minutes' then
    s.expires_at := least(now() + interval '1 hour', s.signed_in_at + interval '24 hours');
    update auth.sessions set expires_at = s.expires_at, updated_at = now() where id = s.id;
  end if;

  perform set_config('app.user_id', s.user_id::text, true);
  return query select s.user_id, s.is_holder, s.id, s.last_proof_at, s.expires_at;
end $$;

-- The signed-in person's own address; the app cannot read the table.
create function auth.own_email() returns text
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select email from auth.users where id = nullif(current_setting('app.user_id', true), '')::uuid
$$;

grant execute on function auth.enter(text), auth.own_email() to heirlock_app;
