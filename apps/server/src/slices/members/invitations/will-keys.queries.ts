import { isoText, statement } from "../../../kernel/statement.ts";

export const listWillKeys = statement(
  "members-list-will-keys",
  `with actor as materialized (select user_id, is_holder from auth.enter($1))
    select actor.is_holder, one.*
      from actor left join lateral (
        select k.id, k.membership_id as "memberId", ${isoText("k.expires_at")} as "expiresAt", ${isoText("k.sent_at")} as "sentAt",
               k.tries, k.ended_as as "endedAs", ${isoText("k.ended_at")} as "endedAt", ${isoText("k.created_at")} as "createdAt"
          from app.will_keys k where k.holder_id = actor.user_id
      ) one on true
     order by one."createdAt" desc, one.id`,
);

export const readOpenKey = statement(
  "members-read-open-will-key",
  `select id, expires_at > now() as works from app.will_keys
     where holder_id = $1 and membership_id = $2 and ended_as is null for update`,
);

export const endKey = statement(
  "members-end-will-key",
  `update app.will_keys set ended_as = $3, ended_at = now()
     where holder_id = $1 and membership_id = $2 and ended_as is null returning id`,
);

export const insertKey = statement(
  "members-insert-will-key",
  `insert into app.will_keys (holder_id, membership_id, id, locator, key_hash)
    values ($1, $2, $3, $4, $5) returning ${isoText("expires_at")} as "expiresAt"`,
);

export const tryKey = statement("members-try-will-key", "select * from app.try_will_key($1, $2)");

/** Once: whoever comes second finds it used. */
export const useKey = statement(
  "members-use-will-key",
  `update app.will_keys set ended_as = 'used', ended_at = now()
     where holder_id = $1 and id = $2 and ended_as is null and expires_at > now() returning id`,
);

export const keyToSend = statement("members-will-key-to-send", "select * from app.will_key_to_send($1)");
