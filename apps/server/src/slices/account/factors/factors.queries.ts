import { statement } from "../../../kernel/statement.ts";

/** Second factor, half sign-ins and trusted devices: all as heirlock_auth. */

/** The time is the database's: every process judges a code by the same clock. */
export const readAuthenticator = statement(
  "factors-read-authenticator",
  `select secret, enabled_at, backup_salt, clock_timestamp() as now
      from auth.authenticators where user_id = $1`,
);

/** Each step once, and none before one that was used: whoever comes second finds no row (SEC-009). */
export const useStep = statement(
  "factors-use-step",
  `update auth.authenticators set last_step = $2
     where user_id = $1 and enabled_at is not null and last_step < $2
    returning user_id`,
);

/** Of many at once one finds the row unused: the others wait for its lock and then see that it is (SEC-010). */
export const useBackupCode = statement(
  "factors-use-backup-code",
  `update auth.backup_codes set used_at = now()
     where user_id = $1 and code_hash = $2 and used_at is null
    returning user_id`,
);

export const countBackupCodes = statement(
  "factors-count-backup-codes",
  "select count(*)::integer as left from auth.backup_codes where user_id = $1 and used_at is null",
);

// Setting up and switching off.

export const lockAuthenticator = statement(
  "factors-lock-authenticator",
  `select secret, enabled_at, backup_salt, clock_timestamp() as now
      from auth.authenticators where user_id = $1 for update`,
);

/** A set-up that was begun before is replaced; one that is switched on is not. */
export const startAuthenticator = statement(
  "factors-start-authenticator",
  `insert into auth.authenticators as a (user_id, secret) values ($1, $2)
    on conflict (user_id) do update set secret = excluded.secret, last_step = 0, created_at = now()
      where a.enabled_at is null
    returning user_id`,
);

export const enableAuthenticator = statement(
  "factors-enable-authenticator",
  "update auth.authenticators set enabled_at = now(), last_step = $2 where user_id = $1",
);

export const deleteAuthenticator = statement(
  "factors-delete-authenticator",
  `with codes as (delete from auth.backup_codes where user_id = $1)
    delete from auth.authenticators where user_id = $1`,
);

/** Old codes and new ones are never there together: the salt changes in the same statement. */
export const forgetBackupCodes = statement(
  "factors-forget-backup-codes",
  "delete from auth.backup_codes where user_id = $1",
);

export const insertBackupCodes = statement(
  "factors-insert-backup-codes",
  `with salted as (update auth.authenticators set backup_salt = $2 where user_id = $1)
    insert into auth.backup_codes (user_id, code_hash) select $1, unnest($3::text[])`,
);

export const readEmail = statement("factors-read-email", "select email from auth.users where id = $1");

// Half sign-ins.

/** Of an account that is signed in to again and again without a code, the newest twenty stay. */
export const insertPending = statement(
  "factors-insert-pending",
  `with surplus as (
      delete from auth.pending_sign_ins where token in (
        select token from auth.pending_sign_ins where user_id = $2 order by created_at desc offset 19)
    )
    insert into auth.pending_sign_ins (token, user_id) values ($1, $2) returning expires_at`,
);

/** Of a sign-up: it waits an hour for its digits. */
export const insertSignUpHalf = statement(
  "factors-insert-sign-up-half",
  "insert into auth.pending_sign_ins (token, user_id, expires_at) values ($1, $2, now() + interval '1 hour')",
);

/** No row comes back where no browser waits for digits. */
export const noteDigits = statement(
  "factors-note-digits",
  `update auth.pending_sign_ins set mailed_code = $2, sent_at = now()
     where user_id = $1 and expires_at > now()
    returning user_id`,
);

/** Counts before it is looked at, so that a try counts however it ends. Twenty for one sign-up. */
export const countDigits = statement(
  "factors-count-digits",
  `update auth.pending_sign_ins p set tries = tries + 1
      from auth.users u
     where p.token = $1 and p.expires_at > now() and p.tries < 20 and u.id = p.user_id
    returning u.email`,
);

export const lockDigits = statement(
  "factors-lock-digits",
  `select p.user_id, u.email_verified, u.suspended_at is not null as suspended, p.mailed_code
      from auth.pending_sign_ins p join auth.users u on u.id = p.user_id
     where p.token = $1 and p.expires_at > now() and p.sent_at > now() - interval '10 minutes'
       for update of p, u`,
);

const pendingColumns = `p.user_id, u.email, u.email_verified, u.suspended_at is not null as suspended
      from auth.pending_sign_ins p join auth.users u on u.id = p.user_id
     where p.token = $1 and p.expires_at > now()`;

export const readPending = statement("factors-read-pending", `select ${pendingColumns}`);

export const lockPending = statement("factors-lock-pending", `select ${pendingColumns} for update of p`);

export const deletePending = statement("factors-delete-pending", "delete from auth.pending_sign_ins where token = $1");

// Trusted devices.

export const insertTrustedDevice = statement(
  "factors-insert-trusted-device",
  `insert into auth.trusted_devices (user_id, token_hash, email, browser, system, device_kind, country)
    values ($1, $2, $3, $4, $5, $6, $7)
    returning id, extract(epoch from expires_at - now())::integer as seconds_left`,
);

/** For its own account and the e-mail that it was trusted under (D09). */
export const lockTrustedDevice = statement(
  "factors-lock-trusted-device",
  `select t.token_hash, t.expires_at > now() and t.email = u.email as valid
      from auth.trusted_devices t join auth.users u on u.id = t.user_id
     where t.id = $1 and t.user_id = $2
       for update of t`,
);

/** The seven days run from the code, whatever is rotated since (ACC-063). */
export const rotateTrustedDevice = statement(
  "factors-rotate-trusted-device",
  `update auth.trusted_devices set token_hash = $2, last_used_at = now()
     where id = $1
    returning extract(epoch from expires_at - now())::integer as seconds_left`,
);

export const deleteTrustedDevice = statement(
  "factors-delete-trusted-device",
  "delete from auth.trusted_devices where id = $1 and user_id = $2 returning id",
);

/** What an earlier password or an earlier second factor was the proof for. */
export const forgetTrustedDevices = statement(
  "factors-forget-trusted-devices",
  `with half as (delete from auth.pending_sign_ins where user_id = $1)
    delete from auth.trusted_devices where user_id = $1 returning id`,
);

export const listTrustedDevices = statement(
  "factors-list-trusted-devices",
  `select t.id, t.token_hash, t.browser, t.system, t.device_kind, t.country, t.authenticated_at, t.last_used_at,
           t.expires_at
      from auth.trusted_devices t join auth.users u on u.id = t.user_id
     where t.user_id = $1 and t.expires_at > now() and t.email = u.email
     order by t.last_used_at desc`,
);

// The proof that it is still the same person.

export const prolongProof = statement(
  "factors-prolong-proof",
  `update auth.sessions set last_proof_at = now(), last_activity_at = now(), updated_at = now()
     where id = $1
    returning now() + interval '15 minutes' as proven_until`,
  { notNull: ["proven_until"] },
);

export const renewSession = statement(
  "factors-renew-session",
  `update auth.sessions
       set token = $2, previous_token = token, last_proof_at = now(), last_activity_at = now(), updated_at = now()
     where id = $1
    returning now() + interval '15 minutes' as proven_until,
      ceil(extract(epoch from signed_in_at + interval '24 hours' - now()))::integer as seconds_left`,
);
