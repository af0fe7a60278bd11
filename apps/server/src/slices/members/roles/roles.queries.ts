import { statement } from "../../../kernel/statement.ts";

/** Every statement about roles. Row security confines each to the estate of the holder, or to one's own requests. */

export const listRoles = statement(
  "members-list-roles-of-member",
  `select r.id, r.role, r.status, r.role_metadata, r.inactive_because, r.status_changed_at::text as since,
           a.expires_at::text as expires, r.created_at
      from app.membership_roles r
      left join app.member_requests a on a.holder_id = r.holder_id and a.role_id = r.id and a.status = 'pending'
     where r.holder_id = $1 and r.membership_id = $2
     order by r.created_at, r.role`,
);

/** Whose role it is; null when it is nobody's here. */
export const enterRole = statement(
  "members-enter-role",
  `with actor as materialized (select * from auth.enter($1))
    select actor.*, r.membership_id
      from actor left join app.membership_roles r on r.holder_id = actor.user_id and r.id = $2`,
);

/** A role that was never agreed to is asked for anew in its old row. */
export const saveRole = statement(
  "members-save-role",
  `insert into app.membership_roles as r (holder_id, membership_id, role, status, inactive_because, role_metadata)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (holder_id, membership_id, role) do update
      set status = excluded.status, inactive_because = excluded.inactive_because, role_metadata = excluded.role_metadata,
          status_changed_at = now()
    returning r.id`,
);

export const setRoleStatus = statement(
  "members-set-role-status",
  `update app.membership_roles set status = $3, inactive_because = $4, status_changed_at = now()
     where holder_id = $1 and id = $2`,
);

export const removeRole = statement(
  "members-remove-role",
  "delete from app.membership_roles where holder_id = $1 and id = $2",
);

/** Also raises the version of the permissions: what was seen of them no longer follows. */
export const setPrimaryRole = statement(
  "members-set-primary-role",
  `update app.memberships
      set primary_role = $3, permissions_version = permissions_version + 1, updated_at = now()
    where holder_id = $1 and id = $2`,
);

export const askForRole = statement(
  "members-ask-for-role",
  `insert into app.member_requests (holder_id, membership_id, kind, role_id, role, reason, expires_at)
    values ($1, $2, 'role', $3, $4, $5, $6) returning id`,
);

/** For the holder of the relationship and for its member: row security shows it to nobody else. */
export const listRoleRequests = statement(
  "members-list-role-requests",
  `with actor as materialized (select user_id, is_holder from auth.enter($1))
    select actor.is_holder, m.id as member_id, r.*
      from actor
      left join lateral (
        select m.holder_id, m.id from app.memberships m
         where m.id = $2 and actor.user_id is not null
           and (m.holder_id = actor.user_id or m.status in ('invited', 'confirmed'))) m on true
      left join lateral (
        select q.id, q.role, q.reason, q.status, q.created_at, q.expires_at, q.answered_at, q.response_reason
          from app.member_requests q
         where q.holder_id = m.holder_id and q.membership_id = m.id and q.kind = 'role') r on true
     order by r.created_at desc, r.id`,
);
