import { statement } from "../../kernel/statement.ts";

/** Gifts of a version that name an asset, whole or in part, for good or for life. */
const names = (asset: string) =>
  `v.content -> 'gifts' @> jsonb_build_array(jsonb_build_object('what', jsonb_build_object('asset', ${asset}::text)))`;
const uses = `select v.will_id, w.status, v.title, v.number, v.status as version_status
  from app.will_versions v join app.wills w on w.holder_id = v.holder_id and w.id = v.will_id`;

/** Drafts and what is in force; what was superseded is past. */
export const listUses = statement(
  "wills-list-uses",
  `with actor as materialized (select user_id, is_holder from auth.enter($1)),
      asset as materialized (
        select f.id from actor join app.asset_facts f on f.holder_id = actor.user_id and f.id = $2)
    select actor.is_holder, asset.id as asset, one.*
      from actor left join asset on true left join lateral (
        ${uses} where v.holder_id = actor.user_id and v.status <> 'superseded' and ${names("asset.id")}
      ) one on true
     order by one.title, one.will_id, one.number`,
);

export const reloadUses = statement(
  "wills-reload-uses",
  `${uses} where v.holder_id = $1 and v.status <> 'superseded' and ${names("$2::uuid")}`,
);

/** The next revision, so that whoever has the draft open is told before they save. */
export const dropFromDrafts = statement(
  "wills-drop-from-drafts",
  `update app.will_versions v
      set content = jsonb_set(v.content, '{gifts}', coalesce(
            (select jsonb_agg(g.gift order by g.place) from jsonb_array_elements(v.content -> 'gifts') with ordinality g (gift, place)
              where g.gift #>> '{what,asset}' is distinct from $2::uuid::text), '[]')),
          revision = v.revision + 1, updated_at = now()
    where v.holder_id = $1 and v.status = 'draft' and ${names("$2::uuid")}
   returning v.will_id`,
);
