import { CryptoError } from "@heirlock/crypto/errors";
import { openLabel } from "@heirlock/crypto/vault/entry";
import type { EntryKeys } from "@heirlock/crypto/vault/entry-keys";
import { hashFile } from "@heirlock/crypto/vault/file-hashes";
import { currentFileKey, fileKeyDetail } from "@heirlock/crypto/vault/file-key";
import type { SealedRevision } from "@heirlock/crypto/vault/revision";

/** Of a revision whose signature was checked: which file belongs to it, and what opens that. */

/** What was signed is the hash: a file of an earlier revision could open with the same key. */
export async function requireSameFile({ file }: SealedRevision, fetched: Blob): Promise<void> {
  if (!file || (await hashFile(fetched)) !== file.sha256) throw new CryptoError("sealed.damaged", { part: "file" });
}

/** The key of its file, which may be older than those of the entry: then it stands among the details. */
export function signedFileKey({ label, content }: EntryKeys, sealed: SealedRevision): Uint8Array {
  if (!sealed.file) throw new CryptoError("sealed.damaged", { part: "file" });
  const { details } = openLabel(label, sealed);
  const { estate, entry, generation } = sealed;
  return currentFileKey(content, { estate, entry, generation }, sealed.file.id, details[fileKeyDetail]);
}
