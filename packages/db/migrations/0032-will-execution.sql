set local role heirlock_owner;

create policy by_functions on app.will_versions for select to heirlock_owner using (true);

-- What anybody learns who has a published text in hand: when it was published, and whether a later one was (DOC-014).
create function app.published_text(hash text, version integer) returns table (published_on date, is_superseded boolean)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select (v.published_at at time zone 'UTC')::date, v.status = 'superseded'
    from app.will_versions v where v.content_hash = hash and v.number = version
$$;
revoke execute on function app.published_text(text, integer) from public;
grant execute on function app.published_text(text, integer) to heirlock_app;

reset role;
