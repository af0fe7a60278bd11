set local role heirlock_auth;

-- For the functions of the schema app alone.
create function auth.address_of(person uuid) returns text
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$ select email from auth.users where id = person $$;
revoke execute on function auth.address_of(uuid) from public;
grant execute on function auth.address_of(uuid) to heirlock_owner;

reset role;
set local role heirlock_owner;

-- What a member sees of a holder's plan.

-- A page of the role requests that nobody has answered in time, and of those whose reminder is due (D45); as
-- app.due_invitations. Members read and answer inside of the estate in which row security has shown them their own
-- membership.
create function app.due_role_requests(days integer[], after_due timestamptz, after_id uuid)
returns table (holder_id uuid, id uuid, membership_id uuid, is_expired boolean, due_at timestamptz)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select due.* from (
    (select r.holder_id, r.id, r.membership_id, true, r.expires_at as due_at
       from app.member_requests r
      where r.kind = 'role' and r.status = 'pending' and r.expires_at <= now()
        and (r.expires_at, r.id) > (after_due, after_id)
      order by r.expires_at, r.id limit 500)
    union all
    select q.* from unnest(days) with ordinality as step (day, place) cross join lateral (
      select r.holder_id, r.id, r.membership_id, false, r.created_at + make_interval(days => step.day)
        from app.member_requests r
       where r.kind = 'role' and r.status = 'pending'
         and r.reminders = step.place - 1
         and r.created_at <= now() - make_interval(days => step.day)
         and (r.created_at, r.id) > (after_due - make_interval(days => step.day), after_id)
         and r.expires_at > now()
       order by r.created_at, r.id limit 500) q
  ) due
  order by due.due_at, due.id
  limit 500
$$;

create policy by_functions on app.notification_settings for select to heirlock_owner using (true);

-- What a letter between two people of a plan needs: its reader, if they have an account and want such letters, the other
-- one's name as the reader knows it, and what was asked or which role it is about.
create function app.letter_to_send(member uuid, reader_side text, switch text, about_request uuid, about_role uuid)
returns table (
  email text, first_name text, language text, other_first_name text, other_last_name text, status text,
  role_name text, role_status text, request_status text, reason text, expires_at timestamptz)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select auth.address_of(reader.id), reader.first_name, reader.language,
         case reader_side when 'member' then h.first_name else coalesce(a.first_name, m.first_name) end,
         case reader_side when 'member' then h.last_name else coalesce(a.last_name, m.last_name) end,
         m.status, coalesce(q.role, o.role), o.status,
         case when q.status = 'pending' and q.expires_at <= now() then 'expired' else q.status end, q.reason, q.expires_at
    from app.memberships m
    join app.people h on h.id = m.holder_id
    left join app.people a on a.id = m.user_id
    join app.people reader on reader.id = case reader_side when 'member' then m.user_id else m.holder_id end
    left join app.member_requests q on q.holder_id = m.holder_id and q.membership_id = m.id and q.id = about_request
    left join app.membership_roles o on o.holder_id = m.holder_id and o.membership_id = m.id and o.id = about_role
   where m.id = member
     and coalesce((select n.wanted from app.notification_settings n
                    where n.user_id = reader.id and n.kind = switch and n.channel = 'email'), true)
$$;

revoke execute on function
  app.due_role_requests(integer[], timestamptz, uuid), app.letter_to_send(uuid, text, text, uuid, uuid) from public;
grant execute on function
  app.due_role_requests(integer[], timestamptz, uuid), app.letter_to_send(uuid, text, text, uuid, uuid) to heirlock_worker;
