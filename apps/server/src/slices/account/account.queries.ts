import { appending } from "../../kernel/audit.ts";
import { statement } from "../../kernel/statement.ts";

/** Every statement of the slice. Those on the schema `auth` run as heirlock_auth, the others as heirlock_app. */

// Sign-up, e-mail and credential: as heirlock_auth.

/** Nothing comes back for an address that has an account. */
export const insertUser = statement(
  "account-insert-user",
  `insert into auth.users (id, name, email) values (gen_random_uuid(), $1, $2)
    on conflict (email) do nothing
    returning id`,
);

export const findUser = statement("account-find-user", "select id from auth.users where email = $1");

export const insertCredential = statement(
  "account-insert-credential",
  `insert into auth.accounts (id, user_id, account_id, provider_id, password)
    values (gen_random_uuid(), $1::uuid, $1::uuid::text, 'credential', $2)`,
);

export const insertPerson = statement(
  "account-insert-person",
  "insert into app.people (id, first_name, last_name, language) values ($1, $2, $3, $4)",
);

export const insertEstate = statement("account-insert-estate", "insert into app.estates (holder_id) values ($1)");

export const insertKeys = statement(
  "account-insert-keys",
  `insert into auth.account_keys
      (user_id, salt, kdf, recipient, verifying_key, bundle_by_password, bundle_by_kit, kit_number,
       kit_confirmed_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, case when $9 then now() end)`,
);

export const readDerivation = statement(
  "account-read-derivation",
  "select k.salt, k.kdf from auth.users u join auth.account_keys k on k.user_id = u.id where u.email = $1",
);

export const findUnverified = statement(
  "account-find-unverified",
  "select id from auth.users where email = $1 and not email_verified",
);

/** What a letter needs to know. */
export const readReader = statement(
  "account-read-reader",
  `select u.email, u.email_verified, p.first_name, p.language
      from auth.users u
      join app.people p on p.id = u.id
     where u.id = $1`,
);

export const insertVerification = statement(
  "account-insert-verification",
  `insert into auth.verifications (id, identifier, value, expires_at)
    values (gen_random_uuid(), $1, $2, now() + interval '24 hours')`,
);

/** The address of the account must still be the one that the token was mailed to. */
export const readVerification = statement(
  "account-read-verification",
  `select u.id, u.email, u.email_verified, v.value
      from auth.verifications v join auth.users u on u.id = split_part(v.value, ' ', 1)::uuid
     where v.identifier = $1 and v.expires_at > now()
       for update of u`,
);

export const markVerified = statement(
  "account-mark-verified",
  "update auth.users set email_verified = true, updated_at = now() where id = $1",
);

export const readCredential = statement(
  "account-read-credential",
  `select u.email, a.password
      from auth.users u join auth.accounts a on a.user_id = u.id and a.provider_id = 'credential'
     where u.id = $1`,
  // The account's own credential always has one; those of other providers would not.
  { notNull: ["password"] },
);

export const findCredential = statement(
  "account-find-credential",
  `select a.user_id, a.password
      from auth.users u join auth.accounts a on a.user_id = u.id and a.provider_id = 'credential'
     where u.email = $1`,
  { notNull: ["password"] },
);

/** Held until the session stands: a change or reset of the password that comes meanwhile waits, and then ends it. */
export const holdCredential = statement(
  "account-hold-credential",
  `select a.password, a.held_at, u.email_verified, u.suspended_at is not null as suspended
      from auth.accounts a join auth.users u on u.id = a.user_id
     where a.user_id = $1 and a.provider_id = 'credential'
       for share of a`,
  { notNull: ["password"] },
);

// Sessions: as heirlock_auth.

export const noteTry = statement("account-note-try", "select id, seconds_left from auth.note_try($1, $2, $3, $4, $5)");

export const forgetTry = statement("account-forget-try", "delete from auth.sign_in_tries where id = $1");

export const forgetTriesOf = statement(
  "account-forget-tries-of",
  "delete from auth.sign_in_tries where bucket = any($1::text[])",
);

export const listKnownDevices = statement(
  "account-list-known-devices",
  "select id from auth.known_devices where user_id = $1",
);

export const readSession = statement("account-read-session", "select user_id, expires_at from auth.enter($1, $2)");

