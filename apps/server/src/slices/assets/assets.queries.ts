import { appending } from "../../kernel/audit.ts";
import { publishing } from "../../kernel/events.ts";
import { statement } from "../../kernel/statement.ts";

/** Every statement of the slice. Row security confines each to the estate of the actor. */

const fields = "id, title, asset_type, asset_subtype, estimated_value, currency, location, description, version";
/** Instants travel as text: nobody here calculates with them, and a list would make hundreds of Date objects. */
const instants = "created_at::text as created, updated_at::text as updated";
const columns = `${fields}, ${instants},
  array(select v.entry_id from app.asset_vault_entries v
         where v.holder_id = assets.holder_id and v.asset_id = assets.id order by 1) as vault_entry_ids`;

export const listAssets = statement(
  "assets-list",
  `with actor as materialized (select user_id, is_holder from auth.enter($1))
    select actor.is_holder, ${fields}, created, updated, vault_entry_ids
      from actor left join lateral (
        select ${columns}, created_at from app.assets
         where holder_id = actor.user_id and ($2::text is null or asset_type = $2)
      ) a on true
     order by a.created_at, a.id`,
);

export const listAssetsByIds = statement(
  "assets-by-ids",
  `with actor as materialized (select user_id, is_holder from auth.enter($1))
    select actor.is_holder, a.*
      from actor left join lateral (
        select id, title, asset_type, asset_subtype, location from app.assets
         where holder_id = actor.user_id and id = any ($2::uuid[])
      ) a on true
     order by array_position($2::uuid[], a.id)`,
);

export const readAsset = statement(
  "assets-read",
  `with actor as materialized (select user_id, is_holder from auth.enter($1))
    select actor.is_holder, a.*
      from actor left join lateral (
        select ${columns} from app.assets where holder_id = actor.user_id and id = $2
      ) a on true`,
);

/** The newest entries of the audit chain about one asset; none for an asset that is not the holder's. */
export const readHistory = statement(
  "assets-history",
  `with actor as materialized (select user_id, is_holder from auth.enter($1)),
      asset as materialized (
        select a.id from actor join app.assets a on a.holder_id = actor.user_id and a.id = $2)
    select actor.is_holder, asset.id, e.body
      from actor left join asset on true
      left join lateral audit.own_entries_about('asset', asset.id, 20) e on true`,
);

/** Checks the session and takes the row lock under which the plan's limit is decided. */
export const enterEstate = statement("assets-enter-estate", "select * from app.enter_estate($1)");

/**
 * How full the estate is and whether the id is there already. A statement of its own behind the lock:
 * its snapshot must be younger than the wait, or fifty creates would count the same.
 */
export const countAssets = statement(
  "assets-count",
  "select count(*)::int as used, coalesce(bool_or(id = $1), false) as exists from app.assets",
);

/** An asset of the holder's that waits to be changed; its columns are null when there is none. */
export const enterAsset = statement(
  "assets-enter-asset",
  `with actor as materialized (select * from auth.enter($1))
    select actor.*, a.*
      from actor left join lateral (
        select ${columns} from app.assets where holder_id = actor.user_id and id = $2 for update
      ) a on true`,
);

export const reloadAsset = statement(
  "assets-reload",
  `select ${columns} from app.assets where holder_id = $1 and id = $2`,
);

/**
 * Insert, audit and event in one statement, for one round trip; holder and actor are $1. An asset without a
 * currency takes the holder's own (D17). Nothing is linked to it yet.
 */
export const insertAsset = statement(
  "assets-insert",
  `with added as (
      insert into app.assets
        (holder_id, id, title, asset_type, asset_subtype, estimated_value, currency, location, description)
      values ($1, $2, $3, $4, $5, $6, coalesce($7, (select main_currency from app.people where id = $1)), $8, $9)
      returning ${fields}, ${instants}, '{}'::uuid[] as vault_entry_ids
    )
    select added.*,
           ${appending("asset.created", { estate: "$1", actor: "$1", data: "jsonb_build_object('asset', added.id)" })},
           ${publishing("asset.created", { recipient: "$1", id: "added.id" })} as note
      from added`,
);

export const updateAsset = statement(
  "assets-update",
  `with changed as (
      update app.assets
         set title = $3, asset_type = $4, asset_subtype = $5, estimated_value = $6, currency = $7,
             location = $8, description = $9, version = version + 1, updated_at = now()
       where holder_id = $1 and id = $2
      returning ${columns}
    )
    select changed.*,
           ${appending("asset.updated", {
             estate: "$1",
             actor: "$1",
             data: `jsonb_build_object(
             'asset', changed.id, 'version', changed.version, 'fields', to_jsonb($10::text[]))`,
           })},
           ${publishing("asset.updated", { recipient: "$1", id: "changed.id" })} as note
      from changed`,
);

export const deleteAsset = statement(
  "assets-delete",
  `with removed as (
      delete from app.assets where holder_id = $1 and id = $2 returning id
    )
    select removed.id,
           ${appending("asset.deleted", { estate: "$1", actor: "$1", data: "jsonb_build_object('asset', removed.id)" })},
           ${publishing("asset.deleted", { recipient: "$1", id: "removed.id" })} as note
      from removed`,
);
