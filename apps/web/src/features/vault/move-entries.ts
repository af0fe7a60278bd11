import type { VaultEntry } from "@heirlock/contract/vault";
import type { OwnRevision } from "@heirlock/crypto/vault/entry";
import type { SignedRevision } from "@heirlock/crypto/vault/revision";
import { toSignedRevision } from "@heirlock/keyring/vault/signed-revision";
import { hasCode } from "../../platform/api/api-error.ts";
import { call } from "../../platform/api/call.ts";
import { askVault, keysState } from "../../platform/keys/keys-client.ts";
import { signChange, tableEdits } from "../../platform/plan/act.ts";
import { type KeyOwner, keyOwner } from "../../platform/session/key-owner.ts";
import { type OpenEntry, refreshVault } from "./offers/open-entries.ts";
import { signedPart } from "./sealed-entry.ts";

/** Still under a bundle from before a reset, and readable because its kit was found (KEY-021). */
export function isToBeMoved({ entry, label }: OpenEntry): boolean {
  const { verifyingKey } = keysState();
  return label !== null && entry.deleted_at === null && verifyingKey !== null && entry.key_id !== verifyingKey;
}

/** Seals entries of an older bundle under the one that is open, a hundred under one head (KEY-074). Answers how many failed. */
export async function moveEntries(
  entries: readonly VaultEntry[],
  { signal, onMoved }: { signal?: AbortSignal; onMoved: (done: number) => void },
): Promise<number> {
  // Fetched when something is to be moved: the list of entries, which asks whether anything is, does not wait for it.
  const [{ resealEntries }, { storeUnchanged }] = await Promise.all([
    import("./reseal-entries.ts"),
    import("./store-many.ts"),
  ]);
  const owner = await keyOwner(signal);
  let done = 0;
  const { stored, endedBy } = await resealEntries(entries, {
    signal,
    seal: (entry) => moveEntry(owner, entry, signal),
    store: (batch) => storeUnchanged(owner, batch, { signal }),
    // Who does not prove who they are will not for the next one either.
    isOfOne: (error) => !isRefused(error),
    onSealed: () => onMoved(++done),
  });
  if (endedBy === null) await keepReaders(owner, stored.map(signedPart), signal);
  await refreshVault();
  if (endedBy !== null) throw endedBy;
  return entries.length - stored.length;
}

/**
 * The plan of the open key says nothing yet of who reads them: it is shown once for all of them, and signed. Who would
 * rather not changes nothing for those who have their keys already.
 */
async function keepReaders(
  owner: KeyOwner,
  moved: readonly SignedRevision[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const edits = await tableEdits(moved, signal);
  if (edits.length === 0) return;
  try {
    await signChange(owner, { edits, shown: moved }, signal);
  } catch (error) {
    if (!hasCode(error, "NOT_CONFIRMED")) throw error;
  }
}

async function moveEntry(owner: KeyOwner, entry: VaultEntry, signal: AbortSignal | undefined): Promise<OwnRevision> {
  const { data } = await call("POST /api/vault/:id/reveal", { params: { id: entry.id } }, { signal });
  return await askVault(
    "moveEntry",
    {
      ...owner,
      keyId: entry.key_id,
      sealed: toSignedRevision(owner.estate, entry),
      keys: { labelKey: entry.wrapped_label_key, contentKey: data.wrapped_content_key },
      content: data.encrypted_content,
    },
    { signal },
  );
}

function isRefused(error: unknown): boolean {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : null;
  return code === "REAUTH_REQUIRED" || code === "AUTH_SESSION_MISSING" || code === "keys.not_available";
}
