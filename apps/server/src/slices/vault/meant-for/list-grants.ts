import type { HolderId, MemberId } from "@heirlock/domain/identifiers";
import type { Tx } from "../../../kernel/transaction.ts";
import { listWraps as allWraps, listGrants as statement } from "./meant-for.queries.ts";
import type { ListGrantsRow, ListWrapsRow } from "./meant-for.rows.ts";

export type Grant = ListGrantsRow;

/**
 * Every entry that is meant for one of these members, with its keys under the holder's own and what the member has of
 * them. In the holder's estate.
 */
export async function listGrants(tx: Tx, holderId: HolderId, memberIds: readonly MemberId[]): Promise<Grant[]> {
  return await tx.query(statement, [holderId, memberIds]);
}

/** The keys by which members open the contents of entries outside of the bin. In the holder's estate. */
export async function listWraps(tx: Tx, holderId: HolderId): Promise<ListWrapsRow[]> {
  return await tx.query(allWraps, [holderId]);
}
