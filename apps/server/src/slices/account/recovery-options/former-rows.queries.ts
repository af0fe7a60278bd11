import { statement } from "../../../kernel/statement.ts";

/**
 * What an objection gives back, table by table: each row that changed with the notice $2 or since is again what it was
 * before the first of those changes, and goes if there was none (SEC-041). $1 is the person. What was used up stays used up. All as
 * heirlock_auth; the triggers of the tables keep the rows.
 */
const before = (table: string) => `before as (
      select distinct on (row_key) row_key, was from auth.former_rows
       where user_id = $1 and table_name = '${table}' and changed_at >= (select created_at from auth.notices where id = $2)
       order by row_key, number
    )`;

/** Says which parts of the password's row changed since. The wait of SEC-042 goes back with the password. */
export const restorePassword = statement(
  "former-restore-password",
  `with ${before("accounts")}
    update auth.accounts a
       set password = b.was ->> 'password', password_changed_at = (b.was ->> 'password_changed_at')::timestamptz,
           waited_at = (b.was ->> 'waited_at')::timestamptz, updated_at = now()
      from before b
     where a.id = b.row_key::uuid and a.user_id = $1 and a.password is distinct from b.was ->> 'password'
    returning a.id`,
);

/** Whoever knows the password and is not its owner gets in no more by it alone, unless from a browser of old. */
export const holdPassword = statement(
  "former-hold-password",
  "update auth.accounts set held_at = now() where user_id = $1 and provider_id = 'credential'",
);

/** The version goes on: a page that read the keys before must read them again. */
export const restoreKeys = statement(
  "former-restore-keys",
  `with ${before("account_keys")}, present as (
      select k.* from auth.account_keys k where k.user_id = $1
    )
    update auth.account_keys k
       set salt = w.salt, kdf = w.kdf, recipient = w.recipient, verifying_key = w.verifying_key,
           bundle_by_password = w.bundle_by_password, bundle_by_kit = w.bundle_by_kit, kit_number = w.kit_number,
           kit_confirmed_at = w.kit_confirmed_at, version = k.version + 1, updated_at = now()
      from before b
      cross join lateral jsonb_populate_record(null::auth.account_keys, b.was) w
      cross join present p
     where k.user_id = $1
    returning p.verifying_key <> b.was ->> 'verifying_key' as other_keys,
      p.bundle_by_kit <> b.was ->> 'bundle_by_kit' as other_kit`,
);

/** Before they are replaced: nothing is deleted (KEY-019), and nobody is given them (see auth.own_wraps). */
export const setKeysAside = statement(
  "former-set-keys-aside",
  `with ${before("account_keys")}
    insert into auth.older_bundles
      (user_id, recipient, verifying_key, bundle_by_kit, kit_number, salt, kdf, bundle_by_password, set_aside_at)
    select k.user_id, k.recipient, k.verifying_key, k.bundle_by_kit, k.kit_number, k.salt, k.kdf, k.bundle_by_password,
           now()
      from auth.account_keys k join before b on b.row_key = k.user_id::text
     where k.user_id = $1 and k.verifying_key <> b.was ->> 'verifying_key'`,
);

export const restoreOlderBundles = statement(
  "former-restore-older-bundles",
  `with ${before("older_bundles")}, gone as (
      delete from auth.older_bundles o using before b where o.user_id = $1 and o.id = b.row_key::uuid and b.was is null
    )
    insert into auth.older_bundles
    select w.* from before b cross join lateral jsonb_populate_record(null::auth.older_bundles, b.was) w
     where b.was is not null
    on conflict (id) do update
      set bundle_by_kit = excluded.bundle_by_kit, kit_number = excluded.kit_number, root_of = excluded.root_of,
          bundle_by_root = excluded.bundle_by_root, restored_at = excluded.restored_at`,
);

