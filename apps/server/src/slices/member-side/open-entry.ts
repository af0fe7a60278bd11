import type { Readable } from "node:stream";
import type { assignedRoutes, MemberAsset, MemberEntry } from "@heirlock/contract/member-side";
import type { Answer } from "@heirlock/contract/route";
import type { AccountId, AssetId, EntryId } from "@heirlock/domain/identifiers";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import { ObjectMissing, type ObjectStore } from "../../kernel/storage/object-store.ts";
import type { Tx } from "../../kernel/transaction.ts";
import { noteChange } from "../members/members.transaction.ts";
import { type EntryForMember, readSealedContent, readStorageKey } from "../vault/meant-for/entries-for-member.ts";
import { inOwnPlans, type MemberSideDeps, type Part } from "./viewed-plan.ts";
import { visibleAssets } from "./visible-assets.ts";
import { entryRows, seenContent, seenEntry, toEntry } from "./visible-entries.ts";

type Revealed = Answer<typeof assignedRoutes.revealEntry>["data"];
type FileUrl = Answer<typeof assignedRoutes.entryFileUrl>["data"];

interface Found {
  part: Part;
  row: EntryForMember;
  entry: MemberEntry;
}

/**
 * One entry in one of the person's plans. To whoever may not know of it it does not exist; LOCKED is for those who were
 * told that there is something.
 */
async function withEntry<T>(
  deps: MemberSideDeps,
  caller: Caller,
  id: EntryId,
  work: (tx: Tx, found: Found, userId: AccountId) => Promise<T>,
): Promise<T> {
  const results = await inOwnPlans(deps, caller, async (tx, part, userId) => {
    const row = (await entryRows(tx, part)).find((one) => one.id === id);
    const seen = row && seenEntry(part, row);
    if (!row || !seen) return null;
    if (seen.locked) refuse("LOCKED");
    return { result: await work(tx, { part, row, entry: toEntry(part, row, seen.fields) }, userId) };
  });
  return (results.find((one) => one !== null) ?? refuse("NOT_FOUND")).result;
}

export async function getEntry(deps: MemberSideDeps, caller: Caller, id: EntryId): Promise<MemberEntry> {
  return await withEntry(deps, caller, id, async (_, { entry }) => entry);
}

export async function getAsset(deps: MemberSideDeps, caller: Caller, id: AssetId): Promise<MemberAsset> {
  const lists = await inOwnPlans(deps, caller, visibleAssets);
  return lists.flatMap(({ assets }) => assets).find((asset) => asset.id === id) ?? refuse("NOT_FOUND");
}

/** The sealed content with its key under the member's link key; written into the audit chain of the holder. */
export async function revealEntry(deps: MemberSideDeps, caller: Caller, id: EntryId): Promise<Revealed> {
  return await withEntry(deps, caller, id, async (tx, { part, row, entry }, userId) => {
    const holderId = part.row.holder_id;
    const seen = seenContent(part, row, await readSealedContent(tx, holderId, id));
    if (!entry.can_open || !seen?.encrypted_content || !seen.wrapped_content_key) refuse("FORBIDDEN");
    const member = { holderId, id: part.row.id, userId: part.row.user_id };
    const data = { entry: id, revision: row.revision };
    await noteChange(tx, member, { type: "member.revealed", by: userId, data, quiet: true });
    const { encrypted_content, wrapped_content_key } = seen;
    return { encrypted_content, wrapped_content_key, revision: row.revision };
  });
}

type FileDeps = MemberSideDeps & { store: ObjectStore };

async function storageKey(deps: MemberSideDeps, caller: Caller, id: EntryId) {
  return await withEntry(deps, caller, id, async (tx, { part, row, entry }) => {
    if (!entry.can_open) refuse("FORBIDDEN");
    if (!row.file_id) refuse("NOT_FOUND");
    const key = await readStorageKey(tx, part.row.holder_id, row.file_id);
    return { key, sha256: row.file_sha256!, size: Number(row.file_size) };
  });
}

/** Where the browser fetches the sealed file from: the store itself for some minutes, or this server. */
export async function entryFileUrl(deps: FileDeps, caller: Caller, id: EntryId): Promise<FileUrl> {
  const { key, sha256, size } = await storageKey(deps, caller, id);
  return { url: (await deps.store.downloadUrl(key)) ?? `/api/member/assigned-vault/${id}/file`, sha256, size };
}

export async function readEntryFile(
  deps: FileDeps,
  caller: Caller,
  id: EntryId,
): Promise<{ bytes: Readable; size: number }> {
  const { key, size } = await storageKey(deps, caller, id);
  try {
    return { bytes: await deps.store.read(key), size };
  } catch (error) {
    if (error instanceof ObjectMissing) refuse("NOT_FOUND");
    throw error;
  }
}
