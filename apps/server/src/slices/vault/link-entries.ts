import type { VaultEntry } from "@heirlock/contract/vault";
import type { Uuid } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { inTransaction } from "../../kernel/transaction.ts";
import * as queries from "./links.queries.ts";
import { linkEntriesTo, noteLinks, requireOwn } from "./links.ts";
import { reloadEntry } from "./vault.queries.ts";
import { toVaultEntry } from "./vault-answer.ts";

/** The same pairs from the asset's side; answers all entries that are linked now. */
export async function linkEntries(
  pool: Pool,
  caller: Caller,
  { assetId, entryIds, linked }: { assetId: Uuid; entryIds: readonly Uuid[]; linked: boolean },
): Promise<Uuid[]> {
  return await inTransaction(pool, caller, async (tx, { userId }) => {
    await requireOwn(tx, queries.countOwnAssets, userId, [assetId]);
    if (linked) await linkEntriesTo(tx, userId, assetId, entryIds);
    else {
      await tx.query(queries.unlinkEntries, [userId, assetId, entryIds]);
      for (const entryId of entryIds) await noteLinks(tx, userId, entryId, "vault.unlinked", [assetId]);
    }
    return (await tx.query(queries.entriesOfAsset, [userId, assetId])).map(({ id }) => id);
  });
}

export async function listLinkedEntries(pool: Pool, caller: Caller, assetId: Uuid): Promise<VaultEntry[]> {
  return await inTransaction(pool, caller, async (tx, { userId }) => {
    await requireOwn(tx, queries.countOwnAssets, userId, [assetId]);
    const ids = await tx.query(queries.entriesOfAsset, [userId, assetId]);
    const rows = await Promise.all(ids.map(({ id }) => tx.query(reloadEntry, [userId, id])));
    return rows.map(([row]) => toVaultEntry(row!));
  });
}
