export const columns = `id, title, asset_type, asset_subtype, estimated_value, currency, location, description, version,
  created_at::text as created, updated_at::text as updated`;

/** The entries linked to a row of app.assets. */
export const entryIds = `array(select l.entry_id from app.vault_asset_links l
    join app.vault_entries e on e.holder_id = l.holder_id and e.id = l.entry_id and e.deleted_at is null
   where l.holder_id = assets.holder_id and l.asset_id = assets.id order by 1) as vault_entry_ids`;
/** Of an asset that is new. */
export const noEntryIds = "'{}'::uuid[] as vault_entry_ids";

export interface Row {
  id: string;
  title: string;
  asset_type: string;
  asset_subtype: string;
  estimated_value: string | null;
  currency: string;
  location: string | null;
  description: string | null;
  vault_entry_ids: string[];
  version: number;
  created: string;
  updated: string;
}

const instant = (text: string) => `${text.slice(0, 10)}T${text.slice(11, -3)}Z`;

/** One asset as JSON, written field by field as the API writes it. */
export function written(row: Row): string {
  return JSON.stringify({
    id: row.id,
    title: row.title,
    asset_type: row.asset_type,
    asset_subtype: row.asset_subtype,
    estimated_value: row.estimated_value === null ? null : Number(row.estimated_value),
    currency: row.currency,
    location: row.location,
    description: row.description,
    vault_entry_ids: row.vault_entry_ids,
    version: row.version,
    created_at: instant(row.created),
    updated_at: instant(row.updated),
  });
}
