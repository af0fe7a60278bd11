set local role heirlock_owner;

create table app.assets (
  holder_id uuid not null references app.estates (holder_id) on delete cascade,
  id uuid not null,
  title text not null check (char_length(title) between 1 and 200),
  asset_type text not null check (asset_type in ('physical', 'financial', 'digital')),
  -- Imports may carry finer values such as real_estate_land; they count as real estate (AST-034).
  asset_subtype text not null check (
    asset_subtype in ('real_estate', 'vehicle', 'valuable', 'bank_account', 'investment', 'online_account', 'digital_file')
    or asset_subtype like 'real\_estate\_%'),
  estimated_value numeric(18, 2) check (estimated_value >= 0),
  currency text not null check (currency in ('USD', 'EUR', 'GBP', 'JPY', 'CAD', 'AUD', 'CHF', 'CNY', 'INR', 'AED')),
  location text check (char_length(location) <= 200),
  description text check (char_length(description) <= 5000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (holder_id, id)
);
-- The id is the idempotency key of a create, and another holder's id must be refused (SEC-030).
create unique index assets_id on app.assets (id);

alter table app.assets enable row level security;
alter table app.assets force row level security;
create policy own_assets on app.assets to heirlock_app
  using (holder_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
grant select, insert, update, delete on app.assets to heirlock_app;

-- The first step of whatever counts against a plan: checks the session and takes the row lock of the estate under
-- which limits are decided. Row security holds in here as anywhere (the caller's rights).
create function app.enter_estate(
  session_hash text,
  out user_id uuid, out is_holder boolean, out session_id uuid, out last_proof_at timestamptz, out expires_at timestamptz,
  out plan text)
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  select e.user_id, e.is_holder, e.session_id, e.last_proof_at, e.expires_at
    into user_id, is_holder, session_id, last_proof_at, expires_at
    from auth.enter(session_hash) e;
  select e.plan into plan from app.estates e where e.holder_id = enter_estate.user_id for no key update;
end $$;
revoke execute on function app.enter_estate(text) from public;
grant execute on function app.enter_estate(text) to heirlock_app;