/** With every step that was used of its secret since: no code works twice (SEC-009). */
export const restoreAuthenticator = statement(
  "former-restore-authenticator",
  `with ${before("authenticators")}, present as (
      select a.* from auth.authenticators a where a.user_id = $1
    ), used as (
      select max(step) as step from (
        select p.last_step as step from present p, before b where p.secret = b.was ->> 'secret'
        union all
        select (f.was ->> 'last_step')::bigint from auth.former_rows f, before b
         where f.user_id = $1 and f.table_name = 'authenticators' and f.was ->> 'secret' = b.was ->> 'secret') u
    ), gone as (
      delete from auth.authenticators a using before b where a.user_id = $1 and b.was is null
    ), back as (
      insert into auth.authenticators
      select w.* from before b, used
       cross join lateral jsonb_populate_record(null::auth.authenticators,
                                                b.was || jsonb_build_object('last_step', used.step)) w
       where b.was is not null
      on conflict (user_id) do update
        set secret = excluded.secret, enabled_at = excluded.enabled_at, backup_salt = excluded.backup_salt,
            created_at = excluded.created_at, last_step = excluded.last_step
    )
    select (b.was ->> 'enabled_at' is not null or p.enabled_at is not null)
             and (b.was ->> 'secret', b.was ->> 'enabled_at' is null)
                 is distinct from (p.secret, p.enabled_at is null) as other_app
      from before b left join present p on true`,
);

/** An app that was shown a secret and never switched on: perhaps it is a thief's, who would go on with it. */
export const dropUnfinishedSetUp = statement(
  "former-drop-unfinished-set-up",
  "delete from auth.authenticators where user_id = $1 and enabled_at is null",
);

/** A code that was used meanwhile is used. */
export const restoreBackupCodes = statement(
  "former-restore-backup-codes",
  `with ${before("backup_codes")}, gone as (
      delete from auth.backup_codes c using before b
       where c.user_id = $1 and c.code_hash = b.row_key and b.was is null
    ), back as (
      insert into auth.backup_codes
      select w.* from before b cross join lateral jsonb_populate_record(null::auth.backup_codes, b.was) w
       where b.was is not null
      on conflict (user_id, code_hash) do nothing
    )
    select row_key from before`,
);

/** A passkey whose authenticator has an account elsewhere by now stays there. Counters go on. */
export const restorePasskeys = statement(
  "former-restore-passkeys",
  `with ${before("passkeys")}, gone as (
      delete from auth.passkeys p using before b where p.user_id = $1 and p.id = b.row_key::uuid and b.was is null
    ), changed as (
      update auth.passkeys p set name = b.was ->> 'name', bundle = b.was ->> 'bundle'
        from before b
       where p.user_id = $1 and p.id = b.row_key::uuid and b.was is not null
    ), back as (
      insert into auth.passkeys
      select w.* from before b cross join lateral jsonb_populate_record(null::auth.passkeys, b.was) w
       where b.was is not null and not exists (select from auth.passkeys p where p.id = w.id)
      on conflict do nothing
    )
    select row_key from before`,
);

/** Recovery e-mail, phone and questions. Returns what each was meanwhile, where that is another. */
export const restoreOptions = statement(
  "former-restore-options",
  `with ${before("recovery_options")}, present as (
      select o.* from auth.recovery_options o where o.user_id = $1
    ), gone as (
      delete from auth.recovery_options o using before b where o.user_id = $1 and b.was is null
    ), back as (
      insert into auth.recovery_options
      select w.* from before b cross join lateral jsonb_populate_record(null::auth.recovery_options, b.was) w
       where b.was is not null
      on conflict (user_id) do update
        set email = excluded.email, email_verified_at = excluded.email_verified_at, phone = excluded.phone,
            phone_verified_at = excluded.phone_verified_at, questions = excluded.questions,
            questions_salt = excluded.questions_salt, updated_at = now()
    )
    select b.was ->> 'email' is distinct from p.email as other_email, p.email as email_since,
           b.was ->> 'phone' is distinct from p.phone as other_phone, p.phone as phone_since,
           coalesce(b.was -> 'questions', 'null') is distinct from coalesce(p.questions, 'null') as other_questions
      from before b left join present p on true`,
);
