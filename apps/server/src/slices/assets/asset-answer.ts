import { type Asset, assetSchema } from "@heirlock/contract/assets";
import { compileWriter } from "../../kernel/serialise.ts";
import { instantFromText } from "../../kernel/statement.ts";
import type { ReloadAssetRow } from "./assets.rows.ts";

export function toAsset(row: ReloadAssetRow): Asset {
  return {
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
    created_at: instantFromText(row.created),
    updated_at: instantFromText(row.updated),
  };
}

/** One asset as JSON, for answers that hold the same asset several times. */
export const writeAsset: (asset: Asset) => string = compileWriter(assetSchema);
