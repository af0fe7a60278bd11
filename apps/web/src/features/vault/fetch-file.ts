import type { VaultEntry } from "@heirlock/contract/vault";
import { type SealedFields, toSignedRevision } from "@heirlock/keyring/vault/signed-revision";
import { ApiError } from "../../platform/api/api-error.ts";
import { call } from "../../platform/api/call.ts";
import { fetchSealedFile } from "../../platform/api/fetch-sealed-file.ts";
import { askVault } from "../../platform/keys/keys-client.ts";
import { keyOwner } from "../../platform/session/key-owner.ts";

/** Fetches and opens the file of an entry; what comes back lives in memory only. */
export async function fetchFile(
  entry: SealedFields & Pick<VaultEntry, "key_id" | "wrapped_label_key">,
  contentKey: string,
  type: string,
  signal?: AbortSignal,
): Promise<Blob> {
  if (!entry.file) throw new ApiError("NOT_FOUND", "There is no file");
  const owner = await keyOwner(signal);
  const { data } = await call("GET /api/vault/files/:id/url", { params: { id: entry.file.id } }, { signal });
  const { file } = await askVault(
    "openFile",
    {
      ...owner,
      keyId: entry.key_id,
      sealed: toSignedRevision(owner.estate, entry),
      labelKey: entry.wrapped_label_key,
      contentKey,
      file: await fetchSealedFile(data.url, signal),
      type,
    },
    { signal },
  );
  return file;
}