export const enterUnnoticed = statement(
  "account-enter-unnoticed",
  "select user_id, is_holder, session_id, is_fresh, expires_at from auth.enter($1, false)",
);

export const insertSession = statement(
  "account-insert-session",
  `insert into auth.sessions
      (id, user_id, token, expires_at, ip_address, user_agent, started_by, browser, system, device_kind, country, device_id)
    values (gen_random_uuid(), $1, $2, now() + interval '1 hour', $3, $4, $5, $6, $7, $8, $9, $10)
    returning id, expires_at`,
);

export const deleteSession = statement("account-delete-session", "delete from auth.sessions where token = $1");

/** All but the session in $2, which may be null. */
export const deleteSessionsOf = statement(
  "account-delete-sessions-of",
  "delete from auth.sessions where user_id = $1 and ($2::uuid is null or id <> $2) returning id",
);

/** A move to another address, or a recovery e-mail, that was asked for and not confirmed: its link is worth nothing then. */
export const forgetPendingAddresses = statement(
  "account-forget-pending-addresses",
  `delete from auth.verifications
     where identifier in ('pending-email ' || $1::text, 'pending-recovery-email ' || $1::text)`,
);

export const deletePendingSignIns = statement(
  "account-delete-pending-sign-ins",
  "delete from auth.pending_sign_ins where user_id = $1",
);

export const extendSession = statement(
  "account-extend-session",
  `update auth.sessions
       set expires_at = least(now() + interval '1 hour', signed_in_at + interval '24 hours'), updated_at = now()
     where id = $1
    returning expires_at`,
);

/**
 * Gives back one address that was never confirmed, to somebody who has proved that it is theirs ($2 null), or to the
 * browser whose own sign-up it was.
 */
export const forgetUnproved = statement(
  "account-forget-unproved",
  `with forgotten as (
      delete from auth.users u
       where u.email = $1 and not u.email_verified
         and ($2::text is null
              or exists (select from auth.pending_sign_ins p where p.token = $2 and p.user_id = u.id))
      returning u.id
    ), people as (
      delete from app.people p using forgotten where p.id = forgotten.id
    )
    select ${appending("account.forgotten", { estate: "id", actor: "null", data: "'{}'" })} from forgotten`,
);

/** Accounts that are forgotten by one statement. */
export const pageOfUnconfirmed = 500;

/**
 * Gives addresses back that were never confirmed. Keys, credential and sessions go with the account, the estate with
 * the person; the audit chain stays. Who is confirming at this moment is left alone. Row security lets the people go
 * because it sees the accounts as they were before the statement.
 */
export const forgetUnconfirmed = statement(
  "account-forget-unconfirmed",
  `with old as materialized (
      select id from auth.users
       where not email_verified and created_at < now() - interval '7 days'
       order by created_at limit ${pageOfUnconfirmed} for update skip locked
    ), forgotten as (
      delete from auth.users u using old where u.id = old.id returning u.id
    ), people as (
      delete from app.people p using forgotten where p.id = forgotten.id
    )
    select ${appending("account.forgotten", { estate: "id", actor: "null", data: "'{}'" })} from forgotten`,
);

// Keys: as heirlock_auth, but for the read.

export const readKeys = statement(
  "account-read-keys",
  `with actor as materialized (select user_id, is_holder from auth.enter($1))
    select actor.is_holder, k.salt, k.kdf, k.recipient, k.verifying_key, k.bundle_by_password, k.bundle_by_kit,
           k.kit_number, k.kit_confirmed_at is not null as kit_confirmed, k.version,
           w.passkeys, w.older
      from actor
      left join lateral (select * from auth.own_keys() where user_id = actor.user_id) k on true
      left join lateral (select * from auth.own_wraps()) w on true`,
);

export const lockKeys = statement(
  "account-lock-keys",
  "select kit_number, kit_confirmed_at, version from auth.account_keys where user_id = $1 for update",
);

export const confirmKit = statement(
  "account-confirm-kit",
  "update auth.account_keys set kit_confirmed_at = now(), updated_at = now() where user_id = $1",
);

export const replaceKit = statement(
  "account-replace-kit",
  `update auth.account_keys
       set bundle_by_kit = $2, kit_number = $3, kit_confirmed_at = null, version = version + 1, updated_at = now()
     where user_id = $1
    returning version`,
);

