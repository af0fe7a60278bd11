set local role heirlock_auth;

-- A browser that signed in since then counts although its session has ended: whoever signs out was here all the same.
create or replace function auth.was_here(person uuid, since timestamptz) returns boolean
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select exists (select from auth.sessions s where s.user_id = person and s.last_activity_at > since)
      or exists (select from auth.known_devices d where d.user_id = person and d.last_seen_at > since)
$$;

reset role;
set local role heirlock_owner;

-- What is in the bin is not shared, though its keys are kept for the day it comes back.
create or replace function app.is_papers_letter_due(member uuid, away interval) returns boolean
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select exists (
    select from app.memberships m
      join app.entry_wraps w on w.holder_id = m.holder_id and w.membership_id = m.id and w.lane = 'now'
      join app.vault_entries e on e.holder_id = w.holder_id and e.id = w.entry_id and e.deleted_at is null
     where m.id = member and m.user_id is not null and not auth.was_here(m.user_id, now() - away))
$$;
reset role;
