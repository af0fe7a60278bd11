set local role heirlock_owner;

-- How a person has arranged a Home (DSH-023). What it means is decided in packages/domain/src/dashboard/layout.ts.
create table app.dashboard_layouts (
  user_id uuid not null references app.people (id) on delete cascade,
  type text not null check (type in ('member', 'will_holder')),
  card_order text[] not null,
  card_visibility jsonb not null,
  layout_preset text not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, type)
);
alter table app.dashboard_layouts enable row level security;
alter table app.dashboard_layouts force row level security;
create policy own_dashboard_layouts on app.dashboard_layouts to heirlock_app
  using (user_id = (select auth.person()));
grant select, insert, update, delete on app.dashboard_layouts to heirlock_app;

reset role;
