set local role heirlock_owner;

-- What the holder's client has sealed and signed (docs/formats.md §8). Readable here: category, access condition,
-- sizes and dates, and nothing else (KEY-038).
create table app.vault_entries (
  holder_id uuid not null references app.estates (holder_id) on delete cascade,
  id uuid not null,
  category text not null check (
    category in ('document', 'safe', 'account', 'password', 'device', 'note', 'crypto', 'biometric')),
  access_condition text not null check (access_condition in ('immediate', 'after_death', 'custom')),
  title text not null check (title like 'hlf1.%'),
  description text not null check (description like 'hlf1.%'),
  tags text not null check (tags like 'hlf1.%'),
  details text not null check (details like 'hlf1.%'),
  content text not null check (content like 'hlf1.%'),
  -- What the signature has of the content: whoever reads the label alone can check it.
  content_hash text not null,
  -- Wrapped by the vault root key of the bundle that key_id names.
  label_key text not null check (label_key like 'hle1.root.label.%'),
  content_key text not null check (content_key like 'hle1.root.content.%'),
  revision integer not null check (revision >= 1),
  generation integer not null check (generation >= 1),
  -- The verifying key that signed: after a reset without the kit it is an older one than the account's (KEY-021).
  key_id text not null,
  signature text not null,
  file_id uuid,
  -- Of this revision, and of the entry.
  saved_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- Since when it waits for new keys, because somebody had its keys who may no longer open it (KEY-049).
  rotate_since timestamptz,
  primary key (holder_id, id)
);
-- The id is the idempotency key of a create, and another holder's id must be refused.
create unique index vault_entries_id on app.vault_entries (id);
create index vault_entries_file on app.vault_entries (holder_id, file_id) where file_id is not null;
create index vault_entries_rotating on app.vault_entries (holder_id) where rotate_since is not null;
create index vault_entries_deleted on app.vault_entries (deleted_at) where deleted_at is not null;

-- Revisions that were replaced, for 30 days (D28).
create table app.vault_versions (
  holder_id uuid not null,
  entry_id uuid not null,
  revision integer not null,
  category text not null,
  access_condition text not null,
  title text not null,
  description text not null,
  tags text not null,
  details text not null,
  content text not null,
  content_hash text not null,
  label_key text not null,
  content_key text not null,
  generation integer not null,
  key_id text not null,
  signature text not null,
  file_id uuid,
  saved_at timestamptz not null,
  replaced_at timestamptz not null default now(),
  primary key (holder_id, entry_id, revision),
  foreign key (holder_id, entry_id) references app.vault_entries (holder_id, id) on delete cascade
);
create index vault_versions_file on app.vault_versions (holder_id, file_id) where file_id is not null;
create index vault_versions_replaced on app.vault_versions (replaced_at);

-- Files in the object store. The row is there before the first byte, so that no object is without one.
create table app.vault_files (
  holder_id uuid not null references app.estates (holder_id) on delete cascade,
  id uuid not null,
  -- Set when an entry is saved with it; a file belongs to one entry for ever.
  entry_id uuid,
  -- Random: the store learns neither the holder nor the entry.
  storage_key text not null unique,
  -- How the store calls the upload while it runs.
  upload_id text,
  state text not null check (state in ('uploading', 'stored')),
  size bigint not null check (size between 1 and 20987904),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  part_hashes text[] not null,
  -- No entry or version may point to it: the collector looks at these alone, and makes sure before it deletes one.
  is_loose boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (holder_id, id)
);
create unique index vault_files_id on app.vault_files (id);
create index vault_files_loose on app.vault_files (created_at) where is_loose;

-- Objects whose row is gone, whatever removed it: a purge, the collector or a deleted account.
create table app.removed_objects (
  storage_key text primary key,
  upload_id text,
  removed_at timestamptz not null default now()
);
create index removed_objects_removed_at on app.removed_objects (removed_at);
create function app.note_removed_object() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into app.removed_objects (storage_key, upload_id) values (old.storage_key, old.upload_id)
  on conflict do nothing;
  return null;
