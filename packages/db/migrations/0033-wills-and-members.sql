set local role heirlock_owner;

-- What a will says is for its holder. A member acts in the same estate, so that the estate alone is no answer to who asks.
alter policy own_wills on app.wills using (holder_id = (select auth.own_estate()));
alter policy own_will_versions on app.will_versions using (holder_id = (select auth.own_estate()));
alter policy own_will_documents on app.will_documents using (holder_id = (select auth.own_estate()));
create policy by_functions on app.wills for select to heirlock_owner using (true);

-- What there is to see of the wills of a plan: of the will that a membership is about, or else of all that are in force
-- (D36, D44). visibleTo() cuts it to the member's levels. For the member themselves, and for the holder's preview.
create function app.wills_for_member(member uuid)
returns table (id uuid, status text, title text, description text)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  if auth.membership() is distinct from member and auth.own_estate() is null then return; end if;
  return query
    select w.id, w.status, v.title, v.description
      from app.memberships m
      join app.wills w on w.holder_id = m.holder_id and (w.id = m.will_id or m.will_id is null and w.status <> 'draft')
      join app.will_versions v on v.holder_id = w.holder_id and v.will_id = w.id
       and v.status = case when w.status = 'draft' then 'draft' else 'published' end
     where m.holder_id = auth.estate() and m.id = member and w.status <> 'archived'
     order by w.created_at, w.id;
end $$;

-- Of the will that a membership is about: what a member sees depends on whether it is published (D44).
create function app.will_status(will uuid) returns text
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return (select w.status from app.wills w where w.holder_id = auth.estate() and w.id = will);
end $$;

revoke execute on function app.wills_for_member(uuid), app.will_status(uuid) from public;
grant execute on function app.wills_for_member(uuid), app.will_status(uuid) to heirlock_app;

reset role;
