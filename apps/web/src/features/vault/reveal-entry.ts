import type { VaultEntry } from "@heirlock/contract/vault";
import { toSignedRevision } from "@heirlock/keyring/vault/signed-revision";
import { ApiError } from "../../platform/api/api-error.ts";
import { call } from "../../platform/api/call.ts";
import { askVault } from "../../platform/keys/keys-client.ts";
import { keyOwner } from "../../platform/session/key-owner.ts";
import { refreshVault } from "./offers/open-entries.ts";

export interface RevealedContent {
  content: string;
  /** Wrapped, as it came: an edit needs it. */
  contentKey: string;
}

/**
 * Fetches the sealed content (a fresh proof is asked for if need be) and opens it in the worker. Rejects with a KeysError
 * for what is not genuine or another key's, with UPDATE_ERROR for what was saved elsewhere meanwhile, never with a part
 * of it.
 */
export async function revealEntry(entry: VaultEntry, signal?: AbortSignal): Promise<RevealedContent> {
  const owner = await keyOwner(signal);
  const data = await fetchSealed(entry, signal);
  const sealed = toSignedRevision(owner.estate, entry);
  const opened = await askVault(
    "openContent",
    {
      ...owner,
      keyId: entry.key_id,
      sealed,
      contentKey: data.wrapped_content_key,
      content: data.encrypted_content,
    },
    { signal },
  );
  return { content: opened.content, contentKey: data.wrapped_content_key };
}

/** The wrapped key alone, for the file: the content is not opened for it. */
export async function fetchContentKey(entry: VaultEntry, signal?: AbortSignal): Promise<string> {
  return (await fetchSealed(entry, signal)).wrapped_content_key;
}

/** Another revision than the one that is shown is not a forged one: the page is brought up to date, and that is said. */
async function fetchSealed({ id, revision }: VaultEntry, signal: AbortSignal | undefined) {
  const { data } = await call("POST /api/vault/:id/reveal", { params: { id } }, { signal });
  if (data.revision === revision) return data;
  await refreshVault();
  throw new ApiError("UPDATE_ERROR", "Another revision was saved meanwhile", { status: 409 });
}
