import { statement } from "../../../kernel/statement.ts";

/** What is meant for whom: assets and vault entries. Row security confines each statement to the estate of the holder. */

const assignedColumns = `a.asset_id, s.title, s.asset_type, s.asset_subtype, a.access_condition, a.not_before::text,
  a.from_age, a.tell_exists, a.answer, a.answered_at::text as answered, a.created_at::text as created`;

export const listAssigned = statement(
  "members-list-assigned",
  `with actor as materialized (select user_id, is_holder from auth.enter($1))
    select actor.is_holder, m.id as member_id, one.*
      from actor
      left join app.memberships m on m.holder_id = actor.user_id and m.id = $2
      left join lateral (
        select ${assignedColumns} from app.asset_assignments a
          join app.asset_facts s on s.holder_id = a.holder_id and s.id = a.asset_id
         where a.holder_id = m.holder_id and a.membership_id = m.id) one on true
     order by one.title, one.asset_id`,
);
export const reloadAssigned = statement(
  "members-reload-assigned",
  `select ${assignedColumns} from app.asset_assignments a
      join app.asset_facts s on s.holder_id = a.holder_id and s.id = a.asset_id
     where a.holder_id = $1 and a.membership_id = $2
     order by s.title, a.asset_id`,
);

/** $3: asset, condition and the rest, as JSON. Assets of other owners are dropped (D39). */
export const assign = statement(
  "members-assign-assets",
  `insert into app.asset_assignments as a
      (holder_id, asset_id, membership_id, access_condition, not_before, from_age, tell_exists)
    select $1, s.id, $2, g.access_condition, g.not_before, g.from_age, g.tell_exists
      from jsonb_to_recordset($3) as g
             (asset_id uuid, access_condition text, not_before date, from_age integer, tell_exists boolean)
      join app.asset_facts s on s.holder_id = $1 and s.id = g.asset_id
    on conflict (holder_id, asset_id, membership_id) do update
      set access_condition = excluded.access_condition, not_before = excluded.not_before, from_age = excluded.from_age,
          tell_exists = excluded.tell_exists, updated_at = now()
    returning a.asset_id`,
);

/** Of which of these assets the member knows, be it only that they are. */
export const listTold = statement(
  "members-list-told-assets",
  `select asset_id from app.asset_assignments
     where holder_id = $1 and membership_id = $2 and asset_id = any ($3::uuid[])
       and (access_condition = 'immediate' or tell_exists)`,
);

export const unassign = statement(
  "members-unassign-assets",
  `with gone as (
      delete from app.asset_assignments
       where holder_id = $1 and membership_id = $2 and asset_id = any ($3::uuid[])
      returning asset_id, access_condition = 'immediate' or tell_exists as is_told),
    ended as (
      update app.member_requests r set status = 'void'
        from gone where r.holder_id = $1 and r.membership_id = $2 and r.asset_id = gone.asset_id and r.status = 'pending')
    select asset_id, is_told from gone`,
);

export const countOwnAssets = statement(
  "members-count-own-assets",
  "select count(*)::int as own from app.asset_facts where holder_id = $1 and id = any ($2::uuid[])",
);

export const listAssetMembers = statement(
  "members-list-asset-members",
  `with actor as materialized (select user_id, is_holder from auth.enter($1))
    select actor.is_holder, s.id as found, one.*
      from actor
      left join app.asset_facts s on s.holder_id = actor.user_id and s.id = $2
      left join lateral (
        select m.id, m.first_name, m.last_name, a.access_condition, a.not_before::text, a.from_age, a.tell_exists, a.answer
          from app.asset_assignments a
          join app.memberships m on m.holder_id = a.holder_id and m.id = a.membership_id
         where a.holder_id = s.holder_id and a.asset_id = s.id) one on true
     order by one.first_name, one.id`,
);

export const listEntryMembers = statement(
  "members-list-entry-members",
  `with actor as materialized (select user_id, is_holder from auth.enter($1))
    select actor.is_holder, e.id as found, one.*
      from actor
      left join app.entry_states e on e.holder_id = actor.user_id and e.id = $2
      left join lateral (
        select m.id, m.first_name, m.last_name, l.access_condition, l.not_before::text, l.from_age, l.tell_exists,
               coalesce(l.wrap_generation = l.generation, false) as granted
          from app.meant_entries l
          join app.memberships m on m.holder_id = l.holder_id and m.id = l.membership_id
         where l.holder_id = e.holder_id and l.entry_id = e.id) one on true
     order by one.first_name, one.id`,
);

export const findEntry = statement(
  "members-find-entry",
  "select id, access_condition from app.entry_states where holder_id = $1 and id = $2 and not in_bin",
);

export const lockMembers = statement(
  "members-lock-members",
  `select id, user_id, status from app.memberships
     where holder_id = $1 and id = any ($2::uuid[]) order by id for update`,
);

/** Which members know of an entry that is meant for them, be it only that it is. */
export const membersTold = statement(
  "members-members-told",
  `select membership_id as id from app.meant_entries
     where holder_id = $1 and entry_id = $2 and (access_condition = 'immediate' or tell_exists)`,
);

/** So that the vault's own pages look again too. */
export const publishLink = statement(
  "members-publish-link",
  "select app.publish_event($1, $2, jsonb_build_object('id', $3::uuid)) as note",
);
