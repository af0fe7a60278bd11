set local role heirlock_auth;

-- For the functions of the schema app alone: whether somebody has used one of their sessions since then.
create function auth.was_here(person uuid, since timestamptz) returns boolean
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$ select exists (select from auth.sessions s where s.user_id = person and s.last_activity_at > since) $$;
revoke execute on function auth.was_here(uuid, timestamptz) from public;
grant execute on function auth.was_here(uuid, timestamptz) to heirlock_owner;

reset role;
set local role heirlock_owner;

-- Whether a member should hear by letter of what is shared with them: something still is, and they were not here for so
-- long that they would have seen it.
create function app.is_papers_letter_due(member uuid, away interval) returns boolean
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select exists (
    select from app.memberships m
      join app.entry_wraps w on w.holder_id = m.holder_id and w.membership_id = m.id and w.lane = 'now'
     where m.id = member and m.user_id is not null and not auth.was_here(m.user_id, now() - away))
$$;
revoke execute on function app.is_papers_letter_due(uuid, interval) from public;
grant execute on function app.is_papers_letter_due(uuid, interval) to heirlock_worker;
reset role;
