import { daysToObject } from "@heirlock/domain/account/held-password";
import { statement } from "../../../kernel/statement.ts";

/** Every statement of recovery options and of changing the email address: all as heirlock_auth. */

// A new address that waits for its confirmation. The link counts as long as its pending row says the same.

/** $1 is the kind of address, $2 the person; one waits at a time, and the newest is it. */
export const setPending = statement(
  "recovery-options-set-pending",
  `with before as (delete from auth.verifications where identifier = 'pending-' || $1::text || ' ' || $2::text)
    insert into auth.verifications (id, identifier, value, expires_at)
    values (gen_random_uuid(), 'pending-' || $1::text || ' ' || $2::text, $2::text || ' ' || $3::text,
            now() + interval '24 hours')`,
);

export const dropPending = statement(
  "recovery-options-drop-pending",
  "delete from auth.verifications where identifier = 'pending-' || $1::text || ' ' || $2::text",
);

export const insertLink = statement(
  "recovery-options-insert-link",
  `insert into auth.verifications (id, identifier, value, expires_at)
    values (gen_random_uuid(), $1, $2, now() + make_interval(mins => $3))`,
);

/** Uses a pending address up: of two that come with its links at once, the second finds nothing. */
export const takePending = statement(
  "recovery-options-take-pending",
  `delete from auth.verifications p
     using auth.verifications link
     where link.identifier = $2 and link.expires_at > now()
       and p.identifier = 'pending-' || $1::text || ' ' || split_part(link.value, ' ', 1)
       and p.value = link.value and p.expires_at > now()
    returning split_part(p.value, ' ', 1)::uuid as user_id, substr(p.value, strpos(p.value, ' ') + 1) as address`,
);

// What is there.

export const readOptions = statement(
  "recovery-options-read",
  `select m.email, m.email_verified_at is not null as email_verified, m.phone,
           m.phone_verified_at is not null as phone_verified, m.questions,
           (select substr(value, strpos(value, ' ') + 1) from auth.verifications
             where identifier = 'pending-email ' || u.id::text and expires_at > now()) as pending_email,
           (select substr(value, strpos(value, ' ') + 1) from auth.verifications
             where identifier = 'pending-recovery-email ' || u.id::text and expires_at > now()) as pending_recovery_email
      from auth.users u left join auth.recovery_options m on m.user_id = u.id
     where u.id = $1`,
);

export const lockUser = statement(
  "recovery-options-lock-user",
  "select email, email_verified, suspended_at from auth.users where id = $1 for update",
);

export const findUser = statement(
  "recovery-options-find-user",
  "select id, email_verified, suspended_at is not null as suspended from auth.users where email = $1",
);

// Recovery e-mail, phone, questions.

export const setRecoveryEmail = statement(
  "recovery-options-set-recovery-email",
  `insert into auth.recovery_options (user_id, email, email_verified_at)
    values ($1, $2, case when $2::text is not null then now() end)
    on conflict (user_id) do update
      set email = excluded.email, email_verified_at = excluded.email_verified_at, updated_at = now()`,
);

export const setRecoveryPhone = statement(
  "recovery-options-set-recovery-phone",
  `insert into auth.recovery_options (user_id, phone, phone_verified_at)
    values ($1, $2, case when $2::text is not null then now() end)
    on conflict (user_id) do update
      set phone = excluded.phone, phone_verified_at = excluded.phone_verified_at, updated_at = now()`,
);

export const setQuestions = statement(
  "recovery-options-set-questions",
  `insert into auth.recovery_options (user_id, questions, questions_salt) values ($1, $2, $3)
    on conflict (user_id) do update
      set questions = excluded.questions, questions_salt = excluded.questions_salt, updated_at = now()`,
);

// Codes to a phone.

/** The worker makes the code when it sends: until then none fits. The newest is the one that counts. */
export const askForCodeToSet = statement(
  "recovery-options-ask-for-code-to-set",
  `insert into auth.phone_codes (user_id, purpose, phone) values ($1, 'set-phone', $2)
    on conflict (user_id) where purpose = 'set-phone' do update
      set id = excluded.id, phone = excluded.phone, code_hash = '', tries = 0, expires_at = excluded.expires_at
    returning id`,
);

