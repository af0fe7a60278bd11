import { wipe } from "@heirlock/crypto/bytes";
import { CryptoError } from "@heirlock/crypto/errors";
import { openLabel } from "@heirlock/crypto/vault/entry";
import type { EntryKeys } from "@heirlock/crypto/vault/entry-keys";
import { openFileBy } from "@heirlock/crypto/vault/file";
import { hashFile } from "@heirlock/crypto/vault/file-hashes";
import { currentFileKey, fileKeyDetail } from "@heirlock/crypto/vault/file-key";
import type { SealedRevision } from "@heirlock/crypto/vault/revision";
import type { Asking } from "../request.ts";
import { placeOf } from "./entry-keys.ts";

/** Files of a revision whose signature was checked: which file belongs to it, and what opens it. */

/** How long a slow phone takes to open or seal a file, for the progress that is shown. */
export const openingMs = ({ size }: Blob): number => size / 20_000;

/** The hash was signed; comparing it matters because a file of an earlier revision could open with the same key. */
export async function requireSameFile({ file }: SealedRevision, fetched: Blob): Promise<void> {
  if (!file || (await hashFile(fetched)) !== file.sha256) throw new CryptoError("sealed.damaged", { part: "file" });
}

/** The key of its file. It may be older than the entry's own keys, and is then kept among the details. */
export function signedFileKey({ label, content }: EntryKeys, sealed: SealedRevision): Uint8Array {
  if (!sealed.file) throw new CryptoError("sealed.damaged", { part: "file" });
  const { details } = openLabel(label, sealed);
  return currentFileKey(content, placeOf(sealed), sealed.file.id, details[fileKeyDetail]);
}

/** Opens a file by its key, which is wiped. Nothing opened is handed out after a lock. */
export async function openSignedFile(
  fileKey: Uint8Array,
  file: Blob,
  type: string,
  { assertWanted }: Asking,
): Promise<Blob> {
  try {
    const bytes = (await openFileBy(fileKey, file.stream())) as Uint8Array<ArrayBuffer>;
    await assertWanted();
    return new Blob([bytes], { type });
  } finally {
    wipe(fileKey);
  }
}
