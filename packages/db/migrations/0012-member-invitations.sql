set local role heirlock_auth;

-- The signed-in person's own address, once it is proven to be theirs: what an invitation to it is worth.
create function auth.own_verified_email() returns text
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select lower(btrim(email)) from auth.users
   where id = nullif(current_setting('app.user_id', true), '')::uuid and email_verified
$$;
revoke execute on function auth.own_verified_email() from public;
grant execute on function auth.own_verified_email() to heirlock_app, heirlock_owner;

reset role;
set local role heirlock_owner;

-- What an invitation shows to the person who was invited: names, roles, the holder's words, what a yes would open. For
-- the two functions below alone.
create function app.invitation_view(holder uuid, invitation uuid)
returns table (
  holder_id uuid, id uuid, membership_id uuid, holder_first_name text, holder_last_name text, first_name text,
  last_name text, relationship text, message text, email text, created_at timestamptz, expires_at timestamptz,
  ended_as text, ended_at timestamptz, primary_role text, permissions_version integer, roles jsonb, overrides jsonb)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select i.holder_id, i.id, i.membership_id, p.first_name, p.last_name, m.first_name, m.last_name,
         coalesce(r.relationship_type, r.relationship), i.message, i.email, i.created_at, i.expires_at, i.ended_as,
         i.ended_at, m.primary_role, m.permissions_version,
         coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'role', o.role, 'status', o.status,
                     'role_metadata', o.role_metadata, 'created_at', o.created_at) order by o.created_at, o.role)
                     from app.membership_roles o
                    where o.holder_id = m.holder_id and o.membership_id = m.id
                      and o.status in ('active', 'pending_approval')), '[]'),
         coalesce((select jsonb_object_agg(v.area, v.level) from app.permission_overrides v
                    where v.holder_id = m.holder_id and v.membership_id = m.id), '{}')
    from app.invitations i
    join app.memberships m on m.holder_id = i.holder_id and m.id = i.membership_id
    join app.member_records r on r.holder_id = i.holder_id and r.membership_id = i.membership_id
    join app.people p on p.id = i.holder_id
   where i.holder_id = holder and i.id = invitation
$$;

-- The invitation of a link. Nobody guesses a token, so whoever has it was given it.
create function app.invitation_by_token(hash text) returns table (
  holder_id uuid, id uuid, membership_id uuid, holder_first_name text, holder_last_name text, first_name text,
  last_name text, relationship text, message text, email text, created_at timestamptz, expires_at timestamptz,
  ended_as text, ended_at timestamptz, primary_role text, permissions_version integer, roles jsonb, overrides jsonb)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select v.* from app.invitations i, lateral app.invitation_view(i.holder_id, i.id) v where i.token_hash = hash
$$;

-- Invitations to the proven address of the signed-in person, and those that they have answered; none that was taken back.
create function app.own_invitations() returns table (
  holder_id uuid, id uuid, membership_id uuid, holder_first_name text, holder_last_name text, first_name text,
  last_name text, relationship text, message text, email text, created_at timestamptz, expires_at timestamptz,
  ended_as text, ended_at timestamptz, primary_role text, permissions_version integer, roles jsonb, overrides jsonb)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select v.* from app.invitations i, lateral app.invitation_view(i.holder_id, i.id) v
   where (i.email = auth.own_verified_email()
          or i.ended_by = nullif(current_setting('app.user_id', true), '')::uuid)
     and i.ended_as is distinct from 'cancelled' and i.ended_as is distinct from 'replaced'
     and i.holder_id <> nullif(current_setting('app.user_id', true), '')::uuid
   order by i.created_at desc, i.id
$$;

-- One try of a will key. Commits by itself: a wrong one counts, and the fifth ends the key (D34). Answers a row for the
-- right key, and for the one that has just ended.
create function app.try_will_key(at text, hash text)
returns table (holder_id uuid, id uuid, membership_id uuid, is_expired boolean, is_guessed boolean)
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  key app.will_keys;
begin
  select * into key from app.will_keys k where k.locator = at and k.ended_as is null for update;
  if not found then return; end if;
  if key.key_hash <> hash then
    update app.will_keys k
       set tries = key.tries + 1,
           ended_as = case when key.tries + 1 >= 5 then 'guessed' end,
           ended_at = case when key.tries + 1 >= 5 then now() end
     where k.holder_id = key.holder_id and k.id = key.id;
    if key.tries + 1 >= 5 then
      return query select key.holder_id, key.id, key.membership_id, key.expires_at <= now(), true;
    end if;
    return;
  end if;
  return query select key.holder_id, key.id, key.membership_id, key.expires_at <= now(), false;
