import { statement } from "../../../kernel/statement.ts";

/** All as heirlock_auth, but for those that say otherwise. */

/**
 * Notes that a browser signed in to the account. `is_new` for one that never did; `is_first` when the account knew no
 * browser at all, because nobody signed in before. Known browsers are forgotten after 400 days, so that an older
 * account without any is not new: its owner has been away.
 */
export const noteDevice = statement(
  "account-note-device",
  `with noted as (
      insert into auth.known_devices (user_id, token_hash) values ($1, $2)
      on conflict (user_id, token_hash) do update set last_seen_at = now()
      returning id, xmax = 0 as is_new
    )
    select noted.id, noted.is_new,
           not exists (select from auth.known_devices d where d.user_id = $1)
             and u.created_at > now() - interval '400 days' as is_first
      from noted, auth.users u
     where u.id = $1`,
);

export const findDevice = statement(
  "account-find-device",
  "select id, first_seen_at from auth.known_devices where user_id = $1 and token_hash = $2",
);

/** The browsers that signed in to the account with this e-mail last. */
export const listDevices = statement(
  "account-list-devices",
  `select d.id, d.user_id, d.token_hash
      from auth.users u join auth.known_devices d on d.user_id = u.id
     where u.email = $1
     order by d.last_seen_at desc
     limit 50`,
);

/**
 * What a page asks by itself every so often keeps nobody active: the second argument of auth.enter(). The sessions
 * that still stand, this one first and then the newest.
 */
export const listSessions = statement(
  "account-list-sessions",
  `with actor as materialized (select user_id, is_holder, session_id from auth.enter($1, false))
    select actor.is_holder, s.*
      from actor
      left join lateral (
        select id, created_at, last_activity_at, least(expires_at, signed_in_at + interval '24 hours') as expires_at,
               started_by, browser, system, device_kind, country, coalesce(id = actor.session_id, false) as current
          from auth.sessions
         where user_id = actor.user_id and expires_at > now() and signed_in_at > now() - interval '24 hours') s on true
     order by s.current desc, s.created_at desc`,
);

/** Ends the session $2 of the person $1; what it was recognised by is returned, for the log. */
export const endSession = statement(
  "account-end-session",
  `delete from auth.sessions where user_id = $1 and id = $2
    returning id, browser, system, device_kind as kind, country`,
);

/** As heirlock_app. The events are $2, at most $3 of them. */
export const listSecurityEvents = statement(
  "account-list-security-events",
  `with actor as materialized (select user_id, is_holder from auth.enter($1, false))
    select actor.is_holder, e.seq, e.body
      from actor
      left join lateral (
        select seq, body from audit.own_entries_of($2, $3) where actor.user_id is not null) e on true
     order by e.seq desc`,
);

/** What the score is made of. A browser is new in the session that it first signed in with, unless it was the first. */
export const readSecurityFacts = statement(
  "account-read-security-facts",
  `with actor as materialized (select user_id, is_holder, session_id from auth.enter($1, false))
    select actor.is_holder, a.password_changed_at, u.email_verified,
           exists (select from auth.authenticators f where f.user_id = u.id and f.enabled_at is not null)
             as two_factor_on,
           (select count(*)::int from auth.backup_codes c where c.user_id = u.id and c.used_at is null)
             as backup_codes_left,
           case when m.email is null then 'none' when m.email_verified_at is null then 'unverified' else 'verified' end
             as recovery_email,
           m.phone_verified_at is not null or m.questions is not null or k.kit_confirmed_at is not null
             or exists (select from auth.passkeys p where p.user_id = u.id and p.backed_up) as has_second_means,
           (select count(*)::int
              from auth.sessions s
              left join auth.known_devices d on d.id = s.device_id
             where s.user_id = u.id and s.id <> actor.session_id
               and s.expires_at > now() and s.signed_in_at > now() - interval '24 hours'
               and (d.id is null
                    or d.first_seen_at >= s.signed_in_at
                   and exists (select from auth.known_devices o
                                where o.user_id = u.id and o.first_seen_at < d.first_seen_at))) as new_browsers
      from actor
      left join auth.users u on u.id = actor.user_id
      left join auth.accounts a on a.user_id = u.id and a.provider_id = 'credential'
      left join auth.recovery_options m on m.user_id = u.id
      left join auth.account_keys k on k.user_id = u.id`,
  { notNull: ["email_verified"] },
);

/** What the session $1 is recognised by. */
export const readSessionDevice = statement(
  "account-read-session-device",
  "select browser, system, device_kind as kind, country from auth.sessions where id = $1",
);
