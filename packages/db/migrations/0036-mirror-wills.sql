set local role heirlock_owner;

-- A will that its holder offers to their spouse or partner as the beginning of a will of the other's own.
create table app.mirror_offers (
  holder_id uuid not null,
  will_id uuid not null,
  membership_id uuid not null,
  offered_at timestamptz not null default now(),
  -- From then on the other sees nothing of it.
  withdrawn_at timestamptz,
  -- What the other has made of it is theirs alone: no more is kept than that and when they began.
  taken_at timestamptz,
  primary key (holder_id, will_id, membership_id),
  foreign key (holder_id, will_id) references app.wills (holder_id, id) on delete cascade,
  foreign key (holder_id, membership_id) references app.memberships (holder_id, id) on delete cascade,
  constraint mirror_offers_one_end check (withdrawn_at is null or taken_at is null)
);
create index mirror_offers_membership on app.mirror_offers (holder_id, membership_id);

alter table app.mirror_offers enable row level security;
alter table app.mirror_offers force row level security;
create policy by_functions on app.mirror_offers for all to heirlock_owner using (true) with check (true);
create policy own_mirror_offers on app.mirror_offers for all to heirlock_app
  using (holder_id = (select auth.own_estate()));
create policy of_member on app.mirror_offers for select to heirlock_app
  using (holder_id = (select auth.estate()) and membership_id = (select auth.membership()));

-- Offers to the person that are open or were taken, in any plan that they are part of today.
create function app.own_mirror_offers()
returns table (holder_id uuid, membership_id uuid, will_id uuid, offered_at timestamptz, taken_at timestamptz)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select o.holder_id, o.membership_id, o.will_id, o.offered_at, o.taken_at
      from app.memberships m
      join app.mirror_offers o on o.holder_id = m.holder_id and o.membership_id = m.id
      join app.wills w on w.holder_id = o.holder_id and w.id = o.will_id
     where m.user_id = auth.person() and m.status = 'confirmed' and m.is_active and o.withdrawn_at is null
       and (o.taken_at is not null or w.status <> 'archived')
     order by o.offered_at desc, o.will_id;
end $$;

-- What an open offer is of, for who acts in the plan as the member it was made to: the version in force, or else the draft.
create function app.version_for_mirror(will uuid) returns setof app.will_versions
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select v.* from app.own_mirror_offers() o
      join app.will_versions v on v.holder_id = o.holder_id and v.will_id = o.will_id
     where o.holder_id = auth.estate() and o.membership_id = auth.membership() and o.will_id = will and o.taken_at is null
       and v.status in ('published', 'draft')
     order by v.status = 'published' desc
     limit 1;
end $$;

-- An offer is taken once, and only by the person it was made to. Answers whose it was.
create function app.take_mirror_offer(will uuid) returns table (holder_id uuid, membership_id uuid)
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    update app.mirror_offers t set taken_at = now()
      from app.own_mirror_offers() o
     where o.will_id = will and o.taken_at is null
       and t.holder_id = o.holder_id and t.will_id = o.will_id and t.membership_id = o.membership_id
       and t.withdrawn_at is null and t.taken_at is null
    returning t.holder_id, t.membership_id;
end $$;

revoke execute on function app.own_mirror_offers(), app.version_for_mirror(uuid), app.take_mirror_offer(uuid) from public;
grant execute on function app.own_mirror_offers(), app.version_for_mirror(uuid), app.take_mirror_offer(uuid) to heirlock_app;
-- The holder has no way to write that an offer was taken. One that was can be made anew.
grant select, delete on app.mirror_offers to heirlock_app;
grant insert (holder_id, will_id, membership_id) on app.mirror_offers to heirlock_app;
grant update (offered_at, withdrawn_at) on app.mirror_offers to heirlock_app;

reset role;