// Profile: as heirlock_app.

const profileColumns = `p.id, p.first_name, p.last_name, p.country, p.nationality,
  to_char(p.date_of_birth, 'YYYY-MM-DD') as date_of_birth, p.main_currency, p.language`;

export const readProfile = statement(
  "account-read-profile",
  `with actor as materialized (select user_id, is_holder from auth.enter($1))
    select actor.is_holder, p.*, auth.own_email() as email, e.plan
      from actor
      left join lateral (select ${profileColumns} from app.people p where p.id = actor.user_id) p on true
      left join lateral (select plan from app.estates where holder_id = actor.user_id) e on true`,
);

/** The profile with what the kind of user depends on. */
export const readUserProfile = statement(
  "account-read-user-profile",
  `with actor as materialized (select user_id, is_holder from auth.enter($1))
    select actor.is_holder, p.*, auth.own_email() as email, e.plan, coalesce(m.memberships, '[]') as memberships,
           exists (select from auth.own_keys() k where k.user_id = actor.user_id and k.kit_confirmed_at is not null)
             as kit_confirmed,
           auth.own_deletes_at() as deletes_at
      from actor
      left join lateral (select ${profileColumns}, p.active_side from app.people p where p.id = actor.user_id) p on true
      left join lateral (select plan from app.estates where holder_id = actor.user_id) e on true
      left join lateral (
        select jsonb_agg(jsonb_build_object('status', m.status, 'roles', r.roles)) as memberships
          from app.memberships m
          cross join lateral (
            select coalesce(jsonb_agg(jsonb_build_object('role', role, 'status', status)), '[]') as roles
              from app.membership_roles
             where holder_id = m.holder_id and membership_id = m.id) r
         where m.user_id = actor.user_id) m on true`,
);

/** Changes the columns that the JSON object in $2 names; null empties one that may be empty. */
export const updateProfile = statement(
  "account-update-profile",
  `update app.people p
       set first_name = coalesce($2::jsonb ->> 'first_name', first_name),
           last_name = coalesce($2::jsonb ->> 'last_name', last_name),
           country = case when $2::jsonb ? 'country' then $2::jsonb ->> 'country' else country end,
           nationality = case when $2::jsonb ? 'nationality' then $2::jsonb ->> 'nationality' else nationality end,
           date_of_birth = case when $2::jsonb ? 'date_of_birth' then ($2::jsonb ->> 'date_of_birth')::date
                                else date_of_birth end,
           main_currency = coalesce($2::jsonb ->> 'main_currency', main_currency),
           language = coalesce($2::jsonb ->> 'language', language),
           updated_at = now()
     where id = $1
    returning ${profileColumns}, auth.own_email() as email,
      (select plan from app.estates e where e.holder_id = p.id) as plan`,
);

/** A wait, or a link that a wait has earned, of this account; all of them, or the one in $2. */
export const stopWaits = statement(
  "account-stop-waits",
  `update auth.password_resets
       set state = 'stopped', token_hash = null, ended_at = now()
     where user_id = $1 and state in ('waiting', 'ready') and ($2::uuid is null or id = $2)
    returning id`,
);

/** The other channels' links of a change that was objected to: its owner is in by a proof from before (SEC-041). */
export const settleObjections = statement(
  "account-settle-objections",
  `delete from auth.verifications v using auth.notices n
     where n.user_id = $1 and n.objected_at is not null
       and v.identifier like 'object %' and v.value = n.user_id::text || ' ' || n.id::text`,
);

export const insertStopToken = statement(
  "account-insert-stop-token",
  `insert into auth.verifications (id, identifier, value, expires_at)
    values (gen_random_uuid(), $1, $2, now() + interval '5 days')`,
);

export const readWaitedReset = statement(
  "account-read-waited-reset",
  "select waited_at, now() from auth.accounts where user_id = $1 and provider_id = 'credential'",
);

/** As heirlock_app, inside of the person's own transaction. */
export const ownKit = statement(
  "account-own-kit",
  "select kit_confirmed_at is not null as is_confirmed from auth.own_keys()",
  { notNull: ["is_confirmed"] },
);
