import type { Area, Level } from "@heirlock/domain/members/areas";
import { statement } from "../../../kernel/statement.ts";
import { levelColumns } from "./level-columns.ts";
import type { ReloadLevelsRow } from "./permissions.rows.ts";

/** Every statement about permissions. Row security confines each to the estate of the holder. */

export type OverrideMap = Partial<Record<Area, Level>>;

/** What the levels of a member follow from. */
export type LevelColumns = Omit<ReloadLevelsRow, "id">;

export const readLevels = statement(
  "members-read-levels",
  `with actor as materialized (select user_id, is_holder from auth.enter($1))
    select actor.is_holder, one.*
      from actor left join lateral (
        select m.id, ${levelColumns} from app.memberships m where m.holder_id = actor.user_id and m.id = $2
      ) one on true`,
);

export const reloadLevels = statement(
  "members-reload-levels",
  `select m.id, ${levelColumns} from app.memberships m where m.holder_id = $1 and m.id = $2`,
);

export const listOverrides = statement(
  "members-list-overrides",
  "select area, level from app.permission_overrides where holder_id = $1 and membership_id = $2",
);

export const clearOverrides = statement(
  "members-clear-overrides",
  "delete from app.permission_overrides where holder_id = $1 and membership_id = $2 and not area = any ($3::text[])",
);
export const saveOverrides = statement(
  "members-save-overrides",
  `insert into app.permission_overrides as o (holder_id, membership_id, area, level)
    select $1, $2, e.key, e.value from jsonb_each_text($3) e
    on conflict (holder_id, membership_id, area) do update
      set level = excluded.level, updated_at = now() where o.level <> excluded.level`,
);
export const raiseVersion = statement(
  "members-raise-version",
  `update app.memberships set permissions_version = permissions_version + 1, updated_at = now()
     where holder_id = $1 and id = $2`,
);

export const askAboutWider = statement(
  "members-ask-about-wider",
  `insert into app.member_requests (holder_id, membership_id, kind, changes)
    values ($1, $2, 'permission_update', $3) returning id`,
);

export const listWider = statement(
  "members-list-wider",
  `select id, changes from app.member_requests
     where holder_id = $1 and membership_id = $2 and kind = 'permission_update' and status = 'pending' for update`,
  // Requests of this kind always have them.
  { notNull: ["changes"] },
);
export const voidWider = statement(
  "members-void-wider",
  "update app.member_requests set status = 'void' where holder_id = $1 and id = any ($2::uuid[])",
);

/** Those who have or may come to have a part. */
export const listMatrixMembers = statement(
  "members-list-matrix-members",
  `with actor as materialized (select user_id, is_holder from auth.enter($1))
    select actor.is_holder, one.*
      from actor left join lateral (
        select m.id, m.first_name, m.last_name, m.status, m.is_active, m.confirmed_by_holder,
               m.user_id is not null as has_account, d.date_of_birth is not null as has_birth_date, m.will_id,
               app.will_status(m.will_id) as will_status,
               k.state as key_state, k.card_id is not null as has_card, m.created_at, ${levelColumns}
          from app.memberships m
          join app.member_key_standing k on k.holder_id = m.holder_id and k.membership_id = m.id
          left join app.member_records d on d.holder_id = m.holder_id and d.membership_id = m.id
         where m.holder_id = actor.user_id and m.status not in ('rejected', 'revoked')
      ) one on true
     order by one.created_at, one.id`,
);

/** Whoever has joined and may know of a will, for the one that is published. */
export const listAudience = statement(
  "members-list-audience",
  `select m.id, m.user_id, m.status, m.is_active, m.will_id, app.will_status(m.will_id) as will_status, ${levelColumns}
     from app.memberships m
    where m.holder_id = $1 and m.status = 'confirmed' and m.user_id is not null
      and (m.will_id is null or m.will_id = $2)
    order by m.created_at, m.id`,
);

export const levelsOfMember = statement(
  "members-levels-of-member",
  `select m.status, m.is_active, m.will_id, app.will_status(m.will_id) as will_status, ${levelColumns}
     from app.memberships m where m.id = $1`,
);

export const listMatrixAssets = statement(
  "members-list-matrix-assets",
  `with actor as materialized (select user_id, is_holder from auth.enter($1))
    select actor.is_holder, one.*
      from actor left join lateral (
        select a.asset_id, s.title, a.membership_id, a.access_condition, a.not_before::text, a.from_age, a.tell_exists
          from app.asset_assignments a
          join app.asset_facts s on s.holder_id = a.holder_id and s.id = a.asset_id
         where a.holder_id = actor.user_id
      ) one on true
     order by one.title, one.asset_id`,
);

export const listMatrixEntries = statement(
  "members-list-matrix-entries",
  `with actor as materialized (select user_id, is_holder from auth.enter($1))
    select actor.is_holder, one.*
      from actor left join lateral (
        select l.entry_id, l.membership_id, l.access_condition, l.not_before::text, l.from_age, l.tell_exists,
               coalesce(l.wrap_generation = l.generation, false) as granted
          from app.meant_entries l
         where l.holder_id = actor.user_id and not l.in_bin
      ) one on true
     order by one.entry_id`,
);

/** Checks the session and reads nothing. */
export const enterOnly = statement("members-enter", "select is_holder from auth.enter($1)");
