import { isoText, statement } from "../../../kernel/statement.ts";

/** Statements of the holder's side run in the holder's estate; the functions say themselves what is whose. */

const invitationColumns = `i.id, i.membership_id as "memberId", i.email, i.status, ${isoText("i.sent_at")} as "sentAt",
  ${isoText("i.expires_at")} as "expiresAt", i.ended_as as "endedAs", ${isoText("i.ended_at")} as "endedAt",
  ${isoText("i.created_at")} as "createdAt", ${isoText("i.updated_at")} as "updatedAt"`;

export const listInvitations = statement(
  "members-list-invitations",
  `with actor as materialized (select user_id, is_holder from auth.enter($1))
    select actor.is_holder, one.*
      from actor left join lateral (
        select ${invitationColumns} from app.invitations i
         where i.holder_id = actor.user_id and ($2::text is null or i.status = $2)
      ) one on true
     order by one."createdAt" desc, one.id`,
);

export const readEmail = statement(
  "members-read-member-email",
  "select email from app.member_records where holder_id = $1 and membership_id = $2",
);

/** Whether the address still takes letters of this holder: nobody there reported one. */
export const takesLetters = statement("members-takes-letters", "select app.takes_letters($1, $2) as takes");

export const reportInvitation = statement(
  "members-report-invitation",
  "select holder_id, invitation_id from app.report_invitation($1, $2)",
);

export const readEstateAge = statement(
  "members-read-estate-age",
  "select created_at from app.estates where holder_id = $1",
);

export const insertInvitation = statement(
  "members-insert-invitation",
  `insert into app.invitations as i (holder_id, id, membership_id, token_hash, email, status, message)
    values ($1, $2, $3, $4, $5, $6, $7) returning ${invitationColumns}`,
);

/** The holder's own words of the last invitation that nobody answered. */
export const readMessage = statement(
  "members-read-invitation-message",
  `select message, email from app.invitations
     where holder_id = $1 and membership_id = $2 and (ended_as is null or ended_as in ('cancelled', 'expired'))
     order by created_at desc limit 1`,
);

export const endInvitation = statement(
  "members-end-invitation",
  `update app.invitations set ended_as = $3, ended_at = now(), ended_by = $4, reason = $5, updated_at = now()
     where holder_id = $1 and membership_id = $2 and ended_as is null`,
);

export const lockInvitation = statement(
  "members-lock-invitation",
  `select id, email, ended_as, expires_at <= now() as is_expired from app.invitations
     where holder_id = $1 and id = $2 for update`,
);

export const findByToken = statement(
  "members-invitation-by-token",
  `select v.*, v.expires_at <= now() as is_expired, app.invitation_proves_mailbox($1) as proves_mailbox
      from app.invitation_by_token($1) v`,
  { notNull: ["proves_mailbox"] },
);
export const listOwn = statement(
  "members-own-invitations",
  "select v.*, v.expires_at <= now() as is_expired from app.own_invitations() v",
);

export const ownVerifiedEmail = statement("members-own-verified-email", "select auth.own_verified_email() as email");

/** Whether the person has another part in the same will of this plan (D36). */
export const isInPlan = statement(
  "members-is-in-plan",
  `select exists (
      select from app.memberships o, app.memberships m
       where m.holder_id = $1 and m.id = $2 and o.holder_id = $1 and o.id <> $2 and o.user_id = $3
         and o.status = 'confirmed' and o.will_id is not distinct from m.will_id) as is_in_plan`,
);

export const joinMember = statement(
  "members-join-member",
  "update app.memberships set user_id = $3, updated_at = now() where holder_id = $1 and id = $2",
);

export const untickRoles = statement(
  "members-untick-roles",
  `update app.membership_roles
      set status = 'inactive', inactive_because = 'unticked', status_changed_at = now()
    where holder_id = $1 and membership_id = $2 and role = any ($3) and status in ('active', 'pending_approval')
    returning role`,
);
export const agreeToRoles = statement(
  "members-agree-to-roles",
  `update app.membership_roles set status = 'active', inactive_because = null, status_changed_at = now()
    where holder_id = $1 and membership_id = $2 and status = 'pending_approval'`,
);
export const askAboutRoles = statement(
  "members-ask-about-roles",
  `with held as (
      select id, role, status from app.membership_roles
       where holder_id = $1 and membership_id = $2 and role <> $3 and status in ('active', 'pending_approval')
       order by created_at, role for update),
    waiting as (
      update app.membership_roles r set status = 'pending_approval', inactive_because = null, status_changed_at = now()
        from held where r.holder_id = $1 and r.id = held.id),
    asked as (
      insert into app.member_requests (holder_id, membership_id, kind, role_id, role, expires_at)
      select $1, $2, 'role', held.id, held.role, now() + make_interval(days => $4) from held)
    select role, status as was from held`,
);
/** Those that an invitation asks about. */
export const countOpenRoles = statement(
  "members-count-open-roles",
  `select count(*)::int as open from app.membership_roles
     where holder_id = $1 and membership_id = $2 and status in ('active', 'pending_approval')`,
);

/** All reminders that are due are one: after a standstill nobody gets two letters at once. */
export const noteReminder = statement(
  "members-note-reminder",
  `update app.invitations i set reminders = due.count, updated_at = now()
      from (select q.id, (select count(*) from unnest($3::int[]) d where q.created_at <= now() - make_interval(days => d))::int as count
              from app.invitations q where q.holder_id = $1 and q.id = $2) due
     where i.holder_id = $1 and i.id = due.id and i.ended_as is null and i.reminders < due.count
    returning i.id`,
);
export const dueInvitations = statement(
  "members-due-invitations",
  "select holder_id, id, membership_id, is_expired, due_at::text from app.due_invitations($1, $2, $3)",
);
export const invitationToSend = statement("members-invitation-to-send", "select * from app.invitation_to_send($1, $2)");
