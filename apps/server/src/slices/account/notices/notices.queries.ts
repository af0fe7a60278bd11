import { statement } from "../../../kernel/statement.ts";

/** All as heirlock_auth. */

/** One notice for the account's address and one for a confirmed recovery e-mail; returns their ids. */
export const insertNotices = statement(
  "account-insert-notices",
  `insert into auth.notices (user_id, kind, channel, address, facts)
    select $1, $2, c.channel, c.address, $3
      from (select 'email' as channel, coalesce($4, u.email) as address from auth.users u where u.id = $1
            union all
            select 'recovery_email', r.email from auth.recovery_options r
             where r.user_id = $1 and r.email_verified_at is not null
            union all
            select 'phone', r.phone from auth.recovery_options r
             where r.user_id = $1 and r.phone_verified_at is not null) c
    returning id`,
);

export const insertNoticeTo = statement(
  "account-insert-notice-to",
  `insert into auth.notices (user_id, kind, channel, address, facts) values ($1, $2, $4, $5, $3) returning id`,
);

/** The value names whom the objection is about and which notice it answers. */
export const insertObjection = statement(
  "account-insert-objection",
  `insert into auth.verifications (id, identifier, value, expires_at)
    values (gen_random_uuid(), $1, $2, $3::timestamptz + interval '7 days')`,
);

export const readNotice = statement(
  "account-read-notice",
  `select n.id, n.user_id, n.kind, n.channel, n.address, n.facts, n.created_at, p.first_name, p.language,
            h.number as head_number, h.hash as head_hash
      from auth.notices n join app.people p on p.id = n.user_id
      left join auth.account_keys k on k.user_id = n.user_id
      left join lateral app.newest_head(n.user_id, k.verifying_key) h on true
     where n.id = $1`,
);
