import { statement } from "../../kernel/statement.ts";

/** The pairs of entries with assets and members: one set, seen from both sides (D15). */

export const linkAssets = statement(
  "vault-link-assets",
  `insert into app.vault_asset_links (holder_id, entry_id, asset_id)
    select $1, $2, a.id from app.asset_facts a where a.holder_id = $1 and a.id = any ($3::uuid[])
    on conflict do nothing`,
);

export const linkMembers = statement(
  "vault-link-members",
  `insert into app.vault_member_links (holder_id, entry_id, membership_id, not_before, from_age)
    select $1, $2, m.id, $4::date, $5 from app.plan_members m where m.holder_id = $1 and m.id = any ($3::uuid[])
    on conflict do nothing`,
);

/** How many of these are the holder's own. */
export const countOwnAssets = statement(
  "vault-count-own-assets",
  "select count(*)::int as own from app.asset_facts where holder_id = $1 and id = any ($2::uuid[])",
);
export const countOwnMembers = statement(
  "vault-count-own-members",
  "select count(*)::int as own from app.plan_members where holder_id = $1 and id = any ($2::uuid[])",
);
export const countOwnEntries = statement(
  "vault-count-own-entries",
  `select count(*)::int as own from app.vault_entries
    where holder_id = $1 and id = any ($2::uuid[]) and deleted_at is null`,
);

export const linkEntries = statement(
  "vault-link-entries",
  `insert into app.vault_asset_links (holder_id, entry_id, asset_id)
    select $1, e.id, $2 from app.vault_entries e where e.holder_id = $1 and e.id = any ($3::uuid[])
    on conflict do nothing`,
);

export const unlinkAssets = statement(
  "vault-unlink-assets",
  "delete from app.vault_asset_links where holder_id = $1 and entry_id = $2 and asset_id = any ($3::uuid[])",
);
export const unlinkEntries = statement(
  "vault-unlink-entries",
  "delete from app.vault_asset_links where holder_id = $1 and asset_id = $2 and entry_id = any ($3::uuid[])",
);

export const assetsOfEntry = statement(
  "vault-assets-of-entry",
  `select asset_id as id from app.vault_asset_links where holder_id = $1 and entry_id = $2 order by 1`,
);
export const entriesOfAsset = statement(
  "vault-entries-of-asset",
  "select entry_id as id from app.asset_vault_entries where holder_id = $1 and asset_id = $2 order by 1",
);

/** Which entry was linked to or unlinked from how many assets, and the event that makes other screens look again. */
export const noteLinks = statement(
  "vault-note-links",
  `select audit.append($1, $3, $1, jsonb_build_object('entry', $2::uuid, 'assets', to_jsonb($4::uuid[]))),
    app.publish_event($1, $3, jsonb_build_object('id', $2::uuid)) as note`,
);

export const listLinkedAssets = statement(
  "vault-list-linked-assets",
  `with actor as materialized (select user_id, is_holder from auth.enter($1))
    select actor.is_holder, e.id is not null as found, a.*
      from actor
      left join app.vault_entries e on e.holder_id = actor.user_id and e.id = $2
      left join lateral (
        select s.id, s.title, s.asset_type, s.asset_subtype
          from app.vault_asset_links l
          join app.asset_facts s on s.holder_id = l.holder_id and s.id = l.asset_id
         where l.holder_id = actor.user_id and l.entry_id = $2
      ) a on true
     order by a.title, a.id`,
);
