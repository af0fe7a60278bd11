import { statement } from "../../kernel/statement.ts";
import type { ReadRecordRow } from "./members.rows.ts";

/** Every statement of the area. Row security confines each to the estate of the holder. */

/** What the holder wrote down, by its columns. */
export const recordColumns = [
  "email",
  "invite_by_email",
  "display_name",
  "member_type",
  "relationship_type",
  "relationship",
  "gender",
  "date_of_birth",
  "nationality",
  "national_id",
  "birth_order",
  "is_alive",
  "phone",
  "address",
  "city",
  "state",
  "zip",
  "country",
  "law_firm_name",
  "license_id",
  "notes",
] as const;

export type RecordColumns = Pick<ReadRecordRow, (typeof recordColumns)[number]>;

const memberSelect = `
  select m.id, m.user_id, m.will_id, m.status, m.status_changed_at::text as changed, m.is_active, m.confirmed_by_holder,
         m.first_name, m.last_name, m.primary_role, m.created_at::text as created, m.updated_at::text as updated,
         ${recordColumns.map((column) => (column === "date_of_birth" ? "d.date_of_birth::text" : `d.${column}`)).join(", ")},
         coalesce(r.roles, '[]') as roles, i.invitation, w.expires_at::text as will_key_expires,
         k.state as key_state, k.verified_at::text as key_verified, k.card_id is not null as has_card,
         k.card_printed_at::text as card_printed, k.queued_at::text as queued,
         n.first_name as profile_first_name, n.last_name as profile_last_name, m.created_at
    from app.memberships m
    join app.member_records d on d.holder_id = m.holder_id and d.membership_id = m.id
    join app.member_key_standing k on k.holder_id = m.holder_id and k.membership_id = m.id
    left join app.names_of_own_members() n on n.membership_id = m.id
    left join app.will_keys w
      on w.holder_id = m.holder_id and w.membership_id = m.id and w.ended_as is null and w.expires_at > now()
    left join lateral (
      select jsonb_build_object('id', i.id, 'status', i.status, 'expires_at', i.expires_at, 'sent_at', i.sent_at,
               'ended_as', i.ended_as, 'ended_at', i.ended_at, 'reason', i.reason) as invitation
        from app.invitations i
       where i.holder_id = m.holder_id and i.membership_id = m.id
       order by i.created_at desc limit 1) i on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('id', r.id, 'role', r.role, 'status', r.status,
               'role_metadata', r.role_metadata, 'inactive_because', r.inactive_because, 'since', r.status_changed_at,
               'expires_at', (select a.expires_at from app.member_requests a
                               where a.holder_id = r.holder_id and a.role_id = r.id and a.status = 'pending'))
               order by r.created_at, r.role) as roles
        from app.membership_roles r
       where r.holder_id = m.holder_id and r.membership_id = m.id) r on true`;

/** Only holders ask, who have a profile and an estate. */
const ofHolder = { notNull: ["holder_id", "holder_first_name", "holder_last_name", "plan"] };

const holderSelect = `select e.holder_id, p.first_name as holder_first_name, p.last_name as holder_last_name, e.plan
    from app.people p join app.estates e on e.holder_id = p.id`;

export const listMembers = statement(
  "members-list-members",
  `with actor as materialized (select user_id, is_holder from auth.enter($1))
    select actor.is_holder, h.*, one.*
      from actor
      left join lateral (${holderSelect} where p.id = actor.user_id) h on true
      left join lateral (${memberSelect} where m.holder_id = actor.user_id) one on true
     order by one.created_at, one.id`,
  ofHolder,
);

export const readMember = statement(
  "members-read-member",
  `with actor as materialized (select user_id, is_holder from auth.enter($1))
    select actor.is_holder, h.*, one.*
      from actor
      left join lateral (${holderSelect} where p.id = actor.user_id) h on true
      left join lateral (${memberSelect} where m.holder_id = actor.user_id and m.id = $2) one on true`,
  ofHolder,
);

export const reloadMember = statement(
  "members-reload-member",
  `select h.*, one.* from (${holderSelect} where p.id = $1) h
      left join lateral (${memberSelect} where m.holder_id = $1 and m.id = $2) one on true`,
);

/** Checks the session and takes the row lock under which the plan's limit and the addresses are decided. */
export const enterEstate = statement("members-enter-estate", "select * from app.enter_estate($1)");
export const lockEstate = statement(
  "members-lock-estate",
  "select plan from app.estates where holder_id = $1 for no key update",
);

/** A statement of its own behind the lock, so that it sees what was added while it waited. */
export const listCounted = statement(
  "members-list-counted",
  `select m.id, m.status, m.user_id, m.will_id, d.email
      from app.memberships m join app.member_records d on d.holder_id = m.holder_id and d.membership_id = m.id
     where m.holder_id = (select auth.estate())`,
);

/** The holder's own address, which no member may have, and their country, whose law asks for fields. */
export const readOwn = statement(
  "members-read-own",
  `select auth.own_email() as email, p.country from app.people p
     where p.id = (select auth.estate())`,
);

