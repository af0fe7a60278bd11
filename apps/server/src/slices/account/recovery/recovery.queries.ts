import { statement } from "../../../kernel/statement.ts";

/** Every statement of passwords, changed and forgotten: all as heirlock_auth. Times are the database's (KEY-017). */

// The password and its keys.

export const lockKeys = statement(
  "recovery-lock-keys",
  "select verifying_key, version from auth.account_keys where user_id = $1 for update",
);

/** $3 is whether it comes after a wait, with nothing but a mailbox. */
export const setPassword = statement(
  "recovery-set-password",
  `update auth.accounts
       set password = $2, password_changed_at = now(), held_at = null, updated_at = now(),
           waited_at = case when $3 then now() else waited_at end
     where user_id = $1 and provider_id = 'credential'`,
);

/** Another wrap of the same bundle. */
export const rewrapByPassword = statement(
  "recovery-rewrap-by-password",
  `update auth.account_keys
       set salt = $2, kdf = $3, bundle_by_password = $4, version = version + 1, updated_at = now()
     where user_id = $1
    returning version`,
);

/** The old bundle with every wrap it has, for the day on which the kit is found (KEY-019). */
export const keepOlderBundle = statement(
  "recovery-keep-older-bundle",
  `insert into auth.older_bundles
      (user_id, recipient, verifying_key, bundle_by_kit, kit_number, salt, kdf, bundle_by_password, bundles_by_passkeys)
    select user_id, recipient, verifying_key, bundle_by_kit, kit_number, salt, kdf, bundle_by_password,
           coalesce((select jsonb_agg(jsonb_build_object('credentialId', credential_id, 'bundle', bundle))
                       from auth.passkeys p where p.user_id = k.user_id and bundle is not null), '[]')
      from auth.account_keys k where user_id = $1`,
);

export const replaceKeys = statement(
  "recovery-replace-keys",
  `update auth.account_keys
       set salt = $2, kdf = $3, bundle_by_password = $4, recipient = $5, verifying_key = $6, bundle_by_kit = $7,
           kit_number = $8, kit_confirmed_at = case when $9 then now() end, version = version + 1, updated_at = now()
     where user_id = $1`,
);

export const restoreOlderBundle = statement(
  "recovery-restore-older-bundle",
  `update auth.older_bundles o set bundle_by_root = $3, root_of = k.verifying_key, restored_at = now()
      from auth.account_keys k
     where o.user_id = $1 and o.id = $2 and k.user_id = o.user_id
    returning o.id`,
);

// Asking for a link.

/** Whose address this is, known and confirmed or not. */
export const findByEmail = statement(
  "recovery-find-by-email",
  "select id, email_verified from auth.users where email = $1",
);

/** A link at the account's own address that still works. */
export const findLiveLink = statement(
  "recovery-find-live-link",
  `select id from auth.password_resets
     where user_id = $1 and sent_to = 'email' and state in ('linked', 'waiting') and token_expires_at > now() limit 1`,
);

export const insertReset = statement(
  "recovery-insert-reset",
  `insert into auth.password_resets (user_id, sent_to, token_hash, token_expires_at)
    values ($1, $2, $3, now() + interval '30 minutes')`,
);

// A link that was opened.

const live = "r.token_hash = $1 and r.token_expires_at > now() and r.state in ('linked', 'waiting', 'ready')";

/** What the holder of a link may do. No row for a link that was used, stopped, or is older than 30 minutes. */
export const lookAtReset = statement(
  "recovery-look-at-reset",
  `select u.email, p.first_name, p.last_name, r.state = 'ready' as ready,
           exists (select from auth.authenticators a where a.user_id = r.user_id and a.enabled_at is not null) as has_code,
           exists (select from auth.passkeys k where k.user_id = r.user_id) as has_passkey,
           (select w.waits_until from auth.password_resets w
             where w.user_id = r.user_id and w.sent_to = r.sent_to and w.state = 'waiting') as waits_until,
           k.bundle_by_kit, k.kit_number, k.recipient, k.verifying_key
      from auth.password_resets r
      join auth.users u on u.id = r.user_id
      join app.people p on p.id = r.user_id
      left join auth.account_keys k on k.user_id = r.user_id
     where ${live}`,
);

