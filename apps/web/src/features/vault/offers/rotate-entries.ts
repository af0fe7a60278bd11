import type { VaultEntry } from "@heirlock/contract/vault";
import type { OwnRevision } from "@heirlock/crypto/vault/entry";
import { KeysError } from "@heirlock/keyring/problems";
import { toSignedRevision } from "@heirlock/keyring/vault/signed-revision";
import { hasCode } from "../../../platform/api/api-error.ts";
import { call } from "../../../platform/api/call.ts";
import { askVault } from "../../../platform/keys/keys-client.ts";
import { type KeyOwner, keyOwner } from "../../../platform/session/key-owner.ts";
import { withFreeEntries } from "../held-entry.ts";
import { knownRevisions } from "../known-revisions.ts";
import { resealEntries } from "../reseal-entries.ts";
import { storeUnchanged } from "../store-many.ts";
import { refreshVault } from "./open-entries.ts";

/** An entry that somebody could open who may not any more, and the generation of the keys that they had. */
export interface DueRotation {
  entry_id: string;
  generation: number;
}

export interface RotateOptions {
  signal: AbortSignal;
  /** False for what runs by itself. The content is handed out only to whoever has lately proved who they are (D10). */
  asksForProof?: boolean;
}

/** How many still wait: for a proof, for the end of a change, or because they cannot be read. */
export interface RotationsLeft {
  left: number;
  needsProof: boolean;
}

/**
 * Gives entries new keys, each by a new revision with the same texts (KEY-049), a hundred under one head (KEY-074). A file
 * stays as it is stored, until it next changes. Rejects with `keys.not_available` when the vault is locked meanwhile; what
 * was done before stays.
 */
export async function rotateEntries(
  due: readonly DueRotation[],
  { signal, asksForProof = false }: RotateOptions,
): Promise<RotationsLeft> {
  const owner = await keyOwner(signal);
  const { data } = await call("GET /api/vault", {}, { signal });
  const entries = new Map<string, VaultEntry>(data.entries.map((entry) => [entry.id, entry]));
  // One that was given new keys or deleted meanwhile is done; one that is not shown waits.
  const waiting = due.filter(({ entry_id, generation }) => {
    const entry = entries.get(entry_id);
    return !entry || (entry.generation === generation && entry.deleted_at === null);
  });
  const { stored, endedBy } = await resealEntries(
    waiting.flatMap(({ entry_id }) => entries.get(entry_id) ?? []),
    {
      signal,
      seal: (entry) => rotateOne(owner, entry, { signal, asksForProof }),
      // Whoever began to change one of them meanwhile holds it.
      store: (batch) =>
        withFreeEntries(
          batch.map(({ entry }) => entry),
          (free) =>
            storeUnchanged(
              owner,
              batch.filter(({ entry }) => free.has(entry)),
              { signal, asks: asksForProof },
            ),
        ),
      isOfOne,
    },
  );
  if (stored.length > 0) await refreshVault();
  const needsProof = hasCode(endedBy, "REAUTH_REQUIRED");
  if (endedBy !== null && !needsProof) throw endedBy;
  return { left: waiting.length - stored.length, needsProof };
}

async function rotateOne(owner: KeyOwner, entry: VaultEntry, options: Required<RotateOptions>): Promise<OwnRevision> {
  if (!isReachable(owner, entry)) throw new KeysError("sealed.invalid", { part: "label-key" });
  const { data } = await call("POST /api/vault/:id/reveal", { params: { id: entry.id } }, options);
  return await askVault(
    "rotateEntry",
    {
      ...owner,
      keyId: entry.key_id,
      sealed: toSignedRevision(owner.estate, entry),
      keys: { labelKey: entry.wrapped_label_key, contentKey: data.wrapped_content_key },
      content: data.encrypted_content,
      seen: knownRevisions()[entry.id] ?? 0,
    },
    { signal: options.signal },
  );
}

/** Of a bundle whose kit was not found nothing can be sealed anew (KEY-021): it waits. */
function isReachable({ verifyingKey, older }: KeyOwner, { key_id }: VaultEntry): boolean {
  return key_id === verifyingKey || older.some((one) => one.verifyingKey === key_id);
}

/** Saved or deleted meanwhile, or not to be read: the others go on. */
function isOfOne(error: unknown): boolean {
  if (error instanceof KeysError) return /^(sealed|revision)\./.test(error.code);
  return hasCode(error, "UPDATE_ERROR", "NOT_FOUND");
}
