import type { assetRoutes } from "@heirlock/contract/assets";
import type { Answer } from "@heirlock/contract/route";
import { type AssetType, subtypeGroup } from "@heirlock/domain/assets/kinds";
import { onlyUuids, type Uuid } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { type ActorColumn, readAs } from "../../kernel/read.ts";
import { type AssetRow, listAssetsByIds as statement } from "./assets.queries.ts";

type Row = Pick<AssetRow, "id" | "title" | "asset_type" | "asset_subtype" | "location"> & ActorColumn;

/** The holder's assets with these ids as the vault sees them (AST-036), in the order asked for. */
export async function listAssetsByIds(
  pool: Pool,
  caller: Caller,
  ids: readonly string[],
): Promise<Answer<typeof assetRoutes.byIds>> {
  const wanted = [...new Set(onlyUuids(ids).map((id) => id.toLowerCase()))];
  const rows = await readAs<Row>(pool, caller, statement, [wanted]);
  return {
    data: {
      assets: rows
        .filter((row) => row.id !== null)
        .map((row) => ({
          id: row.id as Uuid,
          title: row.title,
          category: subtypeGroup(row.asset_subtype),
          metadata: { asset_type: row.asset_type as AssetType, location: row.location },
        })),
    },
  };
}
