import { statement } from "../../../kernel/statement.ts";

// Notification settings and consents: as heirlock_app.

export const readDepartures = statement(
  "account-read-departures",
  `with actor as materialized (select user_id, is_holder from auth.enter($1))
    select actor.is_holder, n.kind, n.channel, n.wanted
      from actor left join app.notification_settings n on n.user_id = actor.user_id`,
);

export const ownDepartures = statement(
  "account-own-departures",
  "select kind, channel, wanted from app.notification_settings where user_id = $1",
);

/** $2 to $4 are arrays of the same length. */
export const storeDepartures = statement(
  "account-store-departures",
  `insert into app.notification_settings (user_id, kind, channel, wanted)
    select $1, d.kind, d.channel, d.wanted from unnest($2::text[], $3::text[], $4::boolean[]) as d (kind, channel, wanted)
    on conflict (user_id, kind, channel) do update set wanted = excluded.wanted, updated_at = now()`,
);

export const forgetDepartures = statement(
  "account-forget-departures",
  `delete from app.notification_settings n
     using unnest($2::text[], $3::text[]) as d (kind, channel)
     where n.user_id = $1 and n.kind = d.kind and n.channel = d.channel`,
);

export const readConsents = statement(
  "account-read-consents",
  `with actor as materialized (select user_id, is_holder from auth.enter($1))
    select actor.is_holder, c.id, c.purpose, c.text_version, c.given_at, c.withdrawn_at
      from actor left join app.consents c on c.user_id = actor.user_id
     order by c.given_at desc, c.id`,
);

export const hasConsent = statement(
  "account-has-consent",
  `select exists (select from app.consents
     where user_id = $1 and purpose = $2 and withdrawn_at is null) as given`,
);

export const insertConsent = statement(
  "account-insert-consent",
  "insert into app.consents (user_id, purpose, text_version) values ($1, $2, $3)",
);

export const withdrawConsent = statement(
  "account-withdraw-consent",
  "update app.consents set withdrawn_at = now() where user_id = $1 and purpose = $2 and withdrawn_at is null",
);

// Export: begun as heirlock_auth, fetched as heirlock_app.

/** The lock under which exports, closing and coming back are decided. */
export const lockAccount = statement(
  "account-lock-for-privacy",
  "select deletes_at, deletes_at <= now() as is_due from auth.users where id = $1 for update",
);

/** Seconds until the next export may begin; no row when it may begin now. */
export const exportPause = statement(
  "account-export-pause",
  `select ceil(extract(epoch from max(created_at) + interval '10 minutes' - now()))::int as seconds_left
      from app.data_exports where user_id = $1 and created_at > now() - interval '10 minutes'
    having count(*) > 0`,
  // There is one at least: having.
  { notNull: ["seconds_left"] },
);

export const insertExport = statement(
  "account-insert-export",
  `insert into app.data_exports (user_id) values ($1)
    returning id, created_at + interval '1 hour' as expires_at`,
);

export const fetchExport = statement(
  "account-fetch-export",
  `update app.data_exports set fetched_at = now()
     where user_id = $1 and id = $2
    returning created_at, created_at > now() - interval '1 hour' as is_valid`,
);

export const ownEntries = statement(
  "account-own-entries",
  "select seq, body, encode(hash, 'hex') as hash from audit.own_entries($1, 1000)",
);

// Leaving and coming back: as heirlock_auth.

export const closeAccount = statement(
  "account-close",
  `update auth.users set deletes_at = now() + make_interval(days => $2), updated_at = now()
     where id = $1 returning deletes_at`,
);

export const keepAccount = statement(
  "account-keep",
  "update auth.users set deletes_at = null, updated_at = now() where id = $1",
);

/** Whoever comes back proves again who they are, with every factor. */
export const forgetTrustedDevices = statement(
  "account-forget-trusted-devices",
  "delete from auth.trusted_devices where user_id = $1",
);

// Deleting for good: as heirlock_auth, but for the queue's rows, which are the worker's.

/** $1: accounts that this run has dealt with already. */
export const findDue = statement(
  "account-find-due",
  `select u.id, u.email, u.deletes_at < now() - interval '1 day' as is_overdue, p.first_name, p.language,
           array(select n.id from auth.notices n where n.user_id = u.id) as notices
      from auth.users u left join app.people p on p.id = u.id
     where u.deletes_at < now() and u.id <> all ($1::uuid[])
     order by u.deletes_at limit 50`,
  // Account and person are deleted together.
  { notNull: ["first_name", "language"] },
);

/** Jobs name people and notices by their ids. */
export const forgetJobs = statement(
  "account-forget-jobs",
  "delete from pgboss.job where data ->> 'userId' = $1 or data ->> 'noticeId' = any ($2::text[])",
);

/** Locks the account if its days are over; nobody can return to it from here on. */
export const lockDue = statement(
  "account-lock-due",
  "select id from auth.users where id = $1 and deletes_at < now() for update",
);

/** Links carry the account's id inside a text, so no foreign key removes them. */
export const forgetLinks = statement(
  "account-forget-links",
  "delete from auth.verifications where position($1::text in value) > 0",
);

/**
 * Foreign keys remove what hangs on account and person; memberships in others' plans keep what those holders wrote,
 * without the account. One statement, because row security shows the person only while the account is due.
 */
export const deleteForGood = statement(
  "account-delete-for-good",
  `with gone as (
      delete from auth.users where id = $1 returning id
    )
    delete from app.people p using gone where p.id = gone.id`,
);

export const ownCheckpoint = statement(
  "account-own-checkpoint",
  "select text, signature, key, leaf, place, encode(path, 'hex') as path from audit.own_checkpoint()",
  { notNull: ["text", "signature", "key", "leaf", "place", "path"] },
);
