import { appending } from "../../kernel/audit.ts";
import { publishing } from "../../kernel/events.ts";
import { statement } from "../../kernel/statement.ts";

/** Every statement of the slice. Row security confines each to the estate of the actor. */

/** What is signed and sealed of a revision, but for the content. */
const label = [
  "category",
  "access_condition",
  "title",
  "description",
  "tags",
  "details",
  "content_hash",
  "label_key",
  "revision",
  "generation",
  "key_id",
  "signature",
  "file_id",
]
  .map((column) => `v.${column}`)
  .join(", ");

const columns = `v.id, ${label}, f.size as file_size, f.sha256 as file_sha256,
  array(select l.asset_id from app.vault_asset_links l
         where l.holder_id = v.holder_id and l.entry_id = v.id order by 1) as asset_ids,
  array(select l.membership_id from app.vault_member_links l
         where l.holder_id = v.holder_id and l.entry_id = v.id order by 1) as member_ids,
  v.created_at::text as created, v.saved_at::text as saved, v.deleted_at::text as deleted`;
const withFile = `app.vault_entries v
  left join app.vault_files f on f.holder_id = v.holder_id and f.id = v.file_id`;
const actor = "with actor as materialized (select user_id, is_holder from auth.enter($1))";

const usage = `select (select count(*) from app.vault_entries where holder_id = actor.user_id and deleted_at is null)::int as used,
               (select coalesce(sum(size), 0) from app.vault_files where holder_id = actor.user_id)::text as bytes`;

/** Only holders ask, and a holder has an estate. */
const ofHolder = { notNull: ["plan"] };

export const listEntries = statement(
  "vault-list",
  `${actor}
    select actor.is_holder, e.plan, u.*, a.*
      from actor
      left join app.estates e on e.holder_id = actor.user_id
      left join lateral (${usage}) u on true
      left join lateral (
        select ${columns}, v.created_at, v.deleted_at is not null as in_bin from ${withFile}
         where v.holder_id = actor.user_id and ($2::text is null or v.category = $2)
      ) a on true
     order by a.in_bin, a.created_at, a.id`,
  ofHolder,
);

export const readUsage = statement(
  "vault-usage",
  `${actor}
    select actor.is_holder, e.plan, u.*
      from actor
      left join app.estates e on e.holder_id = actor.user_id
      left join lateral (${usage}) u on true`,
  ofHolder,
);

export const readEntry = statement(
  "vault-read",
  `${actor}
    select actor.is_holder, a.*
      from actor left join lateral (
        select ${columns} from ${withFile} where v.holder_id = actor.user_id and v.id = $2
      ) a on true`,
);

export const reloadEntry = statement(
  "vault-reload",
  `select ${columns} from ${withFile} where v.holder_id = $1 and v.id = $2`,
);

export const listVersions = statement(
  "vault-versions",
  `${actor}
    select actor.is_holder, e.id is not null as found, a.*
      from actor
      left join app.vault_entries e on e.holder_id = actor.user_id and e.id = $2
      left join lateral (
        select ${label}, f.size as file_size, f.sha256 as file_sha256,
               v.saved_at::text as saved, v.replaced_at::text as replaced
          from app.vault_versions v
          left join app.vault_files f on f.holder_id = v.holder_id and f.id = v.file_id
         where v.holder_id = actor.user_id and v.entry_id = $2
      ) a on true
     order by a.revision desc`,
);

/** Checks the session and takes the row lock under which the plan's limits are decided. */
export const enterEstate = statement("vault-enter-estate", "select * from app.enter_estate($1)");

/** A statement of its own behind the lock: its snapshot must be younger than the wait. */
export const countEntries = statement(
  "vault-count",
  `select count(*) filter (where deleted_at is null)::int as used, coalesce(bool_or(id = $1), false) as exists
    from app.vault_entries`,
);

/** As `countEntries`, for many at once. */
export const countSpace = statement(
  "vault-count-space",
  "select count(*)::int as used from app.vault_entries where holder_id = $1 and deleted_at is null",
);
/** Under which signatures these are stored. */
export const listSignatures = statement(
  "vault-list-signatures",
  "select id, signature from app.vault_entries where holder_id = $1 and id = any ($2::uuid[]) order by id",
);

/** Earlier revisions, and entries in the bin. */
export const countKept = statement(
  "vault-count-kept",
  `select (select count(*) from app.vault_versions where holder_id = $1)::int
      + (select count(*) from app.vault_entries where holder_id = $1 and deleted_at is not null)::int as kept`,
);

export const readOwnKey = statement("vault-own-key", "select verifying_key from auth.own_keys()");

export const lockEntry = statement(
  "vault-lock",
  `select revision, generation, access_condition, deleted_at is not null as is_deleted, file_id
    from app.vault_entries where holder_id = $1 and id = $2 for update`,
);

