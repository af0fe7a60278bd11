import type { VaultEntry } from "@heirlock/contract/vault";
import type { OwnRevision } from "@heirlock/crypto/vault/entry";
import { noteRevisions } from "./known-revisions.ts";
import { fitsWith } from "./store-many.ts";

export interface ResealOptions {
  signal?: AbortSignal | undefined;
  /** The next revision of an entry. */
  seal: (entry: VaultEntry) => Promise<OwnRevision>;
  /** Stores a batch and answers what of it is stored: one that was changed meanwhile is left out. */
  store: (batch: readonly OwnRevision[]) => Promise<readonly OwnRevision[]>;
  /** Whether what went wrong concerns one entry, or one batch, alone: the others go on. */
  isOfOne: (error: unknown) => boolean;
  /** Sealed, or not to be sealed. */
  onSealed?: () => void;
}

/**
 * Seals entries anew and stores them in batches, each under one head (KEY-074). Answers what was stored, and what ended it
 * early, if anything did: whatever was sealed until then is stored.
 */
export async function resealEntries(
  entries: readonly VaultEntry[],
  { signal, seal, store, isOfOne, onSealed }: ResealOptions,
): Promise<{ stored: OwnRevision[]; endedBy: unknown }> {
  const stored: OwnRevision[] = [];
  let batch: OwnRevision[] = [];
  let endedBy: unknown = null;
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      signal?.throwIfAborted();
      if (!isOfOne(error)) endedBy ??= error;
    }
  };
  const flush = () =>
    attempt(async () => {
      const sent = batch;
      batch = [];
      if (sent.length === 0) return;
      const kept = await store(sent);
      noteRevisions(Object.fromEntries(kept.map(({ entry, revision }) => [entry, revision])));
      stored.push(...kept);
    });
  for (const entry of entries) {
    signal?.throwIfAborted();
    await attempt(async () => {
      const sealed = await seal(entry);
      if (!fitsWith(batch, sealed)) await flush();
      batch.push(sealed);
    });
    if (endedBy !== null) break;
    onSealed?.();
  }
  await flush();
  return { stored, endedBy };
}
