import { entriesAtOnce } from "@heirlock/contract/vault";
import type { OwnRevision } from "@heirlock/crypto/vault/entry";
import { ApiError } from "../../platform/api/api-error.ts";
import { type KeyOwner, keyOwner } from "../../platform/session/key-owner.ts";
import { noteRevisions } from "./known-revisions.ts";
import { type EntryDraft, forgetKeys, sealNew } from "./save-entry.ts";
import { storeMany } from "./store-many.ts";
import { forgetUpload } from "./upload-file.ts";

/** A request holds so much sealed text at most, whatever the entries are: half of what the server takes. */
const mostCharacters = 2_000_000;
/** And so many files: uploads that no entry names yet are limited, and after a kill they are sent anew. */
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
  let [characters, files] = [0, 0];
  const flush = async () => {
    if (batch.length > 0) await store(owner, batch, options);
    [batch, characters, files] = [[], 0, 0];
  };
  for await (const draft of drafts) {
    options.signal.throwIfAborted();
    const sealed = await sealOnce(owner, draft, options.signal);
    options.onSealed(draft.id);
    const size = sealed.content.length + sealed.description.length + sealed.details.length + sealed.tags.length;
    if (characters + size > mostCharacters) await flush();
    batch.push({ draft, sealed });
    characters += size;
    if (draft.file) files++;
    if (batch.length === entriesAtOnce || files === filesAtOnce) await flush();
  }
  await flush();
}

async function sealOnce(owner: KeyOwner, draft: EntryDraft, signal: AbortSignal): Promise<OwnRevision> {
  const known = waiting.get(draft.id);
  // Between two tries another condition may have been chosen for all of them.
  if (known?.accessCondition === draft.accessCondition) return known;
  const { sealed } = await sealNew(owner, draft, { signal });
  waiting.set(draft.id, sealed);
  return sealed;
}

async function store(owner: KeyOwner, batch: readonly Ready[], { signal, onSaved }: CreateManyOptions): Promise<void> {
  const stored = await storeMany(
    owner,
    batch.map(({ sealed }) => sealed),
    { signal },
  );
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