/** Whose link this is, without holding anything. */
export const findReset = statement(
  "recovery-find-reset",
  `select r.user_id, u.email from auth.password_resets r join auth.users u on u.id = r.user_id where ${live}`,
);

/** Of many that come with one link, each waits here for the one before and then finds it used. */
export const lockReset = statement(
  "recovery-lock-reset",
  `select r.id, r.user_id, r.state, r.sent_to, u.email,
           exists (select from auth.authenticators a where a.user_id = r.user_id and a.enabled_at is not null) as has_code
      from auth.password_resets r join auth.users u on u.id = r.user_id
     where ${live}
       for update of r`,
);

/** The one that was used is done; whatever else was under way for the account is over with it. */
export const endResets = statement(
  "recovery-end-resets",
  `update auth.password_resets
       set state = case when id = $2 then 'done' else 'stopped' end, token_hash = null, ended_at = now()
     where user_id = $1 and state in ('linked', 'waiting', 'ready')`,
);

// The wait of a reset by mailbox alone.

/** Two links of one account never start two waits. */
export const lockPerson = statement(
  "recovery-lock-person",
  "select id from auth.users where id = $1 for no key update",
);

/** Of the channel that the link went to: each has its own. */
export const readWait = statement(
  "recovery-read-wait",
  `select waits_until from auth.password_resets
     where user_id = $1 and sent_to = $2 and state in ('waiting', 'ready')`,
  // The state says so.
  { notNull: ["waits_until"] },
);

export const startWait = statement(
  "recovery-start-wait",
  `update auth.password_resets set state = 'waiting', waits_until = now() + interval '72 hours'
     where id = $1
    returning waits_until`,
);

export const findByStopToken = statement(
  "recovery-find-by-stop-token",
  `select r.id, r.user_id, r.state
      from auth.verifications v join auth.password_resets r on r.id = v.value::uuid
     where v.identifier = $1 and v.expires_at > now()
       for update of r`,
);

/** Waits that end within a day and were not announced yet. */
export const takeToRemind = statement(
  "recovery-take-to-remind",
  `with due as (
      select id from auth.password_resets
       where state = 'waiting' and reminded_at is null and waits_until <= now() + interval '24 hours'
       order by waits_until limit 100 for update skip locked)
    update auth.password_resets r set reminded_at = now() from due where r.id = due.id
    returning r.id, r.user_id, r.waits_until`,
  // Chosen by it.
  { notNull: ["waits_until"] },
);

/** Waits that are over, and were announced a day before: the worker makes the link when it mails it. */
export const takeDue = statement(
  "recovery-take-due",
  `with due as (
      select id from auth.password_resets
       where state = 'waiting' and waits_until <= now() and reminded_at <= now() - interval '23 hours'
       order by waits_until limit 100 for update skip locked)
    update auth.password_resets r set state = 'ready', token_hash = null, token_expires_at = null
      from due where r.id = due.id
    returning r.id, r.user_id`,
);

/** Links after a wait that nobody used, and those that could not be mailed for two days. */
export const takeUnused = statement(
  "recovery-take-unused",
  `with due as (
      select id from auth.password_resets
       where state = 'ready'
         and coalesce(token_expires_at < now(), waits_until < now() - interval '2 days')
       order by waits_until limit 100 for update skip locked)
    update auth.password_resets r set state = 'stopped', token_hash = null, ended_at = now()
      from due where r.id = due.id
    returning r.id, r.user_id`,
);

/** Gives a wait that is over its link, for 30 minutes from now; no row when it was stopped in the meantime. */
export const setReadyToken = statement(
  "recovery-set-ready-token",
  `update auth.password_resets r set token_hash = $2, token_expires_at = now() + interval '30 minutes'
      from auth.users u
      join app.people p on p.id = u.id
      left join auth.recovery_options m on m.user_id = u.id
     where r.id = $1 and r.state = 'ready' and u.id = r.user_id
    returning p.first_name, p.language,
      case r.sent_to when 'email' then u.email
        when 'recovery_email' then case when m.email_verified_at is not null then m.email end end as address,
      case when r.sent_to = 'recovery_phone' and m.phone_verified_at is not null then m.phone end as phone, r.user_id`,
);
