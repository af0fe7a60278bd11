import type { VaultEntry } from "@heirlock/contract/vault";
import { ApiError } from "../../platform/api/api-error.ts";
import { call } from "../../platform/api/call.ts";
import { withHost } from "../../platform/api/host.ts";
import { keyOwner } from "../../platform/keys/key-owner.ts";
import { askVault } from "../../platform/keys/keys-client.ts";
import { keyPlace } from "./sealed-entry.ts";

/** Fetches and opens the file of an entry; what comes back lives in memory only. */
export async function fetchFile(
  entry: Pick<VaultEntry, "id" | "generation" | "key_id" | "file">,
  contentKey: string,
  type: string,
  signal?: AbortSignal,
): Promise<Blob> {
  if (!entry.file) throw new ApiError("NOT_FOUND", "There is no file");
  const owner = await keyOwner(signal);
  const { data } = await call("GET /api/vault/files/:id/url", { params: { id: entry.file.id } }, { signal });
  const isOwn = data.url.startsWith("/");
  const response = await fetch(isOwn ? withHost(data.url) : data.url, {
    credentials: isOwn ? "include" : "omit",
    cache: "no-store",
    signal: signal ?? null,
  }).catch((error) => {
    if (signal?.aborted) throw error;
    throw new ApiError("OFFLINE", "The server could not be reached");
  });
  if (!response.ok) throw new ApiError("UNAVAILABLE", "The file could not be fetched", { status: response.status });
  const { file } = await askVault(
    "openFile",
    {
      ...owner,
      keyId: entry.key_id,
      place: keyPlace(owner.estate, entry),
      contentKey,
      fileId: entry.file.id,
      sealed: await response.blob(),
      sha256: entry.file.sha256,
      type,
    },
    { signal },
  );
  return file;
}
