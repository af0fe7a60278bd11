import type { EntryId, FileId, HolderId, MemberId } from "@heirlock/domain/identifiers";
import type { Tx } from "../../../kernel/transaction.ts";
import * as queries from "./meant-for.queries.ts";
import type { ListEntriesForMemberRow } from "./meant-for.rows.ts";

/** An entry as it is kept for a member: what of it they may see is decided by whoever reads it. */
export type EntryForMember = ListEntriesForMemberRow;

/** In the holder's estate, as all below. */
export async function listEntriesForMember(tx: Tx, holderId: HolderId, memberId: MemberId): Promise<EntryForMember[]> {
  return await tx.query(queries.listEntriesForMember, [holderId, memberId]);
}

/** The sealed content of an entry that was just listed. */
export async function readSealedContent(tx: Tx, holderId: HolderId, entryId: EntryId): Promise<string> {
  const [found] = await tx.query(queries.readSealedContent, [holderId, entryId]);
  return found!.content;
}

/** Where the store keeps the file of an entry that was just listed. */
export async function readStorageKey(tx: Tx, holderId: HolderId, fileId: FileId): Promise<string> {
  const [found] = await tx.query(queries.readStorageKey, [holderId, fileId]);
  return found!.storage_key;
}
