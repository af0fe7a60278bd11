import type { EntryLabel } from "@heirlock/crypto/vault/entry";
import type { fileKeyDetail } from "@heirlock/crypto/vault/file-key";

/**
 * The names under which an entry's sealed details stand (docs/formats.md §8). The first four are the ledger's (VLT-011),
 * kept from the server like the rest (D26).
 */
export const detail = {
  filePath: "file_path",
  fileName: "file_name",
  fileType: "file_type",
  fileSize: "file_size",
  /** Of a file that is older than the keys of its entry; under the content key, and for the key worker alone. */
  fileKey: "file_key" satisfies typeof fileKeyDetail,
  /** Where the paper original is. */
  paperPlace: "paper_place",
  /** A plain date, 2031-05-30: passport, policy. */
  expiresOn: "expires_on",
} as const;

export interface FileFacts {
  name: string;
  type: string;
  /** In bytes, before it was sealed; null when it was not written down. */
  size: number | null;
}

/** What the holder wrote down about the file; the entry itself says whether there is one. */
export function fileFactsOf({ details }: EntryLabel): FileFacts {
  const size = Number(details[detail.fileSize]);
  return {
    name: details[detail.fileName] ?? "",
    type: details[detail.fileType] ?? "application/octet-stream",
    size: Number.isSafeInteger(size) && size > 0 ? size : null,
  };
}

/** Of an entry whose file is sealed anew, or leaves the vault: the key of the earlier one opens nothing any more. */
export function withoutFileKey(details: EntryLabel["details"]): EntryLabel["details"] {
  const { [detail.fileKey]: _, ...others } = details;
  return others;
}
