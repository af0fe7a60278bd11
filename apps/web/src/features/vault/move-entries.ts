import type { VaultEntry } from "@heirlock/contract/vault";
import type { SignedRevision } from "@heirlock/crypto/vault/revision";
import { toSignedRevision } from "@heirlock/keyring/vault/signed-revision";
import { hasCode } from "../../platform/api/api-error.ts";
import { call } from "../../platform/api/call.ts";
import { askVault, keysState } from "../../platform/keys/keys-client.ts";
import { changePlan, signChange, tableEdits } from "../../platform/plan/act.ts";
import { keyOwner } from "../../platform/session/key-owner.ts";
import { noteRevisions } from "./known-revisions.ts";
import { type OpenEntry, refreshVault } from "./offers/open-entries.ts";
import { signedPart, toBody } from "./sealed-entry.ts";

/** Still under a bundle from before a reset, and readable because its kit was found (KEY-021). */
export function isToBeMoved({ entry, label }: OpenEntry): boolean {
  const { verifyingKey } = keysState();
  return label !== null && entry.deleted_at === null && verifyingKey !== null && entry.key_id !== verifyingKey;
}

/** Seals entries of an older bundle under the one that is open, one after the other. Answers how many failed. */
export async function moveEntries(
  entries: readonly VaultEntry[],
  { signal, onMoved }: { signal?: AbortSignal; onMoved: (done: number) => void },
): Promise<number> {
  let failed = 0;
  const moved: SignedRevision[] = [];
  for (const [at, entry] of entries.entries()) {
    signal?.throwIfAborted();
    try {
      moved.push(await moveEntry(entry, signal));
    } catch (error) {
      signal?.throwIfAborted();
      // Who does not prove who they are will not for the next one either.
      if (isRefused(error)) throw error;
      failed++;
    }
    onMoved(at + 1);
  }
  await keepReaders(moved, signal);
  await refreshVault();
  return failed;
}

/**
 * The plan of the open key says nothing yet of who reads them: it is shown once for all of them, and signed. Who would
 * rather not changes nothing for those who have their keys already.
 */
async function keepReaders(moved: readonly SignedRevision[], signal: AbortSignal | undefined): Promise<void> {
  const edits = await tableEdits(moved, signal);
  if (edits.length === 0) return;
  try {
    await signChange(await keyOwner(signal), { edits, shown: moved }, signal);
  } catch (error) {
    if (!hasCode(error, "NOT_CONFIRMED")) throw error;
  }
}

async function moveEntry(entry: VaultEntry, signal: AbortSignal | undefined): Promise<SignedRevision> {
  const owner = await keyOwner(signal);
  const { data } = await call("POST /api/vault/:id/reveal", { params: { id: entry.id } }, { signal });
  const moved = await askVault(
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
  const body = toBody(moved, owner.verifyingKey);
  await changePlan(
    owner,
    { edits: [{ kind: "entry", sealed: signedPart(moved) }] },
    (plan) =>
      call("PATCH /api/vault/:id", { params: { id: entry.id }, body: { ...body, ...(plan && { plan }) } }, { signal }),
    { signal },
  );
  noteRevisions({ [entry.id]: moved.revision });
  return signedPart(moved);
}

function isRefused(error: unknown): boolean {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : null;
  return code === "REAUTH_REQUIRED" || code === "AUTH_SESSION_MISSING" || code === "keys.not_available";
}
