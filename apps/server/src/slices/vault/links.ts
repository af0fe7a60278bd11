import type { Uuid } from "@heirlock/domain/identifiers";
import { refuse } from "../../kernel/errors.ts";
import type { Tx } from "../../kernel/transaction.ts";
import * as queries from "./links.queries.ts";

type Count = typeof queries.countOwnAssets | typeof queries.countOwnEntries | typeof queries.countOwnMembers;

/** Refuses with NOT_FOUND unless all of them are the holder's own. */
export async function requireOwn(tx: Tx, statement: Count, holderId: string, ids: readonly Uuid[]): Promise<void> {
  const wanted = new Set(ids);
  const [count] = await tx.query(statement, [holderId, [...wanted]]);
  if (count!.own !== wanted.size) refuse("NOT_FOUND");
}

export async function linkAssetsTo(tx: Tx, holderId: string, entryId: Uuid, ids: readonly Uuid[]): Promise<void> {
  if (ids.length === 0) return;
  await requireOwn(tx, queries.countOwnAssets, holderId, ids);
  await tx.query(queries.linkAssets, [holderId, entryId, ids]);
}

/** Links an asset of the holder's to entries; refuses with NOT_FOUND for those that are not theirs or in the bin. */
export async function linkEntriesTo(
  tx: Tx,
  holderId: string,
  assetId: string,
  entryIds: readonly Uuid[],
): Promise<void> {
  await requireOwn(tx, queries.countOwnEntries, holderId, entryIds);
  await tx.query(queries.linkEntries, [holderId, assetId, entryIds]);
  for (const entryId of new Set(entryIds)) await noteLinks(tx, holderId, entryId, "vault.linked", [assetId]);
}

export async function linkMembersTo(tx: Tx, holderId: string, entryId: Uuid, ids: readonly Uuid[]): Promise<void> {
  if (ids.length === 0) return;
  await requireOwn(tx, queries.countOwnMembers, holderId, ids);
  await tx.query(queries.linkMembers, [holderId, entryId, ids]);
}

export async function noteLinks(
  tx: Tx,
  holderId: string,
  entryId: Uuid,
  event: "vault.linked" | "vault.unlinked",
  assetIds: readonly string[],
): Promise<void> {
  const [noted] = await tx.query(queries.noteLinks, [holderId, entryId, event, assetIds]);
  tx.announce(noted!.note);
}
