import { type Asset, assetSchema } from "@heirlock/contract/assets";
import type { AssetType } from "@heirlock/domain/assets/kinds";
import type { Uuid } from "@heirlock/domain/identifiers";
import type { Currency } from "@heirlock/domain/money";
import { compileWriter } from "../../kernel/serialise.ts";
import { instantFromText } from "../../kernel/statement.ts";
import type { AssetRow } from "./assets.queries.ts";

export function toAsset(row: AssetRow): Asset {
  return {
    id: row.id as Uuid,
    title: row.title,
    asset_type: row.asset_type as AssetType,
    asset_subtype: row.asset_subtype,
    estimated_value: row.estimated_value === null ? null : Number(row.estimated_value),
    currency: row.currency as Currency,
    location: row.location,
    description: row.description,
    version: row.version,
    created_at: instantFromText(row.created),
    updated_at: instantFromText(row.updated),
  };
}

/** One asset as JSON, for answers that hold the same asset several times. */
export const writeAsset: (asset: Asset) => string = compileWriter(assetSchema);
