import { deletePage } from "../../kernel/delete-pages.ts";
import { isoText, statement } from "../../kernel/statement.ts";

/** At most this many events are read at once. */
export const pageOfEvents = 500;

/**
 * Checks the session and says where a stream starts: right before the first event behind the one the browser saw
 * last that can still be replayed, and at the person's newest if there is none. The newest is the counter's, not the
 * table's, which forgets: a stream that started below it would be taken for one that missed something, for ever.
 * A browser opens it by itself, again and again: that is no activity of the person.
 */
export const openStream = statement(
  "inbox-open-stream",
  `with actor as materialized (select user_id, is_holder from auth.enter($1, false))
    select actor.is_holder, actor.user_id, coalesce(missed.id - 1, newest.last_id, 0)::text as last_id
      from actor
      left join lateral (
        select min(id) as id from app.events
         where recipient_id = actor.user_id and $2::bigint is not null and id > $2 and created_at > now() - interval '24 hours'
      ) missed on true
      left join lateral app.newest_events(array[actor.user_id]) newest on true`,
  { notNull: ["user_id"] },
);

/** The events behind $2 of who has this session, of the last 24 hours. A stream is no activity of the person. */
export const eventsAfter = statement(
  "inbox-events-after",
  `with actor as materialized (select user_id as id from auth.enter($1, false))
    select e.id::text as id, e.kind, e.payload::text as payload
      from actor cross join lateral (
        select id, kind, payload from app.events
         where recipient_id = actor.id and id > $2 and created_at > now() - interval '24 hours'
         order by id limit ${pageOfEvents}
      ) e
     order by e.id`,
);

/** Which of these sessions still stand; asked as the auth role, and it lengthens none of them. */
export const liveSessions = statement(
  "inbox-live-sessions",
  `select s.token from auth.sessions s join auth.users u on u.id = s.user_id
     where s.token = any ($1) and s.expires_at > now() and s.signed_in_at > now() - interval '24 hours'
       and u.suspended_at is null`,
);

export const newestEvents = statement("inbox-newest-events", "select recipient_id, last_id from app.newest_events($1)");

export const forgetEvents = deletePage(
  "inbox-forget-events",
  "app.events",
  "created_at < now() - interval '24 hours'",
  "never change",
);

/** As heirlock_app or heirlock_worker; null where nobody is told. */
export const addPlanNews = statement("inbox-add-plan-news", "select app.add_plan_news($1, $2, $3, $4) as note");
/** As heirlock_auth. */
export const addAccountNews = statement("inbox-add-account-news", "select app.add_news($1, $2, null, $3) as note");
/** As heirlock_worker. */
export const addInvitationNews = statement(
  "inbox-add-invitation-news",
  "select app.add_invitation_news($1, $2, $3) as note",
);

export const listNews = statement(
  "inbox-list-news",
  `with actor as materialized (select user_id, is_holder from auth.enter($1))
    select actor.is_holder, one.*
      from actor left join lateral (
        select id, kind, membership_id, ${isoText("created_at")} as created_at, read_at is not null as is_read,
               other_first_name, other_last_name,
               (select count(*)::int from app.news n where n.user_id = actor.user_id and n.read_at is null) as unread
          from app.own_news(actor.user_id, $2, $3, $4)
      ) one on true`,
);
export const countUnread = statement(
  "inbox-count-unread",
  "select count(*)::int as unread from app.news where user_id = $1 and read_at is null",
  { notNull: ["unread"] },
);
export const markRead = statement(
  "inbox-mark-read",
  "update app.news set read_at = coalesce(read_at, now()) where user_id = $1 and id = $2 returning id",
);
export const markAllRead = statement(
  "inbox-mark-all-read",
  "update app.news set read_at = now() where user_id = $1 and read_at is null returning id",
);
export const forgetNews = deletePage(
  "inbox-forget-news",
  "app.news",
  "created_at < now() - interval '400 days'",
  "never change",
);

export const readDigest = statement(
  "inbox-read-digest",
  `with actor as materialized (select user_id, is_holder from auth.enter($1))
    select actor.is_holder, d.every
      from actor left join app.news_digests d on d.user_id = actor.user_id`,
);
export const chooseDigest = statement(
  "inbox-choose-digest",
  `insert into app.news_digests (user_id, every) values ($1, $2)
    on conflict (user_id) do update set every = excluded.every`,
);
export const endDigest = statement("inbox-end-digest", "delete from app.news_digests where user_id = $1");

/** As heirlock_worker. */
export const dueDigests = statement(
  "inbox-due-digests",
  "select id, due_at::text as due_at from app.due_digests($1, $2)",
);
export const takeDigest = statement("inbox-take-digest", "select app.take_digest($1) as is_taken", {
  notNull: ["is_taken"],
});
export const digestToSend = statement("inbox-digest-to-send", "select * from app.digest_to_send($1)", {
  notNull: ["unread"],
});

/** When an account is deleted: as heirlock_auth, whom row security shows the events of accounts that are due. */
export const forgetEventsOf = statement("inbox-forget-events-of", "delete from app.events where recipient_id = $1");
