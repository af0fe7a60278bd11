set local role heirlock_auth;

-- Whose address this is, once it was proved. For the owner's functions alone: nobody learns from it who has an account.
create function auth.person_at(address text)
returns uuid
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select id from auth.users where lower(btrim(email)) = lower(btrim(address)) and email_verified
$$;
revoke execute on function auth.person_at(text) from public;
grant execute on function auth.person_at(text) to heirlock_owner;

reset role;
set local role heirlock_owner;

-- What happened, for the person it concerns (D66): a kind and an id, no words and no names. Who is told of what is decided
-- in packages/domain/src/inbox/news-kinds.ts.
create table app.news (
  user_id uuid not null references app.people (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  kind text not null,
  -- Between whom it happened; null for what happened to the account. It may outlive the membership.
  membership_id uuid,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  primary key (user_id, id)
);
create index news_newest on app.news (user_id, created_at desc, id desc);
create index news_unread on app.news (user_id) where read_at is null;
-- Old news is deleted through it.
create index news_created_at on app.news (created_at);
alter table app.news enable row level security;
alter table app.news force row level security;
create policy own_news on app.news to heirlock_app using (user_id = (select auth.person()));
create policy by_functions on app.news to heirlock_owner using (true) with check (true);
create policy forget_old on app.news for delete to heirlock_worker using (created_at < now() - interval '400 days');
create policy see_old on app.news for select to heirlock_worker using (created_at < now() - interval '400 days');
grant select on app.news to heirlock_app;
grant update (read_at) on app.news to heirlock_app;
grant select, delete on app.news to heirlock_worker;

-- Adds a piece of news and returns the note of its live event; null for somebody who has switched such news off. The same
-- again within the hour, still unread, stays one line.
create function app.add_news(person uuid, news_kind text, membership uuid, switch text)
returns text
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  news_id uuid;
begin
  if person is null or not coalesce((select n.wanted from app.notification_settings n
       where n.user_id = person and n.kind = switch and n.channel = 'in_app'), true) then
    return null;
  end if;
  update app.news n set created_at = now()
   where n.user_id = person and n.kind = news_kind and n.membership_id is not distinct from membership
     and n.read_at is null and n.created_at > now() - interval '1 hour'
   returning n.id into news_id;
  if not found then
    insert into app.news (user_id, kind, membership_id) values (person, news_kind, membership) returning id into news_id;
  end if;
  return app.publish_event(person, 'notification.created', jsonb_build_object('id', news_id));
end $$;

-- The same for one of the two people of a membership.
create function app.add_plan_news(membership uuid, reader_side text, news_kind text, switch text)
returns text
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.add_news(case reader_side when 'member' then m.user_id else m.holder_id end, news_kind, m.id, switch)
    from app.memberships m where m.id = membership
$$;

-- The same for somebody who was invited by the address of their account.
create function app.add_invitation_news(invitation uuid, news_kind text, switch text)
returns text
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.add_news(auth.person_at(i.email), news_kind, i.membership_id, switch)
    from app.invitations i
   where i.id = invitation and i.ended_as is null and auth.person_at(i.email) is distinct from i.holder_id
$$;

-- A page of the reader's news, newest first. The other's name is told to whoever is or was one of the two, or has the
-- invitation before them.
create function app.own_news(reader uuid, before_id uuid, only_unread boolean, at_most integer)
returns table (id uuid, kind text, membership_id uuid, created_at timestamptz, read_at timestamptz,
  other_first_name text, other_last_name text)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select n.id, n.kind, case when o.last_name is not null then n.membership_id end, n.created_at, n.read_at,
         o.first_name, o.last_name
    from (select w.* from app.news w
           where w.user_id = reader and w.user_id = auth.person()
             and (not only_unread or w.read_at is null)
             and (before_id is null or (w.created_at, w.id) <
                  (select b.created_at, b.id from app.news b where b.user_id = reader and b.id = before_id))
           order by w.created_at desc, w.id desc limit at_most) n
    left join lateral (
      select case when m.holder_id = reader then coalesce(a.first_name, m.first_name) else h.first_name end as first_name,
             case when m.holder_id = reader then coalesce(a.last_name, m.last_name) else h.last_name end as last_name
        from app.memberships m
        join app.people h on h.id = m.holder_id
        left join app.people a on a.id = m.user_id
       where m.id = n.membership_id
         and (m.holder_id = reader or m.user_id = reader
              or exists (select from app.invitations i
                          where i.holder_id = m.holder_id and i.membership_id = m.id and i.ended_as is null
                            and i.email = auth.own_verified_email()))
    ) o on true
   order by n.created_at desc, n.id desc
$$;
revoke execute on function app.add_news(uuid, text, uuid, text), app.add_plan_news(uuid, text, text, text),
  app.add_invitation_news(uuid, text, text), app.own_news(uuid, uuid, boolean, integer) from public;
grant execute on function app.add_news(uuid, text, uuid, text) to heirlock_auth;
grant execute on function app.add_plan_news(uuid, text, text, text) to heirlock_app, heirlock_worker;
grant execute on function app.add_invitation_news(uuid, text, text) to heirlock_worker;
grant execute on function app.own_news(uuid, uuid, boolean, integer) to heirlock_app;

reset role;
