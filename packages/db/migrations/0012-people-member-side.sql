set local role heirlock_owner;

-- What a member sees of a holder's plan.

-- Role requests that nobody has answered in time (D45). Members read and answer inside of the estate in which row
-- security has shown them their own membership.
create function app.due_role_requests() returns table (holder_id uuid, id uuid, membership_id uuid)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select r.holder_id, r.id, r.membership_id from app.member_requests r
   where r.kind = 'role' and r.status = 'pending' and r.expires_at <= now()
   order by r.expires_at
   limit 500
$$;
revoke execute on function app.due_role_requests() from public;
grant execute on function app.due_role_requests() to heirlock_worker;
