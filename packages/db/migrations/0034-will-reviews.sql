set local role heirlock_owner;

-- As with the wills themselves: a member acts in the same estate, and where the original is kept is not theirs to read.
alter policy own_will_executions on app.will_executions using (holder_id = (select auth.own_estate()));

-- A version of a will that its holder shares with a lawyer of the plan (DOC-017).
create table app.will_reviews (
  holder_id uuid not null,
  will_id uuid not null,
  number integer not null,
  membership_id uuid not null,
  state text not null default 'asked' check (state in ('asked', 'changes', 'approved')),
  -- What was decided on: the canonical form of the version, hashed as a published one is, with a salt of its own.
  salt text not null check (salt ~ '^[0-9a-f]{64}$'),
  decided_hash text check (decided_hash ~ '^[0-9a-f]{64}$'),
  decided_at timestamptz,
  asked_at timestamptz not null default now(),
  -- From then on the lawyer sees nothing of it.
  ended_at timestamptz,
  primary key (holder_id, will_id, number, membership_id),
  foreign key (holder_id, will_id, number) references app.will_versions (holder_id, will_id, number) on delete cascade,
  foreign key (holder_id, membership_id) references app.memberships (holder_id, id) on delete cascade,
  constraint will_reviews_decided_whole check ((state = 'asked') = (decided_hash is null) and (decided_hash is null) = (decided_at is null))
);
create index will_reviews_membership on app.will_reviews (holder_id, membership_id);

create table app.will_comments (
  holder_id uuid not null,
  id uuid not null default gen_random_uuid(),
  will_id uuid not null,
  number integer not null,
  membership_id uuid not null,
  -- By the names that the contract gives the clauses; null: about the whole will.
  clause text check (char_length(clause) <= 40),
  words text not null check (char_length(words) between 1 and 2000),
  written_by text not null check (written_by in ('holder', 'lawyer')),
  -- Another comment of the same review; comments are never deleted alone.
  answers uuid,
  settled_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (holder_id, id),
  foreign key (holder_id, will_id, number, membership_id)
    references app.will_reviews (holder_id, will_id, number, membership_id) on delete cascade
);
create index will_comments_review on app.will_comments (holder_id, will_id, number, membership_id);

alter table app.will_reviews enable row level security;
alter table app.will_reviews force row level security;
alter table app.will_comments enable row level security;
alter table app.will_comments force row level security;
create policy by_functions on app.will_reviews for all to heirlock_owner using (true) with check (true);
create policy by_functions on app.will_comments for all to heirlock_owner using (true) with check (true);

-- Whether who acts in the plan is the lawyer with whom this version is shared, today.
create function app.reviews_version(will uuid, version integer) returns boolean
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (
    select from app.will_reviews r
      join app.memberships m on m.holder_id = r.holder_id and m.id = r.membership_id
     where r.holder_id = auth.estate() and r.membership_id = auth.membership() and r.will_id = will and r.number = version
       and r.ended_at is null and m.user_id = auth.person() and m.status = 'confirmed' and m.is_active
       and exists (select from app.membership_roles o
                    where o.holder_id = m.holder_id and o.membership_id = m.id and o.role = 'lawyer' and o.status = 'active'));
end $$;

-- What it says. Of no other version, and of nothing else in the plan.
create function app.version_for_review(will uuid, version integer) returns setof app.will_versions
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if not app.reviews_version(will, version) then return; end if;
  return query select v.* from app.will_versions v
    where v.holder_id = auth.estate() and v.will_id = will and v.number = version;
end $$;

-- Everything that is shared with the person as a lawyer, in any plan.
create function app.own_reviews()
returns table (holder_id uuid, membership_id uuid, will_id uuid, number integer)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select r.holder_id, r.membership_id, r.will_id, r.number
      from app.memberships m
      join app.will_reviews r on r.holder_id = m.holder_id and r.membership_id = m.id
     where m.user_id = auth.person() and m.status = 'confirmed' and m.is_active and r.ended_at is null
       and exists (select from app.membership_roles o
                    where o.holder_id = m.holder_id and o.membership_id = m.id and o.role = 'lawyer' and o.status = 'active')
     order by r.asked_at desc, r.will_id, r.number;
end $$;

create policy own_will_reviews on app.will_reviews for all to heirlock_app
  using (holder_id = (select auth.own_estate()));
create policy of_lawyer on app.will_reviews for select to heirlock_app
  using (holder_id = (select auth.estate()) and membership_id = (select auth.membership()) and app.reviews_version(will_id, number));
create policy own_will_comments on app.will_comments for all to heirlock_app
  using (holder_id = (select auth.own_estate()))
  with check (holder_id = (select auth.own_estate()) and written_by = 'holder');
create policy of_lawyer on app.will_comments for select to heirlock_app
  using (holder_id = (select auth.estate()) and membership_id = (select auth.membership()) and app.reviews_version(will_id, number));
create policy written_by_lawyer on app.will_comments for insert to heirlock_app
  with check (written_by = 'lawyer' and holder_id = (select auth.estate()) and membership_id = (select auth.membership())
    and app.reviews_version(will_id, number));

-- Settling changes a comment of either, and nothing but that.
create function app.settle_comment(comment uuid) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update app.will_comments c set settled_at = now()
   where c.holder_id = auth.estate() and c.id = comment and c.settled_at is null and c.answers is null
     and (auth.own_estate() is not null
          or c.membership_id = auth.membership() and app.reviews_version(c.will_id, c.number));
  return found;
end $$;

-- A decision is the lawyer's alone: the holder has no way to write one.
create function app.decide_review(will uuid, version integer, decision text, hash text) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if not app.reviews_version(will, version) then return false; end if;
  update app.will_reviews r set state = decision, decided_hash = hash, decided_at = now()
   where r.holder_id = auth.estate() and r.membership_id = auth.membership() and r.will_id = will and r.number = version;
  return found;
end $$;

revoke execute on function app.reviews_version(uuid, integer), app.version_for_review(uuid, integer), app.own_reviews(),
  app.settle_comment(uuid), app.decide_review(uuid, integer, text, text) from public;
grant execute on function app.reviews_version(uuid, integer), app.version_for_review(uuid, integer), app.own_reviews(),
  app.settle_comment(uuid), app.decide_review(uuid, integer, text, text) to heirlock_app;
grant select, insert on app.will_reviews, app.will_comments to heirlock_app;
grant update (asked_at, ended_at) on app.will_reviews to heirlock_app;

reset role;
