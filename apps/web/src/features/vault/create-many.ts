import type { OwnRevision } from "@heirlock/crypto/vault/entry";
import { ApiError } from "../../platform/api/api-error.ts";
import { type KeyOwner, keyOwner } from "../../platform/session/key-owner.ts";
import { noteRevisions } from "./known-revisions.ts";
import { type EntryDraft, forgetKeys, sealNew } from "./save-entry.ts";
import { fitsWith, storeMany } from "./store-many.ts";
import { forgetUpload } from "./upload-file.ts";

/** So many files go with a batch: uploads that no entry names yet are limited, and after a kill they are sent anew. */
const filesAtOnce = 25;

/** What was sealed and not stored yet. After a lost answer the same bytes go once more, and are known again by them. */
const waiting = new Map<string, OwnRevision>();

export interface CreateManyOptions {
  signal: AbortSignal;
  /** Sealed, its file uploaded: it goes with the next batch. */
  onSealed: (id: string) => void;
  /** Stored, with all the others of its batch. */
  onSaved: (ids: readonly string[]) => void;
}

interface Ready {
  draft: EntryDraft;
  sealed: OwnRevision;
}

/**
 * New entries in batches of a hundred, each under one signed head (KEY-074). A batch that is cut off is stored whole or not
 * at all; a second try goes on with what is left. `drafts` comes one by one: files are unpacked as they are needed.
 */
export async function createMany(drafts: AsyncIterable<EntryDraft>, options: CreateManyOptions): Promise<void> {
  // Once: whoever locks the vault meanwhile ends it all the same, by what the key worker answers.
  const owner = await keyOwner(options.signal);
  let batch: Ready[] = [];
  const flush = async () => {
    if (batch.length > 0) await store(owner, batch, options);
    batch = [];
  };
  for await (const draft of drafts) {
    options.signal.throwIfAborted();
    const sealed = await sealOnce(owner, draft, options.signal);
    options.onSealed(draft.id);
    if (!fitsWith(revisionsOf(batch), sealed)) await flush();
    batch.push({ draft, sealed });
    if (batch.filter((one) => one.draft.file).length === filesAtOnce) await flush();
  }
  await flush();
}

const revisionsOf = (batch: readonly Ready[]) => batch.map(({ sealed }) => sealed);

async function sealOnce(owner: KeyOwner, draft: EntryDraft, signal: AbortSignal): Promise<OwnRevision> {
  const known = waiting.get(draft.id);
  // Between two tries another condition may have been chosen for all of them.
  if (known?.accessCondition === draft.accessCondition) return known;
  const { sealed } = await sealNew(owner, draft, { signal });
  waiting.set(draft.id, sealed);
  return sealed;
}

async function store(owner: KeyOwner, batch: readonly Ready[], { signal, onSaved }: CreateManyOptions): Promise<void> {
  const stored = await storeMany(owner, revisionsOf(batch), { signal });
  for (const { draft, sealed } of batch) {
    waiting.delete(draft.id);
    forgetKeys(sealed);
  }
  const done = batch.filter(({ sealed }) => stored.has(sealed.signature));
  for (const { draft } of done) if (draft.file) forgetUpload(draft.file.id);
  noteRevisions(Object.fromEntries(done.map(({ sealed }) => [sealed.entry, sealed.revision])));
  onSaved(done.map(({ draft }) => draft.id));
  if (done.length < batch.length)
    throw new ApiError("UPDATE_ERROR", "Some of it was saved, and changed since", { status: 409 });
}
