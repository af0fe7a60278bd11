import { statement } from "../../../kernel/statement.ts";

/** Secrets under which fields are sealed, and replacing them. All as heirlock_auth. */

export const readKeys = statement("sealing-read-keys", "select id from auth.sealing_keys");

export const addKey = statement(
  "sealing-add-key",
  "insert into auth.sealing_keys (id) values ($1) on conflict (id) do nothing",
);

/** People in pages; none yet is asked for with the lowest id. */
export const nextPeople = statement(
  "sealing-next-people",
  "select id from auth.users where id > $1 order by id limit $2",
);

export const notUnderActive = statement(
  "sealing-not-under-active",
  `select distinct user_id, purpose, sealed from auth.sealed_fields
    where user_id = any ($1) and not starts_with(sealed, $2)`,
  { notNull: ["user_id", "purpose", "sealed"] },
);

/** For this transaction: what it changes is no change of an account. */
export const sealsAnew = statement("sealing-seals-anew", "select set_config('auth.seals_anew', 'on', true) as set");

/**
 * Puts each field's new text in place of its old one, wherever that stands: two rows that had the same text still do, by
 * which an objection knows the same authenticator again. A field that was changed meanwhile has another text, and stays.
 */
export const replaceFields = statement(
  "sealing-replace-fields",
  `with l as (
      select * from unnest($1::uuid[], $2::text[], $3::text[]) as l (user_id, before, after)
    ), authenticators as (
      update auth.authenticators t set secret = l.after from l where t.user_id = l.user_id and t.secret = l.before
    ), options as (
      update auth.recovery_options t
         set phone = coalesce((select l.after from l where l.user_id = t.user_id and l.before = t.phone), t.phone),
             questions_salt = coalesce(
               (select l.after from l where l.user_id = t.user_id and l.before = t.questions_salt), t.questions_salt)
       where exists (select from l where l.user_id = t.user_id and l.before in (t.phone, t.questions_salt))
    ), codes as (
      update auth.phone_codes t set phone = l.after from l where t.user_id = l.user_id and t.phone = l.before
    ), notices as (
      update auth.notices t set address = l.after from l where t.user_id = l.user_id and t.address = l.before
    )
    update auth.former_rows t
       set was = t.was || jsonb_strip_nulls(jsonb_build_object(
             'secret', (select l.after from l where l.user_id = t.user_id and l.before = t.was ->> 'secret'),
             'phone', (select l.after from l where l.user_id = t.user_id and l.before = t.was ->> 'phone'),
             'questions_salt',
             (select l.after from l where l.user_id = t.user_id and l.before = t.was ->> 'questions_salt')))
     where exists (select from l where l.user_id = t.user_id
                    and l.before in (t.was ->> 'secret', t.was ->> 'phone', t.was ->> 'questions_salt'))`,
);

/** Walks through everything: for the command alone. A field without the id of a key counts under an empty one. */
export const countByKey = statement(
  "sealing-count-by-key",
  `select case when starts_with(sealed, 'sealed2.') then split_part(sealed, '.', 2) else '' end as key,
          count(*)::integer as fields
     from auth.sealed_fields group by 1`,
  { notNull: ["key", "fields"] },
);

export const keepKeys = statement("sealing-keep-keys", "delete from auth.sealing_keys where id <> all ($1)");
