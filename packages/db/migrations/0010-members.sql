set local role heirlock_owner;

-- What both sides may know of a membership stays in app.memberships, which the member reads too. What the holder wrote
-- down for themselves lies in app.member_records, which nobody else reads.
alter table app.memberships
  add column is_active boolean not null default true,
  add column primary_role text check (
    primary_role in ('beneficiary', 'executor', 'guardian', 'lawyer', 'witness', 'trusted_contact')),
  -- A will of the holder's; null is a member of no will (D36).
  add column will_id uuid,
  -- Confirmed by the holder alone: nobody signs in for it (D33).
  add column confirmed_by_holder boolean not null default false,
  -- Of the levels and overrides: who saves against another one is refused (D44).
  add column permissions_version integer not null default 1,
  add column status_changed_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now();
create unique index memberships_id on app.memberships (id);

create table app.member_records (
  holder_id uuid not null,
  membership_id uuid not null,
  email text check (email = lower(btrim(email)) and char_length(email) <= 254),
  -- The holder wants an invitation by mail (MEM-017).
  invite_by_email boolean not null default false,
  display_name text check (char_length(display_name) <= 100),
  member_type text check (member_type in ('family', 'advisor', 'lawyer', 'partner', 'other')),
  relationship_type text check (relationship_type in (
    'husband', 'wife', 'son', 'daughter', 'father', 'mother', 'brother', 'sister', 'grandfather', 'grandmother',
    'uncle', 'aunt', 'cousin', 'nephew', 'niece', 'friend', 'business_partner', 'charity', 'other')),
  -- In the holder's own words (MEM-030).
  relationship text check (char_length(relationship) <= 100),
  gender text check (gender in ('female', 'male', 'other')),
  date_of_birth date,
  nationality text check (nationality ~ '^[A-Z]{2}$'),
  national_id text check (char_length(national_id) <= 50),
  birth_order integer check (birth_order between 1 and 99),
  is_alive boolean not null default true,
  phone text check (char_length(phone) <= 40),
  address text check (char_length(address) <= 200),
  city text check (char_length(city) <= 100),
  state text check (char_length(state) <= 100),
  zip text check (char_length(zip) <= 20),
  country text check (country ~ '^[A-Z]{2}$'),
  law_firm_name text check (char_length(law_firm_name) <= 100),
  license_id text check (char_length(license_id) <= 50),
  notes text check (char_length(notes) <= 5000),
  primary key (holder_id, membership_id),
  foreign key (holder_id, membership_id) references app.memberships (holder_id, id) on delete cascade
);
create index member_records_email on app.member_records (holder_id, email);
insert into app.member_records (holder_id, membership_id) select holder_id, id from app.memberships;

alter table app.membership_roles
  add column id uuid not null default gen_random_uuid(),
  -- A map of texts; `kinship` says more exactly what relation it is (D38).
  add column role_metadata jsonb not null default '{}' check (jsonb_typeof(role_metadata) = 'object'),
  -- Why it is not active: one that the member refused can only be asked for anew (D40).
  add column inactive_because text check (inactive_because in ('holder', 'rejected', 'expired', 'unticked')),
  add column status_changed_at timestamptz not null default now(),
  add constraint membership_roles_id unique (holder_id, id);