/** Of the entry and the sealed revision, in this order, from $3 on. */
const sealedColumns = [
  "category",
  "access_condition",
  "title",
  "description",
  "tags",
  "details",
  "content",
  "content_hash",
  "label_key",
  "content_key",
  "revision",
  "generation",
  "key_id",
  "signature",
  "file_id",
] as const;
const place = (column: (typeof sealedColumns)[number]) => `$${sealedColumns.indexOf(column) + 3}`;
const places = sealedColumns.map(place).join(", ");

/** Its own moment: entries of one batch stay in their order. */
export const insertEntry = statement(
  "vault-insert",
  `with added as (
      insert into app.vault_entries (holder_id, id, ${sealedColumns.join(", ")}, created_at, saved_at)
      values ($1, $2, ${places}, statement_timestamp(), statement_timestamp()) returning id
    )
    select ${appending("vault.created", { estate: "$1", actor: "$1", data: "jsonb_build_object('entry', added.id)" })},
           ${publishing("vault.created", { recipient: "$1", id: "added.id" })} as note
      from added`,
);

export const keepVersion = statement(
  "vault-keep-version",
  `insert into app.vault_versions (holder_id, entry_id, ${sealedColumns.join(", ")}, saved_at)
    select holder_id, id, ${sealedColumns.join(", ")}, saved_at
      from app.vault_entries where holder_id = $1 and id = $2`,
);

/** New keys end the wait for them. */
export const updateEntry = statement(
  "vault-update",
  `with changed as (
      update app.vault_entries
         set ${sealedColumns.map((column) => `${column} = ${place(column)}`).join(", ")}, saved_at = now(),
             rotate_since = case when generation = ${place("generation")} then rotate_since end
       where holder_id = $1 and id = $2 returning id, revision
    )
    select ${appending("vault.updated", { estate: "$1", actor: "$1", data: "jsonb_build_object('entry', changed.id, 'revision', changed.revision)" })},
           ${publishing("vault.updated", { recipient: "$1", id: "changed.id" })} as note
      from changed`,
);

/** A file that is whole, belongs to nobody else and is the one that was signed: it is this entry's from now on. */
export const attachFile = statement(
  "vault-attach-file",
  `update app.vault_files set entry_id = $3
     where holder_id = $1 and id = $2 and state = 'stored' and size = $4 and sha256 = $5
       and (entry_id is null or entry_id = $3)
    returning id`,
);

export const binEntry = statement(
  "vault-bin",
  `with changed as (
      update app.vault_entries set deleted_at = now()
       where holder_id = $1 and id = $2 and deleted_at is null returning id
    )
    select ${appending("vault.deleted", { estate: "$1", actor: "$1", data: "jsonb_build_object('entry', changed.id)" })},
           ${publishing("vault.deleted", { recipient: "$1", id: "changed.id" })} as note
      from changed`,
);

export const restoreEntry = statement(
  "vault-restore",
  `with changed as (
      update app.vault_entries set deleted_at = null
       where holder_id = $1 and id = $2 and deleted_at is not null returning id
    )
    select ${appending("vault.restored", { estate: "$1", actor: "$1", data: "jsonb_build_object('entry', changed.id)" })},
           ${publishing("vault.restored", { recipient: "$1", id: "changed.id" })} as note
      from changed`,
);

/** With its versions and links; the files go with the trigger that notes their objects. */
export const purgeEntry = statement(
  "vault-purge",
  `with removed as (
      delete from app.vault_entries where holder_id = $1 and id = $2 and deleted_at is not null returning id
    ), files as (
      delete from app.vault_files where holder_id = $1 and entry_id in (select id from removed)
    )
    select ${appending("vault.purged", { estate: "$1", actor: "$1", data: "jsonb_build_object('entry', removed.id)" })},
           ${publishing("vault.purged", { recipient: "$1", id: "removed.id" })} as note
      from removed`,
);

/** What is shown is written down: the holder sees when and what was opened. */
export const revealEntry = statement(
  "vault-reveal",
  `with found as (
      select content, content_key, revision, id from app.vault_entries where holder_id = $1 and id = $2
    )
    select found.content, found.content_key, found.revision,
           ${appending("vault.revealed", { estate: "$1", actor: "$1", data: "jsonb_build_object('entry', found.id, 'revision', found.revision)" })}
      from found`,
);

export const revealVersion = statement(
  "vault-reveal-version",
  `with found as (
      select content, content_key, revision, entry_id from app.vault_versions
       where holder_id = $1 and entry_id = $2 and revision = $3
    )
    select found.content, found.content_key, found.revision,
           ${appending("vault.revealed", { estate: "$1", actor: "$1", data: "jsonb_build_object('entry', found.entry_id, 'revision', found.revision)" })}
      from found`,
);
