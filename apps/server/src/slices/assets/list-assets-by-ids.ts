import type { assetRoutes } from "@heirlock/contract/assets";
import type { Answer } from "@heirlock/contract/route";
import { subtypeGroup } from "@heirlock/domain/assets/kinds";
import { type AssetId, onlyUuids } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { readAs } from "../../kernel/read.ts";
import { found } from "../../kernel/statement.ts";
import { listAssetsByIds as statement } from "./assets.queries.ts";

/** The holder's assets with these ids as the vault sees them (AST-036), in the order asked for. */
export async function listAssetsByIds(
  { app }: { app: Pool },
  caller: Caller,
  ids: readonly string[],
): Promise<Answer<typeof assetRoutes.byIds>> {
  const wanted = [...new Set(onlyUuids<AssetId>(ids.map((id) => id.toLowerCase())))];
  const rows = await readAs(app, caller, statement, [wanted]);
  return {
    data: {
      assets: found(rows, "id").map((row) => ({
        id: row.id,
        title: row.title,
        category: subtypeGroup(row.asset_subtype),
        metadata: { asset_type: row.asset_type, location: row.location },
      })),
    },
  };
}
