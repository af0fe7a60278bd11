set local role heirlock_owner;

-- Whoever did not want an invitation says so by its link. From then on no letter of that holder goes to that address.
-- The row is about the holder and belongs to whoever reported: the holder's own queries never read it.
create table app.invitation_reports (
  holder_id uuid not null references app.estates (holder_id) on delete cascade,
  email text not null check (email = lower(btrim(email))),
  invitation_id uuid not null,
  reason text check (char_length(reason) <= 500),
  reported_at timestamptz not null default now(),
  primary key (holder_id, email)
);
alter table app.invitation_reports enable row level security;
alter table app.invitation_reports force row level security;
create policy by_functions on app.invitation_reports for all to heirlock_owner using (true) with check (true);

-- By the hash of the link's token, which is the proof. Answers whose invitation it was, or nothing for an unknown one.
create function app.report_invitation(hash text, because text)
returns table (holder_id uuid, invitation_id uuid)
language sql security definer
set search_path = pg_catalog, pg_temp
as $$
  with reported as (
    insert into app.invitation_reports as r (holder_id, email, invitation_id, reason)
    select i.holder_id, i.email, i.id, because from app.invitations i where i.token_hash = hash
    on conflict (holder_id, email) do update set reason = coalesce(excluded.reason, r.reason)
    returning r.holder_id, (select i.id from app.invitations i where i.token_hash = hash) as invitation_id)
  select * from reported
$$;
create function app.takes_letters(holder uuid, address text) returns boolean
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select not exists (select from app.invitation_reports r where r.holder_id = holder and r.email = address)
$$;
revoke execute on function app.report_invitation(text, text), app.takes_letters(uuid, text) from public;
grant execute on function app.report_invitation(text, text), app.takes_letters(uuid, text) to heirlock_app;
