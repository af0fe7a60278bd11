import type { AssetId, EntryId, HolderId, MemberId } from "@heirlock/domain/identifiers";
import { refuse } from "../../kernel/errors.ts";
import type { Tx } from "../../kernel/transaction.ts";
import * as queries from "./links.queries.ts";

async function requireAll<I>(ids: readonly I[], count: (wanted: I[]) => Promise<{ own: number }[]>): Promise<void> {
  const wanted = [...new Set(ids)];
  const [found] = await count(wanted);
  if (found!.own !== wanted.length) refuse("NOT_FOUND");
}

/** Refuses with NOT_FOUND unless all of them are the holder's own. */
export function requireOwnAssets(tx: Tx, holderId: HolderId, ids: readonly AssetId[]): Promise<void> {
  return requireAll(ids, (wanted) => tx.query(queries.countOwnAssets, [holderId, wanted]));
}

/** Refuses with NOT_FOUND for entries that are not theirs or in the bin. */
export function requireOwnEntries(tx: Tx, holderId: HolderId, ids: readonly EntryId[]): Promise<void> {
  return requireAll(ids, (wanted) => tx.query(queries.countOwnEntries, [holderId, wanted]));
}

export async function linkAssetsTo(
  tx: Tx,
  holderId: HolderId,
  entryId: EntryId,
  ids: readonly AssetId[],
): Promise<void> {
  if (ids.length === 0) return;
  await requireOwnAssets(tx, holderId, ids);
  await tx.query(queries.linkAssets, [holderId, entryId, ids]);
}

/** Links an asset of the holder's to entries; refuses with NOT_FOUND for those that are not theirs or in the bin. */
export async function linkEntriesTo(
  tx: Tx,
  holderId: HolderId,
  assetId: AssetId,
  entryIds: readonly EntryId[],
): Promise<void> {
  await requireOwnEntries(tx, holderId, entryIds);
  await tx.query(queries.linkEntries, [holderId, assetId, entryIds]);
  for (const entryId of new Set(entryIds)) await noteLinks(tx, holderId, entryId, "vault.linked", [assetId]);
}

/** Means a new entry for members, under its own condition; `further` is the day or the age of a custom one. */
export async function linkMembersTo(
  tx: Tx,
  { holderId, entryId }: { holderId: HolderId; entryId: EntryId },
  ids: readonly MemberId[],
  further: { day: string | null; age: number | null },
): Promise<void> {
  if (ids.length === 0) return;
  await requireAll(ids, (wanted) => tx.query(queries.countOwnMembers, [holderId, wanted]));
  await tx.query(queries.linkMembers, [holderId, entryId, ids, further.day, further.age]);
}

export async function noteLinks(
  tx: Tx,
  holderId: HolderId,
  entryId: EntryId,
  event: "vault.linked" | "vault.unlinked",
  assetIds: readonly AssetId[],
): Promise<void> {
  const [noted] = await tx.query(queries.noteLinks, [holderId, entryId, event, assetIds]);
  tx.announce(noted!.note);
}
