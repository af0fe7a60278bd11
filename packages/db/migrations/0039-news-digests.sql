set local role heirlock_owner;

-- How often somebody who stays away hears by mail that there is news; without a row not at all.
create table app.news_digests (
  user_id uuid primary key references app.people (id) on delete cascade,
  every text not null check (every in ('daily', 'weekly')),
  sent_at timestamptz
);
alter table app.news_digests enable row level security;
alter table app.news_digests force row level security;
create policy own_news_digests on app.news_digests to heirlock_app using (user_id = (select auth.person()));
create policy by_functions on app.news_digests to heirlock_owner using (true) with check (true);
grant select, insert, delete on app.news_digests to heirlock_app;
grant update (every) on app.news_digests to heirlock_app;

-- Whether one is due: its time has come, there is news since the last one, and nobody was here for a day.
create function app.is_digest_due(d app.news_digests)
returns boolean
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(d.sent_at, '-infinity')
           <= now() - case d.every when 'daily' then interval '23 hours' else interval '6 days 23 hours' end
     and exists (select from app.news n
                  where n.user_id = d.user_id and n.read_at is null
                    and n.created_at > coalesce(d.sent_at, '-infinity'))
     and not auth.was_here(d.user_id, now() - interval '1 day')
$$;

-- A page of them, from after the one that was seen last.
create function app.due_digests(after_sent timestamptz, after_id uuid)
returns table (id uuid, due_at timestamptz)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select d.user_id, coalesce(d.sent_at, 'epoch') from app.news_digests d
   where app.is_digest_due(d) and (coalesce(d.sent_at, 'epoch'), d.user_id) > (after_sent, after_id)
   order by 2, 1
   limit 500
$$;

-- Notes that one is sent; false when it is no longer due.
create function app.take_digest(person uuid)
returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update app.news_digests d set sent_at = now() where d.user_id = person and app.is_digest_due(d);
  return found;
end $$;

-- What the letter needs: nothing for somebody who has read all of it meanwhile, or wants no such letters any more.
create function app.digest_to_send(person uuid)
returns table (email text, first_name text, language text, unread integer)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select auth.address_of(p.id), p.first_name, p.language, n.unread
    from app.people p
    join app.news_digests d on d.user_id = p.id
    cross join lateral (select count(*)::integer as unread from app.news w
                         where w.user_id = p.id and w.read_at is null) n
   where p.id = person and n.unread > 0
$$;
revoke execute on function app.is_digest_due(app.news_digests), app.due_digests(timestamptz, uuid), app.take_digest(uuid),
  app.digest_to_send(uuid) from public;
grant execute on function app.due_digests(timestamptz, uuid), app.take_digest(uuid), app.digest_to_send(uuid)
  to heirlock_worker;

reset role;
