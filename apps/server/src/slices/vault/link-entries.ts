import type { VaultEntry } from "@heirlock/contract/vault";
import type { AssetId, EntryId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { inTransaction } from "../../kernel/transaction.ts";
import * as queries from "./links.queries.ts";
import { linkEntriesTo, noteLinks, requireOwnAssets } from "./links.ts";
import { reloadEntry } from "./vault.queries.ts";
import { toVaultEntry } from "./vault-answer.ts";

/** The same pairs from the asset's side; answers all entries that are linked now. */
export async function linkEntries(
  { app }: { app: Pool },
  caller: Caller,
  { assetId, entryIds, linked }: { assetId: AssetId; entryIds: readonly EntryId[]; linked: boolean },
): Promise<EntryId[]> {
  return await inTransaction(app, caller, async (tx, { holderId }) => {
    await requireOwnAssets(tx, holderId, [assetId]);
    if (linked) await linkEntriesTo(tx, holderId, assetId, entryIds);
    else {
      await tx.query(queries.unlinkEntries, [holderId, assetId, entryIds]);
      for (const entryId of entryIds) await noteLinks(tx, holderId, entryId, "vault.unlinked", [assetId]);
    }
    return (await tx.query(queries.entriesOfAsset, [holderId, assetId])).map(({ id }) => id);
  });
}

export async function listLinkedEntries(
  { app }: { app: Pool },
  caller: Caller,
  assetId: AssetId,
): Promise<VaultEntry[]> {
  return await inTransaction(app, caller, async (tx, { holderId }) => {
    await requireOwnAssets(tx, holderId, [assetId]);
    const ids = await tx.query(queries.entriesOfAsset, [holderId, assetId]);
    const rows = await Promise.all(ids.map(({ id }) => tx.query(reloadEntry, [holderId, id])));
    return rows.map(([row]) => toVaultEntry(row!));
  });
}
