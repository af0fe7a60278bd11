import type { vaultRoutes } from "@heirlock/contract/vault";
import type { AssetId, EntryId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { z } from "zod";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import { readAs } from "../../kernel/read.ts";
import { found } from "../../kernel/statement.ts";
import { inTransaction } from "../../kernel/transaction.ts";
import * as queries from "./links.queries.ts";
import { linkAssetsTo, noteLinks, requireOwnEntries } from "./links.ts";

type LinkedAssets = z.output<typeof vaultRoutes.assets.answer>["data"]["assets"];

/** Links an entry to assets, or takes the links away; answers all that are linked now. */
export async function linkAssets(
  { app }: { app: Pool },
  caller: Caller,
  { entryId, assetIds, linked }: { entryId: EntryId; assetIds: readonly AssetId[]; linked: boolean },
): Promise<AssetId[]> {
  return await inTransaction(app, caller, async (tx, { holderId }) => {
    await requireOwnEntries(tx, holderId, [entryId]);
    if (linked) await linkAssetsTo(tx, holderId, entryId, assetIds);
    else await tx.query(queries.unlinkAssets, [holderId, entryId, assetIds]);
    await noteLinks(tx, holderId, entryId, linked ? "vault.linked" : "vault.unlinked", assetIds);
    return (await tx.query(queries.assetsOfEntry, [holderId, entryId])).map(({ id }) => id);
  });
}

export async function listLinkedAssets(
  { app }: { app: Pool },
  caller: Caller,
  entryId: EntryId,
): Promise<LinkedAssets> {
  const rows = await readAs(app, caller, queries.listLinkedAssets, [entryId]);
  if (!rows[0]?.found) refuse("NOT_FOUND");
  return found(rows, "id").map(({ id, title, asset_type, asset_subtype }) => ({
    id,
    title,
    asset_type,
    asset_subtype,
  }));
}