-- What a member is asked: roles wait for the answer, the other kinds apply at once and may be taken back (D47).
create table app.member_requests (
  holder_id uuid not null,
  id uuid not null default gen_random_uuid(),
  membership_id uuid not null,
  kind text not null check (kind in ('role', 'asset_assignment', 'permission_update')),
  role_id uuid,
  role text check (role in ('beneficiary', 'executor', 'guardian', 'lawyer', 'witness', 'trusted_contact')),
  asset_id uuid,
  -- Of a permission update: area -> [level before, level after].
  changes jsonb,
  reason text check (char_length(reason) <= 500),
  -- Void is one that nobody has to answer any more: the membership or what was asked for has ended.
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'expired', 'void')),
  response_reason text check (char_length(response_reason) <= 500),
  created_at timestamptz not null default now(),
  -- Only roles lapse (D45).
  expires_at timestamptz check ((expires_at is not null) = (kind = 'role')),
  reminders integer not null default 0,
  answered_at timestamptz,
  primary key (holder_id, id),
  foreign key (holder_id, membership_id) references app.memberships (holder_id, id) on delete cascade,
  foreign key (holder_id, role_id) references app.membership_roles (holder_id, id) on delete set null (role_id),
  foreign key (holder_id, asset_id) references app.assets (holder_id, id) on delete cascade,
  check ((kind = 'role') = (role is not null)),
  check ((kind = 'asset_assignment') = (asset_id is not null)),
  check ((kind = 'permission_update') = (changes is not null))
);
create unique index member_requests_id on app.member_requests (id);
create index member_requests_member on app.member_requests (holder_id, membership_id);
create index member_requests_role on app.member_requests (holder_id, role_id);
create index member_requests_asset on app.member_requests (holder_id, asset_id);
create unique index member_requests_one_per_role on app.member_requests (holder_id, role_id) where status = 'pending';
create index member_requests_lapsing on app.member_requests (expires_at, id) where status = 'pending' and kind = 'role';
create index member_requests_reminding on app.member_requests (reminders, created_at, id)
  where status = 'pending' and kind = 'role';

