import { statement } from "../../../kernel/statement.ts";

/** What members are asked, and their answers. All but the first run in the holder's estate. */

export const findOwnRequest = statement(
  "members-find-own-request",
  `select m.holder_id, m.id from app.member_requests r
      join app.memberships m on m.holder_id = r.holder_id and m.id = r.membership_id
     where r.id = $2 and m.user_id = $1 and m.status = 'confirmed'`,
);

const requestColumns = `r.id, r.kind, r.role_id, r.role, r.asset_id, r.changes, r.reason, r.status, r.response_reason,
  r.created_at, r.expires_at, r.answered_at`;
/** All that nobody has taken back. */
export const listRequests = statement(
  "members-list-own-requests",
  `select ${requestColumns} from app.member_requests r
     where r.holder_id = $1 and r.membership_id = $2 and r.status <> 'void'
     order by r.created_at desc, r.id`,
);
export const lockRequest = statement(
  "members-lock-request",
  `select ${requestColumns} from app.member_requests r
     where r.holder_id = $1 and r.membership_id = $2 and r.id = $3 for update`,
);
export const endRequest = statement(
  "members-end-request",
  `update app.member_requests set status = $3, response_reason = $4, answered_at = $5
     where holder_id = $1 and id = $2`,
);
export const answerOffer = statement(
  "members-answer-offer",
  `update app.asset_assignments set answer = $4, answered_at = $5, updated_at = now()
     where holder_id = $1 and membership_id = $2 and asset_id = $3`,
);

/** All reminders that are due are one: after a standstill nobody gets two letters at once. */
export const noteReminder = statement(
  "members-note-request-reminder",
  `update app.member_requests r set reminders = due.count
      from (select q.id, (select count(*) from unnest($3::int[]) d where q.created_at <= now() - make_interval(days => d))::int as count
              from app.member_requests q where q.holder_id = $1 and q.id = $2) due
     where r.holder_id = $1 and r.id = due.id and r.status = 'pending' and r.reminders < due.count
    returning r.id`,
);
