import { publishing } from "../../kernel/events.ts";
import { statement } from "../../kernel/statement.ts";

/** What every change of a member runs: the lock, the status, the history and the notes about it. */

const memberColumns = `m.id as member_id, m.user_id as member_user_id, m.status, m.confirmed_by_holder, m.is_active,
  m.primary_role, m.permissions_version`;

/** The row lock of the estate comes first everywhere, so that no two changes wait for each other. */
export const enterMember = statement(
  "members-enter-member",
  `with actor as materialized (select * from app.enter_estate($1))
    select actor.*, m.*
      from actor left join lateral (
        select ${memberColumns} from app.memberships m where m.holder_id = actor.user_id and m.id = $2 for update
      ) m on true`,
);

export const lockMember = statement(
  "members-lock-member",
  `with estate as materialized (select holder_id from app.estates where holder_id = $1 for no key update)
    select ${memberColumns}
      from estate join app.memberships m on m.holder_id = estate.holder_id and m.id = $2 for update of m`,
);

export const enterPlan = statement("members-enter-plan", "select app.enter_plan($1, $2, $3) as entered", {
  notNull: ["entered"],
});

export const insertHistory = statement(
  "members-insert-history",
  `insert into app.membership_history
      (holder_id, membership_id, type, action_type, role_name, previous_status, new_status, reason, changed_by)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);

export const noteChange = statement(
  "members-note-change",
  `select audit.append($1, $4, $3, $5) as seq,
      ${publishing("member.changed", { recipient: "$1", id: "$2::uuid" })} as holder_note,
      case when $6::uuid is not null
        then ${publishing("relationship.changed", { recipient: "$6", id: "$2::uuid" })} end as member_note`,
);

/**
 * Only who said yes has an account here, and who said goodbye keeps theirs for the record: whoever is asked again, or is
 * confirmed by the holder alone (D33), may be somebody else, and has agreed to nothing yet.
 */
export const updateStatus = statement(
  "members-update-status",
  `update app.memberships
      set status = $3, confirmed_by_holder = $4, status_changed_at = now(), updated_at = now(),
          user_id = case when $3 in ('revoked', 'rejected') or ($3 = 'confirmed' and not $4) then user_id end
    where holder_id = $1 and id = $2`,
);

export const voidRequests = statement(
  "members-void-requests",
  `with gone as (
      update app.member_requests set status = 'void'
       where holder_id = $1 and membership_id = $2 and status = 'pending')
    update app.membership_roles set status = 'inactive', inactive_because = 'expired', status_changed_at = now()
     where holder_id = $1 and membership_id = $2 and status = 'pending_approval'`,
);

export const voidInvitations = statement(
  "members-void-invitations",
  `with keys as (
      update app.will_keys set ended_as = 'revoked', ended_at = now()
       where holder_id = $1 and membership_id = $2 and ended_as is null)
    update app.invitations set ended_as = 'cancelled', ended_at = now(), updated_at = now()
     where holder_id = $1 and membership_id = $2 and ended_as is null`,
);

export const activateRoles = statement(
  "members-activate-roles",
  `with answered as (
      update app.member_requests set status = 'void'
       where holder_id = $1 and membership_id = $2 and kind = 'role' and status = 'pending')
    update app.membership_roles set status = 'active', inactive_because = null, status_changed_at = now()
     where holder_id = $1 and membership_id = $2 and status = 'pending_approval'`,
);

/** One open request for each offer that the member can see now: of these assets, or of all ($3 null). */
export const offerAssets = statement(
  "members-offer-assets",
  `insert into app.member_requests (holder_id, membership_id, kind, asset_id)
    select a.holder_id, a.membership_id, 'asset_assignment', a.asset_id
      from app.asset_assignments a
     where a.holder_id = $1 and a.membership_id = $2 and ($3::uuid[] is null or a.asset_id = any ($3))
       and a.answer = 'offered' and a.access_condition = 'immediate'
       and not exists (select from app.member_requests r
                        where r.holder_id = a.holder_id and r.membership_id = a.membership_id
                          and r.asset_id = a.asset_id and r.status = 'pending')`,
);