end $$;
revoke execute on function app.note_removed_object() from public;
create trigger vault_files_removed after delete on app.vault_files
  for each row execute function app.note_removed_object();

-- One set of pairs, seen from both sides (D15).
create table app.vault_asset_links (
  holder_id uuid not null,
  entry_id uuid not null,
  asset_id uuid not null,
  primary key (holder_id, entry_id, asset_id),
  foreign key (holder_id, entry_id) references app.vault_entries (holder_id, id) on delete cascade,
  foreign key (holder_id, asset_id) references app.assets (holder_id, id) on delete cascade
);
create index vault_asset_links_asset on app.vault_asset_links (holder_id, asset_id, entry_id);

-- The entries of an asset, without those in the bin: all that other slices read of the links.
create view app.asset_vault_entries with (security_invoker = true) as
  select l.holder_id, l.asset_id, l.entry_id
    from app.vault_asset_links l
    join app.vault_entries e on e.holder_id = l.holder_id and e.id = l.entry_id
   where e.deleted_at is null;

-- Whom an entry is meant for (VLT-067). That alone opens nothing: a grant does.
create table app.vault_member_links (
  holder_id uuid not null,
  entry_id uuid not null,
  membership_id uuid not null,
  primary key (holder_id, entry_id, membership_id),
  foreign key (holder_id, entry_id) references app.vault_entries (holder_id, id) on delete cascade,
  foreign key (holder_id, membership_id) references app.memberships (holder_id, id) on delete cascade
);
create index vault_member_links_member on app.vault_member_links (holder_id, membership_id);

alter table app.vault_entries enable row level security;
alter table app.vault_entries force row level security;
alter table app.vault_versions enable row level security;
alter table app.vault_versions force row level security;
alter table app.vault_files enable row level security;
alter table app.vault_files force row level security;
alter table app.removed_objects enable row level security;
alter table app.removed_objects force row level security;
alter table app.vault_asset_links enable row level security;
alter table app.vault_asset_links force row level security;
alter table app.vault_member_links enable row level security;
alter table app.vault_member_links force row level security;

create policy own_entries on app.vault_entries to heirlock_app
  using (holder_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy own_versions on app.vault_versions to heirlock_app
  using (holder_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy own_files on app.vault_files to heirlock_app
  using (holder_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy own_asset_links on app.vault_asset_links to heirlock_app
  using (holder_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy own_member_links on app.vault_member_links to heirlock_app
  using (holder_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
-- The trigger runs as the owner of its function.
create policy note_removed on app.removed_objects to heirlock_owner using (true) with check (true);

-- The worker empties the bin and collects what nobody points to, through these functions and nothing else.
create policy empty_bin on app.vault_entries for delete to heirlock_owner
  using (deleted_at < now() - interval '30 days');
create policy see_entries on app.vault_entries for select to heirlock_owner using (true);
create policy forget_versions on app.vault_versions for delete to heirlock_owner
  using (replaced_at < now() - interval '30 days');
create policy see_versions on app.vault_versions for select to heirlock_owner using (true);
create policy collect_files on app.vault_files to heirlock_owner using (true);

create function app.next_removed_objects() returns table (storage_key text, upload_id text)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$ select o.storage_key, o.upload_id from app.removed_objects o order by o.removed_at limit 500 $$;

create function app.forget_removed_object(key text) returns void
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$ delete from app.removed_objects where storage_key = key $$;

revoke execute on function app.next_removed_objects(), app.forget_removed_object(text) from public;
grant execute on function app.next_removed_objects(), app.forget_removed_object(text) to heirlock_worker;

grant select, insert, update, delete on app.vault_entries, app.vault_versions, app.vault_files to heirlock_app;
grant select, insert, delete on app.vault_asset_links, app.vault_member_links to heirlock_app;
grant select on app.asset_vault_entries to heirlock_app;
