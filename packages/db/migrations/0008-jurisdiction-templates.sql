-- Public law: no person stands in it, so that it is kept apart from estates and people.
create schema law authorization heirlock_owner;
set local role heirlock_owner;
grant usage on schema law to heirlock_app;

-- What a jurisdiction asks of a will, where that is richer than what is built in (D61).
create table law.templates (
  code text not null check (char_length(code) <= 80 and code ~ '^[a-z]+(-[a-z]+){0,2}$'),
  language text not null check (language ~ '^[a-z]{2}$'),
  -- As the contract's templateContentSchema has it, which is asked again at each reading.
  content jsonb not null check (jsonb_typeof(content) = 'object' and octet_length(content::text) <= 200000),
  -- Month of the last review, as in 2026-06.
  reviewed text not null check (reviewed ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  updated_at timestamptz not null default now(),
  primary key (code, language)
);

alter table law.templates enable row level security;
alter table law.templates force row level security;
create policy open_to_read on law.templates for select to heirlock_app using (true);
-- Until there is a role for administrators only a migration writes here.
create policy kept_by_owner on law.templates to heirlock_owner using (true) with check (true);
grant select on law.templates to heirlock_app;