export const insertMember = statement(
  "members-insert-member",
  `insert into app.memberships (holder_id, id, first_name, last_name, status, is_active, primary_role, will_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

const places = recordColumns.map((_, at) => `$${at + 3}`).join(", ");
/** $1 holder, $2 member, then the columns in their order. */
export const insertRecord = statement(
  "members-insert-record",
  `insert into app.member_records (holder_id, membership_id, ${recordColumns.join(", ")}) values ($1, $2, ${places})`,
);
export const updateRecord = statement(
  "members-update-record",
  `update app.member_records set (${recordColumns.join(", ")}) = row (${recordColumns
    .map((column, at) => `$${at + 3}::${recordTypes(column)}`)
    .join(", ")}) where holder_id = $1 and membership_id = $2`,
);
function recordTypes(column: (typeof recordColumns)[number]): string {
  if (column === "invite_by_email" || column === "is_alive") return "boolean";
  if (column === "birth_order") return "integer";
  return column === "date_of_birth" ? "date" : "text";
}

export const insertRoles = statement(
  "members-insert-roles",
  `insert into app.membership_roles
      (holder_id, membership_id, role, status, inactive_because, role_metadata, created_at)
    select $1, $2, r.role, r.status, case when r.status <> 'active' then 'holder' end, r.role_metadata,
           now() + r.place * interval '1 microsecond'
      from jsonb_to_recordset($3) as r (role text, status text, role_metadata jsonb, place integer)`,
);

export const readRecord = statement(
  "members-read-record",
  `select m.first_name, m.last_name, m.will_id,
           ${recordColumns.map((column) => (column === "date_of_birth" ? "d.date_of_birth::text" : `d.${column}`)).join(", ")},
           array(select r.role from app.membership_roles r
                  where r.holder_id = m.holder_id and r.membership_id = m.id order by r.created_at) as roles
      from app.memberships m join app.member_records d on d.holder_id = m.holder_id and d.membership_id = m.id
     where m.holder_id = $1 and m.id = $2`,
);

/** Another primary role has other levels: what was seen of them no longer follows. */
export const updateMember = statement(
  "members-update-member",
  `update app.memberships
      set first_name = $3, last_name = $4, primary_role = $5, will_id = $6, is_active = $7, updated_at = now(),
          permissions_version = permissions_version + (primary_role is distinct from $5)::integer
    where holder_id = $1 and id = $2`,
);

export const renameMember = statement(
  "members-rename-member",
  `update app.memberships m set first_name = $3, last_name = $4, updated_at = now()
     where m.holder_id = $1 and m.id = $2`,
);
export const readName = statement(
  "members-read-name",
  "select first_name, last_name from app.memberships where holder_id = $1 and id = $2",
);

/** The exact relation belongs to the person: every role carries it (D38). */
export const setKinship = statement(
  "members-set-kinship",
  `update app.membership_roles
      set role_metadata = case when $3 = '' then role_metadata - 'kinship'
                               else role_metadata || jsonb_build_object('kinship', $3::text) end
    where holder_id = $1 and membership_id = $2`,
);

export const setEmail = statement(
  "members-set-email",
  "update app.member_records set email = $3 where holder_id = $1 and membership_id = $2",
);

export const setActive = statement(
  "members-set-active",
  "update app.memberships set is_active = $3, updated_at = now() where holder_id = $1 and id = $2",
);

export const setNotes = statement(
  "members-set-notes",
  `update app.member_records set notes = $3
     where holder_id = $1 and membership_id = $2 and notes is distinct from $3 returning membership_id`,
);

export const deleteMember = statement(
  "members-delete-member",
  "delete from app.memberships where holder_id = $1 and id = $2",
);

/** Newest first. Whoever changed it is the holder or the member, also one who left and was asked again since. */
export const readHistory = statement(
  "members-read-history",
  `with actor as materialized (select user_id, is_holder from auth.enter($1))
    select actor.is_holder, m.id as member_id, h.id, h.type, h.action_type, h.role_name, h.previous_status, h.new_status,
           h.reason, h.changed_at::text as changed,
           case when h.changed_by = actor.user_id then p.first_name
                when h.changed_by is not null then m.first_name end as by_first_name,
           case when h.changed_by = actor.user_id then p.last_name
                when h.changed_by is not null then m.last_name end as by_last_name
      from actor
      left join app.people p on p.id = actor.user_id
      left join app.memberships m on m.holder_id = actor.user_id and m.id = $2
      left join app.membership_history h on h.holder_id = m.holder_id and h.membership_id = m.id
     order by h.changed_at desc, h.id
     limit 500`,
);

export const readCountry = statement(
  "members-read-country",
  `with actor as materialized (select user_id, is_holder from auth.enter($1))
    select actor.is_holder, p.country from actor left join app.people p on p.id = actor.user_id`,
);

export const listKeyStandings = statement(
  "members-list-key-standings",
  `select m.id, coalesce(n.first_name, m.first_name) as first_name, coalesce(n.last_name, m.last_name) as last_name,
           m.status, m.confirmed_by_holder, k.state
      from app.memberships m
      join app.member_key_standing k on k.holder_id = m.holder_id and k.membership_id = m.id
      left join app.names_of_own_members() n on n.membership_id = m.id
     where m.holder_id = $1 and m.status = 'confirmed'
     order by m.created_at, m.id`,
);
