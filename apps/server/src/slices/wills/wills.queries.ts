import { appending } from "../../kernel/audit.ts";
import { isoText, statement } from "../../kernel/statement.ts";

/** Every statement of the slice. Row security confines each to the estate of the actor. */

const versionColumns = `v.number, v.status as version_status, v.title, v.description, v.law, v.revision, v.content_hash,
  ${isoText("v.published_at")} as published, ${isoText("v.created_at")} as version_created,
  ${isoText("v.updated_at")} as version_updated`;
/** One row for each version. */
const willSelect = `select w.id, w.status, ${isoText("w.created_at")} as created, ${isoText("w.updated_at")} as updated,
    w.created_at, ${versionColumns},
    v.content->>'covers' as covers, array(select jsonb_array_elements_text(v.content->'excepts')) as excepts
  from app.wills w join app.will_versions v on v.holder_id = w.holder_id and v.will_id = w.id`;

export const listWills = statement(
  "wills-list",
  `with actor as materialized (select user_id, is_holder from auth.enter($1))
    select actor.is_holder, one.*
      from actor left join lateral (
        ${willSelect}
         where w.holder_id = actor.user_id and ($2::text is null or w.status = $2) and ($3::uuid is null or w.id = $3)
      ) one on true
     order by one.created_at desc, one.id, one.number desc`,
);

export const reloadWill = statement(
  "wills-reload",
  `${willSelect} where w.holder_id = $1 and w.id = $2 order by v.number desc`,
);

/** Checks the session and takes the row lock of the estate: whatever happens to its wills happens one after the other. */
export const enterEstate = statement("wills-enter-estate", "select * from app.enter_estate($1)");

/** A statement of its own behind the lock: its snapshot must be younger than the wait. */
export const countDrafts = statement(
  "wills-count-drafts",
  `select count(*) filter (where status = 'draft')::int as used, coalesce(bool_or(id = $1), false) as exists
     from app.wills`,
);

/** Where the holder lives, and which laws the newest versions of the other wills follow that are not archived. */
export const readLawFacts = statement(
  "wills-read-law-facts",
  `select p.country, array(
       select distinct on (v.will_id) v.law from app.will_versions v join app.wills w on w.holder_id = v.holder_id and w.id = v.will_id
        where v.holder_id = $1 and w.id is distinct from $2 and w.status <> 'archived' and v.law is not null
        order by v.will_id, v.number desc) as others
     from app.people p where p.id = $1`,
);

const wholeVersion = `select v.will_id, ${versionColumns}, v.content, v.salt from app.will_versions v`;

export const readVersion = statement(
  "wills-read-version",
  `with actor as materialized (select user_id, is_holder from auth.enter($1))
    select actor.is_holder, one.*
      from actor left join lateral (
        ${wholeVersion} where v.holder_id = actor.user_id and v.will_id = $2 and v.number = $3
      ) one on true`,
);

export const reloadVersion = statement(
  "wills-reload-version",
  `${wholeVersion} where v.holder_id = $1 and v.will_id = $2 and v.number = $3`,
);

export const listDrafts = statement(
  "wills-list-drafts",
  `select will_id, number, title, description, law, content from app.will_versions
    where holder_id = $1 and status = 'draft'`,
);

export const listMemberStatuses = statement(
  "wills-list-member-statuses",
  "select id, status from app.plan_members where holder_id = $1",
);

/** The versions in force, with the ids of the assets that are left. */
export const listInForce = statement(
  "wills-list-in-force",
  `with actor as materialized (select user_id, is_holder from auth.enter($1))
    select actor.is_holder, one.*
      from actor left join lateral (
        select v.will_id, v.title, v.number, v.content,
               array(select a.id from app.asset_facts a where a.holder_id = v.holder_id) as assets
          from app.will_versions v join app.wills w on w.holder_id = v.holder_id and w.id = v.will_id
         where v.holder_id = actor.user_id and v.status = 'published' and w.status = 'published'
      ) one on true
     order by one.will_id`,
);

export const listMemberFates = statement(
  "wills-list-member-fates",
  `with actor as materialized (select user_id, is_holder from auth.enter($1))
    select actor.is_holder, one.*
      from actor left join lateral (
        select m.id, m.status, d.is_alive
          from app.plan_members m join app.member_details d on d.holder_id = m.holder_id and d.membership_id = m.id
         where m.holder_id = actor.user_id
      ) one on true`,
);

export const insertWill = statement(
  "wills-insert",
  `with will as (insert into app.wills (holder_id, id) values ($1, $2) returning holder_id, id),
      version as (
        insert into app.will_versions (holder_id, will_id, number, title, description, law, content)
        select holder_id, id, 1, $3, $4, $5, $6::jsonb from will returning will_id)
    select ${appending("will.created", { estate: "$1", actor: "$1", data: "jsonb_build_object('will', will_id)" })}
      from version`,
);

/** Drafts are nobody else's business and stay out of the audit chain. */
export const updateDraft = statement(
  "wills-update-draft",
  `update app.will_versions v
      set title = $4, description = $5, law = $6, content = $7::jsonb, revision = revision + 1, updated_at = now()
    where v.holder_id = $1 and v.will_id = $2 and v.number = $3
   returning ${versionColumns}`,
);

export const setWillStatus = statement(
  "wills-set-status",
  "update app.wills set status = $3, updated_at = now() where holder_id = $1 and id = $2",
);

export const supersedeVersion = statement(
  "wills-supersede-version",
  "update app.will_versions set status = 'superseded' where holder_id = $1 and will_id = $2 and status = 'published'",
);

export const freezeVersion = statement(
  "wills-freeze-version",
  `update app.will_versions
      set status = 'published', salt = $4, content_hash = $5, published_at = now(), updated_at = now()
    where holder_id = $1 and will_id = $2 and number = $3`,
);

export const insertDocument = statement(
  "wills-insert-document",
  "insert into app.will_documents (holder_id, will_id, number, pdf, sha256) values ($1, $2, $3, $4, $5)",
);

export const readDocument = statement(
  "wills-read-document",
  `with actor as materialized (select user_id, is_holder from auth.enter($1))
    select actor.is_holder, d.pdf
      from actor left join app.will_documents d
        on d.holder_id = actor.user_id and d.will_id = $2 and d.number = $3`,
);

export const copyVersion = statement(
  "wills-copy-version",
  `insert into app.will_versions (holder_id, will_id, number, title, description, law, content)
    select holder_id, will_id, $4, title, description, law, content from app.will_versions
     where holder_id = $1 and will_id = $2 and number = $3`,
);

export const deleteVersion = statement(
  "wills-delete-version",
  "delete from app.will_versions where holder_id = $1 and will_id = $2 and number = $3",
);

export const deleteWill = statement("wills-delete", "delete from app.wills where holder_id = $1 and id = $2");