-- One open invitation for each membership. The token is in the link alone.
create table app.invitations (
  holder_id uuid not null,
  id uuid not null default gen_random_uuid(),
  membership_id uuid not null,
  token_hash text not null unique,
  -- Whom it is for; an account with another address needs a will key besides (D34).
  email text not null check (email = lower(btrim(email))),
  -- Made for handing over, or mailed.
  status text not null check (status in ('created', 'sent')),
  -- The holder's own words to the person.
  message text check (char_length(message) <= 1000),
  sent_at timestamptz,
  reminders integer not null default 0,
  expires_at timestamptz not null default now() + interval '30 days',
  ended_as text check (ended_as in ('accepted', 'declined', 'cancelled', 'expired', 'replaced')),
  ended_at timestamptz check ((ended_at is null) = (ended_as is null)),
  ended_by uuid references app.people (id) on delete set null,
  -- Why the person declined.
  reason text check (char_length(reason) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (holder_id, id),
  foreign key (holder_id, membership_id) references app.memberships (holder_id, id) on delete cascade
);
create index invitations_member on app.invitations (holder_id, membership_id);
create unique index invitations_one_open on app.invitations (holder_id, membership_id) where ended_as is null;
create index invitations_email on app.invitations (email);
create index invitations_ended_by on app.invitations (ended_by);
create index invitations_lapsing on app.invitations (expires_at, id) where ended_as is null;
create index invitations_reminding on app.invitations (reminders, created_at, id)
  where ended_as is null and status = 'sent' and sent_at is not null;

-- A short code that is handed over in person (D34).
create table app.will_keys (
  holder_id uuid not null,
  id uuid not null default gen_random_uuid(),
  membership_id uuid not null,
  -- Its first group finds the row, so that wrong guesses count against it; the rest is the secret.
  locator text not null,
  key_hash text not null,
  tries integer not null default 0 check (tries between 0 and 5),
  sent_at timestamptz,
  expires_at timestamptz not null default now() + interval '7 days',
  ended_as text check (ended_as in ('used', 'revoked', 'replaced', 'guessed')),
  ended_at timestamptz check ((ended_at is null) = (ended_as is null)),
  created_at timestamptz not null default now(),
  primary key (holder_id, id),
  foreign key (holder_id, membership_id) references app.memberships (holder_id, id) on delete cascade
);
create index will_keys_member on app.will_keys (holder_id, membership_id);
create unique index will_keys_one_open on app.will_keys (holder_id, membership_id) where ended_as is null;
create unique index will_keys_locator on app.will_keys (locator) where ended_as is null;

-- What changed in a membership, as the holder reads it (MEM-097).
create table app.membership_history (
  holder_id uuid not null,
  id uuid not null default gen_random_uuid(),
  membership_id uuid not null,
  type text not null check (type in ('role', 'status', 'permissions', 'assignment', 'key')),
  action_type text not null check (action_type ~ '^[a-z_]+$'),
  role_name text,
  previous_status text,
  new_status text,
  reason text check (char_length(reason) <= 500),
  changed_at timestamptz not null default clock_timestamp(),
  -- Null is a timer of ours.
  changed_by uuid references app.people (id) on delete set null,
  primary key (holder_id, id),
  foreign key (holder_id, membership_id) references app.memberships (holder_id, id) on delete cascade
);
create index membership_history_member on app.membership_history (holder_id, membership_id, changed_at);
create index membership_history_changed_by on app.membership_history (changed_by);

-- Levels that differ from those of the role (D43).
create table app.permission_overrides (
  holder_id uuid not null,
  membership_id uuid not null,
  area text not null check (area in (
    'canViewWillTitle', 'canViewWillStatus', 'canViewWillDescription', 'canViewWillHolderInfo', 'canViewAssignedAssets',
    'canViewAssetValues', 'canViewAssetDetails', 'canViewAssetDocuments', 'canViewAssignedDocuments',
    'canDownloadDocuments', 'canViewDocumentMetadata', 'canViewOtherMembers', 'canViewMemberRoles',
    'canViewMemberContactInfo', 'canSendMessages', 'canReceiveNotifications', 'canViewActivityLog')),
  level text not null check (level in ('none', 'summary', 'details', 'full')),
  updated_at timestamptz not null default now(),
  primary key (holder_id, membership_id, area),
  foreign key (holder_id, membership_id) references app.memberships (holder_id, id) on delete cascade
);

-- Assets meant for a member, and when they may see them (D42). The further rule of `custom` is the server's policy.
create table app.asset_assignments (
  holder_id uuid not null,
  asset_id uuid not null,
  membership_id uuid not null,
  access_condition text not null default 'after_death' check (access_condition in ('immediate', 'after_death', 'custom')),
  not_before date,
  from_age integer check (from_age between 1 and 120),
  -- Before that they learn that there is something, and nothing more.
  tell_exists boolean not null default false,
  answer text not null default 'offered' check (answer in ('offered', 'accepted', 'declined')),
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (holder_id, asset_id, membership_id),
  foreign key (holder_id, asset_id) references app.assets (holder_id, id) on delete cascade,
  foreign key (holder_id, membership_id) references app.memberships (holder_id, id) on delete cascade,
  check (access_condition = 'custom' or (not_before is null and from_age is null))
);
create index asset_assignments_member on app.asset_assignments (holder_id, membership_id);

-- Null: as the entry itself says.
alter table app.vault_member_links
  add column access_condition text check (access_condition in ('immediate', 'after_death', 'custom')),
  add column not_before date,
  add column from_age integer check (from_age between 1 and 120),
  add column tell_exists boolean not null default false,
  add column created_at timestamptz not null default now();

do $$
declare
  one text;
begin
  foreach one in array array[
    'member_records', 'member_requests', 'invitations', 'will_keys', 'membership_history', 'permission_overrides',
    'asset_assignments']
  loop
    execute format('alter table app.%I enable row level security', one);
    execute format('alter table app.%I force row level security', one);
    execute format('create policy own on app.%I to heirlock_app
      using (holder_id = (select nullif(current_setting(''app.user_id'', true), '''')::uuid))', one);
    -- Members and timers reach them through functions that say themselves what is whose, and in no other way.
    execute format('create policy by_functions on app.%I to heirlock_owner using (true) with check (true)', one);
    execute format('grant select, insert, update, delete on app.%I to heirlock_app', one);
  end loop;
end $$;
-- What a member was asked is theirs to read.
create policy requests_of_own_membership on app.member_requests for select to heirlock_app
  using (exists (
    select from app.memberships m
    where m.holder_id = member_requests.holder_id and m.id = member_requests.membership_id
      and m.status in ('invited', 'confirmed')
      and m.user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)));
create policy by_functions on app.memberships to heirlock_owner using (true) with check (true);
create policy by_functions on app.membership_roles to heirlock_owner using (true) with check (true);
create policy by_functions on app.vault_member_links to heirlock_owner using (true) with check (true);
create policy by_functions on app.vault_asset_links for select to heirlock_owner using (true);
create policy by_functions on app.assets for select to heirlock_owner using (true);
create policy by_functions on app.people for select to heirlock_owner using (true);
grant update on app.vault_member_links to heirlock_app;
