/**
 * The columns that a member's levels follow from, of a membership `m`. Published for the statements of other slices:
 * `grantedLevels` in stored-levels.ts reads them.
 */
export const levelColumns = `m.primary_role, m.permissions_version,
  coalesce((select jsonb_agg(jsonb_build_object('role', r.role, 'status', r.status, 'created_at', r.created_at)
              order by r.created_at, r.role)
      from app.membership_roles r where r.holder_id = m.holder_id and r.membership_id = m.id), '[]') as roles,
  coalesce((select jsonb_object_agg(o.area, o.level)
      from app.permission_overrides o where o.holder_id = m.holder_id and o.membership_id = m.id), '{}') as overrides`;