end $$;

-- What a letter needs, for an invitation that is still open. The token's hash is set before the letter leaves, so that
-- the link works when it arrives.
create function app.invitation_to_send(invitation uuid, hash text)
returns table (
  email text, first_name text, holder_first_name text, holder_last_name text, language text, message text,
  roles text[], expires_at timestamptz)
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  update app.invitations i
     set token_hash = hash, sent_at = coalesce(i.sent_at, now()), updated_at = now()
    from app.memberships m, app.people p
   where i.id = invitation and i.ended_as is null and i.expires_at > now() and i.status = 'sent'
     and m.holder_id = i.holder_id and m.id = i.membership_id and m.status = 'invited' and p.id = i.holder_id
  returning i.email, m.first_name, p.first_name, p.last_name, p.language, i.message,
    (select array_agg(o.role order by o.created_at, o.role) from app.membership_roles o
      where o.holder_id = m.holder_id and o.membership_id = m.id and o.status in ('active', 'pending_approval')),
    i.expires_at
$$;

-- What the letter with a will key needs, while the key works.
create function app.will_key_to_send(key uuid)
returns table (
  email text, first_name text, holder_first_name text, holder_last_name text, language text, expires_at timestamptz)
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  update app.will_keys k set sent_at = coalesce(k.sent_at, now())
    from app.memberships m, app.member_records r, app.people p
   where k.id = key and k.ended_as is null and k.expires_at > now() and r.email is not null
     and m.holder_id = k.holder_id and m.id = k.membership_id
     and r.holder_id = k.holder_id and r.membership_id = k.membership_id and p.id = k.holder_id
  returning r.email, m.first_name, p.first_name, p.last_name, p.language, k.expires_at
$$;

-- A page of the invitations that nobody has answered in time, and of those whose reminder is due: one more after each of
-- so many days, in rising order. In the order in which they became due, from after the one that was seen last. Each part
-- reads its own index, so that the cost grows with what is due and not with what waits.
create function app.due_invitations(days integer[], after_due timestamptz, after_id uuid)
returns table (holder_id uuid, id uuid, membership_id uuid, is_expired boolean, due_at timestamptz)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select due.* from (
    (select i.holder_id, i.id, i.membership_id, true, i.expires_at as due_at
       from app.invitations i
      where i.ended_as is null and i.expires_at <= now() and (i.expires_at, i.id) > (after_due, after_id)
      order by i.expires_at, i.id limit 500)
    union all
    select r.* from unnest(days) with ordinality as step (day, place) cross join lateral (
      select i.holder_id, i.id, i.membership_id, false, i.created_at + make_interval(days => step.day)
        from app.invitations i
       where i.ended_as is null and i.status = 'sent' and i.sent_at is not null
         and i.reminders = step.place - 1
         and i.created_at <= now() - make_interval(days => step.day)
         and (i.created_at, i.id) > (after_due - make_interval(days => step.day), after_id)
         and i.expires_at > now()
       order by i.created_at, i.id limit 500) r
  ) due
  order by due.due_at, due.id
  limit 500
$$;

revoke execute on function
  app.invitation_by_token(text), app.invitation_view(uuid, uuid), app.own_invitations(), app.try_will_key(text, text),
  app.invitation_to_send(uuid, text), app.will_key_to_send(uuid), app.due_invitations(integer[], timestamptz, uuid) from public;
grant execute on function
  app.invitation_by_token(text), app.own_invitations(), app.try_will_key(text, text) to heirlock_app;
grant execute on function
  app.invitation_to_send(uuid, text), app.will_key_to_send(uuid), app.due_invitations(integer[], timestamptz, uuid) to heirlock_worker;
