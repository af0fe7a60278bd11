import type { Statement } from "../../../kernel/statement.ts";

/** All as heirlock_auth, but for those that say otherwise. */

/**
 * Notes that a browser signed in to the account. `is_new` for one that never did; `is_first` when the account knew no
 * browser at all, because nobody signed in before. Known browsers are forgotten after 400 days, so that an older
 * account without any is not new: its owner has been away.
 */
export const noteDevice: Statement = {
  name: "account-note-device",
  text: `with noted as (
      insert into auth.known_devices (user_id, token_hash) values ($1, $2)
      on conflict (user_id, token_hash) do update set last_seen_at = now()
      returning id, xmax = 0 as is_new
    )
    select noted.id, noted.is_new,
           not exists (select from auth.known_devices d where d.user_id = $1)
             and u.created_at > now() - interval '400 days' as is_first
      from noted, auth.users u
     where u.id = $1`,
};
