set local role heirlock_auth;

-- What each row that guards an account was before a change, for the seven days in which that change may be objected to:
-- an objection gives back the exact state before it (SEC-041). `was` is null where there was no row. Written by triggers,
-- so that no change can forget it; given to nobody, and read by the objection alone.
create table auth.former_rows (
  number bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  table_name text not null,
  row_key text not null,
  was jsonb,
  changed_at timestamptz not null default now()
);
create index former_rows_user_id on auth.former_rows (user_id, changed_at);
create index former_rows_changed_at on auth.former_rows (changed_at);

-- Keys that an objection took out of force are kept like older ones, and neither shown nor given to members: they may
-- be a thief's.
alter table auth.older_bundles add column set_aside_at timestamptz;

-- `waited_at`: the password was last set after a wait, with nothing but a mailbox (SEC-042). `held_at`: somebody else
-- has shown that they know this password; alone it signs in only from browsers that the account had known for long.
alter table auth.accounts
  add column waited_at timestamptz,
  add column held_at timestamptz;

-- Each channel has a wait of its own: whoever has the mailbox does not keep the owner from the recovery e-mail's.
drop index auth.password_resets_one_wait;
create unique index password_resets_one_wait on auth.password_resets (user_id, sent_to)
  where state in ('waiting', 'ready');

-- When one of the letters of a change was answered. Those on other channels still can be.
alter table auth.notices add column objected_at timestamptz;

create function auth.keep_former_row() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  before jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) end;
  either jsonb := coalesce(before, to_jsonb(new));
begin
  -- Rows that go with their account leave nothing behind.
  insert into auth.former_rows (user_id, table_name, row_key, was)
  select u.id, tg_table_name, coalesce(either ->> 'id', either ->> 'code_hash', either ->> 'user_id'), before
    from auth.users u
   where u.id = (either ->> 'user_id')::uuid;
  return null;
end $$;
revoke execute on function auth.keep_former_row() from public;

-- What merely is used up (a code's step, a backup code, a passkey's counter) is no change: it never comes back.
create trigger keep_former_row after update on auth.account_keys
  for each row execute function auth.keep_former_row();
create trigger keep_former_row after update of password, password_changed_at, waited_at on auth.accounts
  for each row execute function auth.keep_former_row();
create trigger keep_former_row after insert or delete or update of secret, enabled_at, backup_salt
  on auth.authenticators for each row execute function auth.keep_former_row();
create trigger keep_former_row after insert or delete on auth.backup_codes
  for each row execute function auth.keep_former_row();
create trigger keep_former_row after insert or delete or update of name, bundle on auth.passkeys
  for each row execute function auth.keep_former_row();
create trigger keep_former_row after insert or delete or update on auth.recovery_options
  for each row execute function auth.keep_former_row();
create trigger keep_former_row after update or delete on auth.older_bundles
  for each row execute function auth.keep_former_row();
create trigger keep_former_row_before_new after insert on auth.older_bundles
  for each row when (new.set_aside_at is null) execute function auth.keep_former_row();

-- Kits that were replaced in the last days can still be objected to.
insert into auth.former_rows (user_id, table_name, row_key, was, changed_at)
select f.user_id, 'account_keys', f.user_id::text,
       to_jsonb(k) || jsonb_build_object('bundle_by_kit', f.bundle_by_kit, 'kit_number', f.kit_number,
                                         'kit_confirmed_at', f.kit_confirmed_at),
       f.replaced_at
  from auth.former_kits f join auth.account_keys k using (user_id, verifying_key)
 order by f.replaced_at;
drop table auth.former_kits;

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
                    where o.user_id = nullif(current_setting('app.user_id', true), '')::uuid
                      and o.set_aside_at is null), '[]')
$$;

create or replace function auth.keys_of_holder(holder uuid)
returns table (recipient text, verifying_key text, is_current boolean)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select k.recipient, k.verifying_key, true from auth.account_keys k
   where k.user_id = holder and app.takes_part(holder)
  union all
  select o.recipient, o.verifying_key, false from auth.older_bundles o
   where o.user_id = holder and o.set_aside_at is null and app.takes_part(holder)
$$;
