set local role heirlock_owner;

create table app.wills (
  holder_id uuid not null references app.estates (holder_id) on delete cascade,
  id uuid not null,
  status text not null default 'draft' check (status in ('draft', 'published', 'archived', 'released')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (holder_id, id)
);
-- The id is the idempotency key of a create, and another holder's id must be refused (SEC-030).
create unique index wills_id on app.wills (id);

create table app.will_versions (
  holder_id uuid not null,
  will_id uuid not null,
  number integer not null check (number >= 1),
  status text not null default 'draft' check (status in ('draft', 'published', 'superseded')),
  title text not null check (char_length(title) between 1 and 200),
  description text check (char_length(description) <= 5000),
  law text check (char_length(law) <= 80),
  content jsonb not null,
  revision integer not null default 1,
  -- What the hash on the paper is made with (docs/formats.md).
  salt text check (salt ~ '^[0-9a-f]{64}$'),
  content_hash text check (content_hash ~ '^[0-9a-f]{64}$'),
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (holder_id, will_id, number),
  foreign key (holder_id, will_id) references app.wills (holder_id, id) on delete cascade,
  constraint will_versions_frozen_whole check (
    case when status = 'draft' then salt is null and content_hash is null and published_at is null
         else salt is not null and content_hash is not null and published_at is not null and law is not null end)
);
-- At most one draft and one version in force, whoever asks at the same time (D54).
create unique index will_versions_draft on app.will_versions (holder_id, will_id) where status = 'draft';
create unique index will_versions_in_force on app.will_versions (holder_id, will_id) where status = 'published';
create unique index will_versions_hash on app.will_versions (content_hash);

-- The printable document of a published version, in the bytes that it was published with (DOC-011).
create table app.will_documents (
  holder_id uuid not null,
  will_id uuid not null,
  number integer not null,
  pdf bytea not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  primary key (holder_id, will_id, number),
  foreign key (holder_id, will_id, number) references app.will_versions (holder_id, will_id, number) on delete cascade
);

-- What was published never changes again (DOC-011); only the next version supersedes it.
create function app.keep_published_version() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if old.status = 'draft' then return new; end if;
  if (to_jsonb(new) - 'status') is distinct from (to_jsonb(old) - 'status')
     or (new.status is distinct from old.status and (old.status, new.status) <> ('published', 'superseded')) then
    raise exception 'A published version of a will cannot be changed' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger keep_published before update on app.will_versions
  for each row execute function app.keep_published_version();

alter table app.wills enable row level security;
alter table app.wills force row level security;
create policy own_wills on app.wills for all to heirlock_app
  using (holder_id = (select auth.estate()));
-- Only what was never published can be deleted; an account that is erased takes all of it along.
create policy only_drafts on app.wills as restrictive for delete to heirlock_app
  using (status = 'draft');
grant select, insert, update, delete on app.wills to heirlock_app;

alter table app.will_versions enable row level security;
alter table app.will_versions force row level security;
create policy own_will_versions on app.will_versions for all to heirlock_app
  using (holder_id = (select auth.estate()));
create policy only_drafts on app.will_versions as restrictive for delete to heirlock_app
  using (status = 'draft');
grant select, insert, update, delete on app.will_versions to heirlock_app;

alter table app.will_documents enable row level security;
alter table app.will_documents force row level security;
create policy own_will_documents on app.will_documents for all to heirlock_app
  using (holder_id = (select auth.estate()));
-- Neither changed nor deleted; it goes with its account.
grant select, insert on app.will_documents to heirlock_app;

-- Wills ask who has died since.
create or replace view app.member_details with (security_invoker = true) as
  select d.holder_id, d.membership_id, coalesce(d.relationship_type, d.relationship) as relationship, d.date_of_birth,
         d.email, d.phone,
         array(select r.role from app.membership_roles r
                where r.holder_id = d.holder_id and r.membership_id = d.membership_id and r.status = 'active'
                order by r.created_at, r.role) as active_roles,
         d.is_alive
    from app.member_records d;

reset role;
