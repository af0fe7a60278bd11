set local role heirlock_auth;

-- The kits that another one took the place of, for the seven days in which that may be objected to. They open nothing
-- meanwhile: nobody is given them. `verifying_key` names the bundle that they wrap, also once it is an older one.
create table auth.former_kits (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  verifying_key text not null,
  bundle_by_kit text not null,
  kit_number text not null,
  kit_confirmed_at timestamptz,
  replaced_at timestamptz not null default now()
);
create index former_kits_user_id on auth.former_kits (user_id);
create index former_kits_replaced_at on auth.former_kits (replaced_at);

-- The other wraps of an older bundle are kept as well: nothing of it is deleted (KEY-019). Those of resets before this
-- migration are gone. `root_of` is the verifying key of the bundle by whose root `bundle_by_root` is wrapped: under a
-- still newer one the kit is asked for again.
alter table auth.older_bundles
  add column salt text,
  add column kdf jsonb,
  add column bundle_by_password text,
  add column bundles_by_passkeys jsonb not null default '[]',
  add column root_of text;

-- Each was restored under the bundle that was the newest then: the one that was replaced next, or today's.
update auth.older_bundles o
   set root_of = coalesce(
     (select next.verifying_key from auth.older_bundles next
       where next.user_id = o.user_id and next.replaced_at > o.restored_at
       order by next.replaced_at limit 1),
     (select k.verifying_key from auth.account_keys k where k.user_id = o.user_id))
 where o.bundle_by_root is not null;

create or replace function auth.own_wraps(out passkeys jsonb, out older jsonb)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select coalesce((select jsonb_agg(jsonb_build_object('credentialId', credential_id, 'bundle', bundle) order by created_at)
                     from auth.passkeys
                    where user_id = nullif(current_setting('app.user_id', true), '')::uuid and bundle is not null), '[]'),
         coalesce((select jsonb_agg(jsonb_build_object(
                            'id', o.id, 'recipient', o.recipient, 'verifyingKey', o.verifying_key,
                            'bundleByKit', o.bundle_by_kit, 'kitNumber', o.kit_number, 'replacedAt', o.replaced_at,
                            'bundleByRoot', case when o.root_of = k.verifying_key then o.bundle_by_root end)
                            order by o.replaced_at)
                     from auth.older_bundles o
                     join auth.account_keys k on k.user_id = o.user_id
                    where o.user_id = nullif(current_setting('app.user_id', true), '')::uuid), '[]')
$$;

-- A code that was sent to a phone, for ten minutes: one for each time it was asked for. A code of 'recover' is of use
-- only to the browser that asked (`asker` is the hash of its cookie), and only its guesses count against it.
drop table auth.phone_codes;
create table auth.phone_codes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  purpose text not null check (purpose in ('set-phone', 'recover')),
  asker text unique check ((asker is not null) = (purpose = 'recover')),
  phone text not null,
  code_hash text not null default '',
  tries integer not null default 0,
  expires_at timestamptz not null default now() + interval '10 minutes'
);
create index phone_codes_user_id on auth.phone_codes (user_id);
create index phone_codes_expires_at on auth.phone_codes (expires_at);
create unique index phone_codes_one_to_set on auth.phone_codes (user_id) where purpose = 'set-phone';