/** One for each time somebody asks, beside those that others asked for. */
export const askForCodeToRecover = statement(
  "recovery-options-ask-for-code-to-recover",
  `insert into auth.phone_codes (user_id, purpose, asker, phone) values ($1, 'recover', $2, $3) returning id`,
);

export const setCode = statement(
  "recovery-options-set-code",
  `update auth.phone_codes c set code_hash = $2
      from app.people p
     where c.id = $1 and p.id = c.user_id and c.expires_at > now()
    returning c.phone, p.language`,
);

/**
 * Counts the guess before it is looked at, in one statement: however many come at once, no more than $4 of them are
 * compared. $2 is who asked, or null for the code to set a phone. No row when there is no code, it is too old, or was
 * guessed at too often.
 */
export const tryCode = statement(
  "recovery-options-try-code",
  `update auth.phone_codes set tries = tries + 1
     where user_id = $1 and asker is not distinct from $2 and expires_at > now() and tries < $4
    returning id, phone, code_hash = $3 as is_right`,
);

export const forgetCode = statement("recovery-options-forget-code", "delete from auth.phone_codes where id = $1");

export const forgetCodes = statement(
  "recovery-options-forget-codes",
  "delete from auth.phone_codes where user_id = $1",
);

// Recovery through them.

/**
 * The value of a recovery link: whose, through what, and how often it was tried. The try is counted before the answers
 * are looked at, so that no more than $2 are, however many come at once.
 */
export const tryRecovery = statement(
  "recovery-options-try-recovery",
  `update auth.verifications v
       set value = split_part(value, ' ', 1) || ' ' || split_part(value, ' ', 2) || ' ' || (split_part(value, ' ', 3)::int + 1)
     where identifier = $1 and expires_at > now() and split_part(value, ' ', 3)::int < $2
    returning v.id, split_part(value, ' ', 1)::uuid as user_id, split_part(value, ' ', 2) as sent_to`,
);

export const readRecovery = statement(
  "recovery-options-read-recovery",
  `select split_part(v.value, ' ', 1)::uuid as user_id
      from auth.verifications v
     where v.identifier = $1 and v.expires_at > now() and split_part(v.value, ' ', 3)::int < $2`,
);

export const readQuestions = statement(
  "recovery-options-read-questions",
  "select questions, questions_salt from auth.recovery_options where user_id = $1 and questions is not null",
  // Set together with the questions.
  { notNull: ["questions_salt"] },
);

export const dropLink = statement(
  "recovery-options-drop-link",
  "delete from auth.verifications where id = $1 returning id",
);

// The account's own address.

/** Refused by the unique index when another account took the address in the meantime. */
export const setEmail = statement(
  "recovery-options-set-email",
  "update auth.users set email = $2, email_verified = true, updated_at = now() where id = $1",
);

/** The session of whoever opened the link, if it is of the same person. */
export const findOwnSession = statement(
  "recovery-options-find-own-session",
  "select id from auth.sessions where user_id = $1 and token = $2 and expires_at > now()",
);

/** An address cannot be its own spare. */
export const dropSameRecoveryEmail = statement(
  "recovery-options-drop-same-recovery-email",
  `update auth.recovery_options set email = null, email_verified_at = null, updated_at = now()
     where user_id = $1 and email = $2`,
);

/** A new address that has an account by now gets no link: its owner has a letter of their own. */
export const readReader = statement(
  "recovery-options-read-reader",
  `select u.email, p.first_name, p.language,
           case when m.email_verified_at is not null then m.email end as recovery_email,
           (select v.value from auth.verifications v
             where v.identifier = 'pending-email ' || u.id::text and v.expires_at > now()
               and not exists (select from auth.users o where o.email = substr(v.value, strpos(v.value, ' ') + 1)))
             as pending_email,
           (select value from auth.verifications
             where identifier = 'pending-recovery-email ' || u.id::text and expires_at > now()) as pending_recovery_email
      from auth.users u
      join app.people p on p.id = u.id
      left join auth.recovery_options m on m.user_id = u.id
     where u.id = $1`,
);

