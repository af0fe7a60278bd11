import { statement } from "../../kernel/statement.ts";
import { levelColumns } from "../members/permissions/level-columns.ts";

/**
 * What the member's side reads. The first finds what is the caller's own, by row security and by the caller's id; all
 * others run inside of the estate that was found, and name the membership. Nothing leaves it but through visibleTo().
 */

/** Memberships that the person knows of; none that ended or was never shown to them (MBR-013). */
export const listOwn = statement(
  "member-side-list-own-memberships",
  `select m.holder_id, m.id from app.plan_members m
     where m.user_id = $1 and m.status in ('invited', 'confirmed', 'rejected')
     order by m.created_at, m.id`,
);

export const readPart = statement(
  "member-side-read-part",
  `select m.holder_id, m.id, m.user_id, m.status, m.is_active, m.will_id, app.will_status(m.will_id) as will_status,
           m.status_changed_at::text as changed,
           d.relationship, d.date_of_birth::text, p.first_name as holder_first_name, p.last_name as holder_last_name,
           p.country as holder_country, auth.own_email() as holder_email, ${levelColumns}
      from app.plan_members m
      join app.member_details d on d.holder_id = m.holder_id and d.membership_id = m.id
      join app.people p on p.id = m.holder_id
     where m.holder_id = $1 and m.id = $2`,
);

export const listAssets = statement(
  "member-side-list-assets-for-member",
  `select s.id, s.title, s.asset_type, s.asset_subtype, s.location, s.description, s.estimated_value::text,
           s.currency, s.updated_at::text as updated, a.access_condition, a.not_before::text, a.from_age, a.tell_exists,
           a.answer, a.answered_at::text as answered,
           a.request_id,
           array(select k.entry_id from app.asset_vault_entries k
                  where k.holder_id = a.holder_id and k.asset_id = a.asset_id order by 1) as entry_ids
      from app.assigned_assets a
      join app.asset_facts s on s.holder_id = a.holder_id and s.id = a.asset_id
     where a.holder_id = $1 and a.membership_id = $2
     order by s.title, s.id`,
);

const otherColumns = `m.id, coalesce(n.first_name, m.first_name) as first_name,
  coalesce(n.last_name, m.last_name) as last_name, m.status, m.is_active, d.date_of_birth::text`;
const otherTables = `app.plan_members m
  join app.member_details d on d.holder_id = m.holder_id and d.membership_id = m.id
  left join app.names_of_own_members() n on n.membership_id = m.id`;

/** Whom else the assets of a member are meant for. */
export const listShares = statement(
  "member-side-list-shares",
  `select a.asset_id, a.access_condition, a.not_before::text, a.from_age, a.tell_exists, ${otherColumns}
      from app.assigned_assets own
      join app.assigned_assets a
        on a.holder_id = own.holder_id and a.asset_id = own.asset_id and a.membership_id <> own.membership_id
      join ${otherTables} on m.holder_id = a.holder_id and m.id = a.membership_id
     where own.holder_id = $1 and own.membership_id = $2
     order by first_name, last_name, m.id`,
);

/** Everybody else in the plan. */
export const listOthers = statement(
  "member-side-list-others",
  `select ${otherColumns}, d.relationship, d.email, d.phone,
           m.status_changed_at::text as changed,
           d.active_roles as roles
      from ${otherTables}
     where m.holder_id = $1 and m.id <> $2
     order by first_name, last_name, m.id`,
);

/**
 * What happened in the relationship. Not what was assigned or linked: that would tell of things that wait for their day
 * (KEY-044).
 */
export const listActivity = statement(
  "member-side-list-activity",
  `select h.changed_at::text as at, h.action_type, h.role_name, h.previous_status, h.new_status
      from app.membership_changes h
     where h.holder_id = $1 and h.membership_id = $2 and h.type in ('status', 'role', 'permissions')
     order by h.changed_at desc, h.id
     limit 200`,
);

/** The will that the membership is about, or all that are in force. */
export const listWills = statement(
  "member-side-list-wills",
  "select id, status, title, description from app.wills_for_member($1)",
  { notNull: ["id", "status", "title"] },
);

/** Role requests that nobody answered in time or that want a reminder, for the timer. */
export const dueRequests = statement(
  "member-side-due-requests",
  "select holder_id, id, membership_id, is_expired, due_at::text from app.due_role_requests($1, $2, $3)",
  { notNull: ["is_expired"] },
);

/** For the personal export: the plans of others that the person is part of, as far as they were told. */
export const ownMemberships = statement(
  "member-side-own-memberships",
  `select m.id, m.first_name, m.last_name, r.holder_first_name, r.holder_last_name, m.status, r.roles, m.created_at
      from app.own_relationships() r join app.plan_members m on m.id = r.id and m.user_id = $1`,
);
