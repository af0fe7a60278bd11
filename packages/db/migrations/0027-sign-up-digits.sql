-- Six digits are mailed at sign-up. Typed in the browser that signed up, they confirm the address and make a session of
-- the half sign-in that waits there: nobody has to come back by a link that opens in another browser.
alter table auth.pending_sign_ins
  -- SHA-256 of the account and the digits, base64url; null before they were mailed.
  add column mailed_code text,
  add column sent_at timestamptz,
  -- Never counted back: new digits give no new tries.
  add column tries integer not null default 0;

-- Whether the link of an invitation went by mail alone: its holder never saw it, so whoever opens it reads that mailbox.
create function app.invitation_proves_mailbox(hash text) returns boolean
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select coalesce((select i.status = 'sent' from app.invitations i where i.token_hash = hash), false)
$$;
revoke execute on function app.invitation_proves_mailbox(text) from public;
grant execute on function app.invitation_proves_mailbox(text) to heirlock_app;
