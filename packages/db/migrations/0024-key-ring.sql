set local role heirlock_auth;

-- Under which secrets fields are sealed, by the ids that stand in the fields. Each process adds its active one when it
-- starts, and does not start where it lacks one of them; sealing everything anew takes away those under which nothing
-- is left (OPS-028).
create table auth.sealing_keys (
  id text primary key,
  since timestamptz not null default now()
);

-- Every sealed field, wherever it lies.
create view auth.sealed_fields with (security_invoker = true) as
  select user_id, 'authenticator' as purpose, secret as sealed from auth.authenticators
  union all
  select user_id, 'recovery phone', phone from auth.recovery_options where phone is not null
  union all
  select user_id, 'recovery answers', questions_salt from auth.recovery_options where questions_salt is not null
  union all
  select user_id, 'recovery phone', phone from auth.phone_codes
  union all
  select user_id, 'recovery phone', address from auth.notices where channel = 'phone'
  union all
  select user_id, 'authenticator', was ->> 'secret' from auth.former_rows
   where table_name = 'authenticators' and was is not null
  union all
  select user_id, 'recovery phone', was ->> 'phone' from auth.former_rows
   where table_name = 'recovery_options' and was ->> 'phone' is not null
  union all
  select user_id, 'recovery answers', was ->> 'questions_salt' from auth.former_rows
   where table_name = 'recovery_options' and was ->> 'questions_salt' is not null;

-- Sealing a field anew changes nothing that could be objected to. The role that says so owns these tables anyway.
create or replace function auth.keep_former_row() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  before jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) end;
  either jsonb := coalesce(before, to_jsonb(new));
begin
  if tg_op = 'UPDATE' and current_setting('auth.seals_anew', true) = 'on' then
    return null;
  end if;
  -- Rows that go with their account leave nothing behind.
  insert into auth.former_rows (user_id, table_name, row_key, was)
  select u.id, tg_table_name, coalesce(either ->> 'id', either ->> 'code_hash', either ->> 'user_id'), before
    from auth.users u
   where u.id = (either ->> 'user_id')::uuid;
  return null;
end $$;

reset role;
set local role heirlock_owner;

-- The worker finds the secret of the ring that made the key.
drop function app.will_key_to_send(uuid);
create function app.will_key_to_send(key uuid)
returns table (
  email text, first_name text, holder_first_name text, holder_last_name text, language text, expires_at timestamptz,
  key_hash text)
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  update app.will_keys k set sent_at = coalesce(k.sent_at, now())
    from app.memberships m, app.member_records r, app.people p
   where k.id = key and k.ended_as is null and k.expires_at > now() and r.email is not null
     and m.holder_id = k.holder_id and m.id = k.membership_id
     and r.holder_id = k.holder_id and r.membership_id = k.membership_id and p.id = k.holder_id
  returning r.email, m.first_name, p.first_name, p.last_name, p.language, k.expires_at, k.key_hash
$$;
revoke execute on function app.will_key_to_send(uuid) from public;
grant execute on function app.will_key_to_send(uuid) to heirlock_worker;