// The objection.

/** Uses the link up: of two that come with it at once, one objects. */
export const takeObjection = statement(
  "recovery-options-take-objection",
  `delete from auth.verifications where identifier = $1 and expires_at > now()
    returning split_part(value, ' ', 1)::uuid as user_id, split_part(value, ' ', 2)::uuid as notice_id`,
);

/** `address_then` is where the account was at home when the notice was written. */
export const readObjected = statement(
  "recovery-options-read-objected",
  `select n.id, n.kind, n.channel, n.address, n.created_at,
           (select o.address from auth.notices o
             where o.user_id = n.user_id and o.kind = n.kind and o.created_at = n.created_at and o.channel = 'email'
             limit 1) as address_then
      from auth.notices n
     where n.id = $1 and n.user_id = $2`,
);

/** The other links of letters that went to an address which the account no longer has, or never should have had. */
export const dropObjectionsOf = statement(
  "recovery-options-drop-objections-of",
  `delete from auth.verifications v using auth.notices n
     where n.user_id = $1 and n.address = $2 and v.identifier like 'object %' and v.value = n.user_id::text || ' ' || n.id::text`,
);

/** The links of younger letters: what they speak of is undone with it, and must not come back. */
export const dropObjectionsAfter = statement(
  "recovery-options-drop-objections-after",
  `delete from auth.verifications v using auth.notices n
     where n.user_id = $1 and n.created_at > (select created_at from auth.notices where id = $2)
       and v.identifier like 'object %' and v.value = n.user_id::text || ' ' || n.id::text`,
);

/** The letters of this change on every channel: one was answered, the others still can be. */
export const noteObjection = statement(
  "recovery-options-note-objection",
  `update auth.notices set objected_at = now()
     where user_id = $1 and created_at = (select created_at from auth.notices where id = $2) and objected_at is null`,
);

export const readNoticeAddress = statement(
  "recovery-options-read-notice-address",
  "select channel, address from auth.notices where id = $1 and user_id = $2",
);

/** An account that nobody confirmed does not keep an address from its owner. It is forgotten later like any such. */
export const freeUnconfirmed = statement(
  "recovery-options-free-unconfirmed",
  `update auth.users set email = id::text || '@unconfirmed.invalid', updated_at = now()
     where email = $1 and not email_verified`,
);

/** What was told since then, the change itself first; one row for each channel. */
export const toldSince = statement(
  "recovery-options-told-since",
  `select kind, facts ->> 'by' as by from auth.notices
     where user_id = $1 and created_at >= $2
     order by created_at`,
);

/** A link at the recovery e-mail that still works. */
export const findLiveRecoveryLink = statement(
  "recovery-options-find-live-recovery-link",
  `select id from auth.verifications
     where identifier like 'recover %' and value like $1::text || ' recovery_email %' and expires_at > now() limit 1`,
);

/** Links through recovery e-mail or phone that are out. */
export const dropRecoveryLinks = statement(
  "recovery-options-drop-recovery-links",
  "delete from auth.verifications where identifier like 'recover %' and value like $1::text || ' %'",
);

/** A deletion that was asked for since then; it comes fourteen days later. */
export const keepAccount = statement(
  "recovery-options-keep-account",
  `update auth.users set deletes_at = null, updated_at = now()
     where id = $1 and deletes_at >= $2::timestamptz + interval '14 days' - interval '1 minute'
    returning id`,
);

/** Browsers that came within a week before, or since, are not known any more: whoever signs in by one is told about. */
export const forgetYoungDevices = statement(
  "recovery-options-forget-young-devices",
  `update auth.known_devices set token_hash = gen_random_uuid()::text
     where user_id = $1 and first_seen_at > $2::timestamptz - interval '${daysToObject} days'`,
);

/** Links to a new password that are out, besides the waits. */
export const stopLinkedResets = statement(
  "recovery-options-stop-linked-resets",
  `update auth.password_resets set state = 'stopped', token_hash = null, ended_at = now()
     where user_id = $1 and state = 'linked'`,
);
