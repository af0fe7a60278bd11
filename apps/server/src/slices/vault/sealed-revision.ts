import type { changedVaultEntrySchema } from "@heirlock/contract/vault";
import { hashOfSealed, isSignedBy } from "@heirlock/crypto/verify";
import type { EntryId, HolderId } from "@heirlock/domain/identifiers";
import { mostKept } from "@heirlock/domain/vault/limits";
import type { z } from "zod";
import { refuse } from "../../kernel/errors.ts";
import type { ValuesOf } from "../../kernel/statement.ts";
import type { Tx } from "../../kernel/transaction.ts";
import { attachFile, countKept, readOwnKey } from "./vault.queries.ts";

export type RevisionBody = z.output<typeof changedVaultEntrySchema>;

/** What every revision of one request needs, read once: the key by which the holder signs today. */
export interface Keeping {
  holderId: HolderId;
  keyId: string | null;
}

/**
 * For so many revisions at once. Refuses with RATE_LIMITED once so much is kept of what was replaced or deleted that
 * nobody can have done it by hand.
 */
export async function beginKeeping(tx: Tx, holderId: HolderId, revisions = 1): Promise<Keeping> {
  const [[count], [keys]] = await Promise.all([tx.query(countKept, [holderId]), tx.query(readOwnKey)]);
  if (count!.kept + revisions > mostKept) refuse("RATE_LIMITED", {}, daySeconds);
  return { holderId, keyId: keys?.verifying_key ?? null };
}

/**
 * Refuses with INVALID_SIGNATURE what the account's own key did not sign exactly so: a request that was altered on its
 * way, or one made with keys that a reset has replaced.
 */
export function requireSignature({ holderId, keyId }: Keeping, entryId: EntryId, body: RevisionBody): void {
  const isOwn = keyId === body.key_id;
  if (!isOwn || !isSignedBy(body.key_id, { ...signedPart(holderId, entryId, body), signature: body.signature }))
    refuse("INVALID_SIGNATURE");
}

function signedPart(holderId: HolderId, entryId: EntryId, body: RevisionBody) {
  return {
    estate: holderId,
    entry: entryId,
    revision: body.revision,
    generation: body.generation,
    category: body.category,
    accessCondition: body.access_condition,
    title: body.title,
    description: body.metadata.description,
    tags: body.tags,
    details: body.metadata.details,
    contentHash: hashOfSealed(body.content),
    file: body.file,
  };
}

const daySeconds = 86_400;

/** The file becomes this entry's. Refuses with FILE_NOT_STORED unless it is whole and the one that was signed. */
export async function attach(tx: Tx, holderId: HolderId, entryId: EntryId, file: RevisionBody["file"]): Promise<void> {
  if (!file) return;
  const attached = await tx.query(attachFile, [holderId, file.id, entryId, file.size, file.sha256]);
  if (attached.length === 0) refuse("FILE_NOT_STORED");
}

/** The values of a revision in the order of the statements that store one. */
export function storedValues(holderId: HolderId, entryId: EntryId, body: RevisionBody): ValuesOf<"vault-insert"> {
  return [
    holderId,
    entryId,
    body.category,
    body.access_condition,
    body.title,
    body.metadata.description,
    body.tags,
    body.metadata.details,
    body.content,
    hashOfSealed(body.content),
    body.wrapped_label_key,
    body.wrapped_content_key,
    body.revision,
    body.generation,
    body.key_id,
    body.signature,
    body.file?.id ?? null,
  ];
}
