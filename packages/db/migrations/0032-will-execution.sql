set local role heirlock_owner;

-- What the holder says about the paper of a published version. How far its signing is follows from it (D55).
create table app.will_executions (
  holder_id uuid not null,
  will_id uuid not null,
  number integer not null,
  ticked text[] not null default '{}' check (cardinality(ticked) <= 100),
  -- The holder said that the ticks are true.
  confirmed_at timestamptz,
  -- Vault entries by the document that they are.
  documents jsonb not null default '{}' check (jsonb_typeof(documents) = 'object'),
  signed_on date,
  signed_at_place text not null default '' check (char_length(signed_at_place) <= 200),
  original_where text not null default '' check (char_length(original_where) <= 500),
  witnesses jsonb not null default '[]' check (jsonb_typeof(witnesses) = 'array'),
  marked_ready_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (holder_id, will_id, number),
  foreign key (holder_id, will_id, number) references app.will_versions (holder_id, will_id, number) on delete cascade
);
alter table app.will_executions enable row level security;
alter table app.will_executions force row level security;
create policy own_will_executions on app.will_executions for all to heirlock_app
  using (holder_id = (select auth.estate()));
-- Never deleted: it goes with its account.
grant select, insert, update on app.will_executions to heirlock_app;

create policy by_functions on app.will_versions for select to heirlock_owner using (true);

-- What anybody learns who has a published text in hand: when it was published, and whether a later one was (DOC-014).
create function app.published_text(hash text, version integer) returns table (published_on date, is_superseded boolean)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select (v.published_at at time zone 'UTC')::date, v.status = 'superseded'
    from app.will_versions v where v.content_hash = hash and v.number = version
$$;
revoke execute on function app.published_text(text, integer) from public;
grant execute on function app.published_text(text, integer) to heirlock_app;

reset role;
