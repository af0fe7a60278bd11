import type { EntryLabel } from "@heirlock/crypto/vault/entry";

/**
 * The names under which an entry's sealed details stand (docs/formats.md §8). The first four are the ledger's (VLT-011),
 * kept from the server like the rest (D26).
 */
export const detail = {
  filePath: "file_path",
  fileName: "file_name",
  fileType: "file_type",
  fileSize: "file_size",
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
