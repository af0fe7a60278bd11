set local role heirlock_auth;

-- As before, and besides: a proof is at most fifteen minutes old, whatever activity followed (SEC-043).
create or replace function auth.enter(
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
    is_fresh := proof_at is not null and proof_at >= now() - interval '15 minutes'
                and active_at >= now() - interval '5 minutes';
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

-- A passkey asked for one named action: `about` is the hash of the action and of what exactly is to be done.
alter table auth.passkey_challenges
  add column about text,
  drop constraint passkey_challenges_purpose_check,
  add constraint passkey_challenges_purpose_check
    check (purpose in ('register', 'sign-in', 'reauthenticate', 'reset', 'action')),
  add constraint passkey_challenges_about_check check ((about is not null) = (purpose = 'action'));
