import { wipe } from "../bytes.ts";
import { CryptoError } from "../errors.ts";
import { keyLength } from "../format.ts";
import { expandKey } from "../hkdf.ts";
import { hkdfInfo } from "../labels.ts";
import type { EntryKeyPlace } from "./entry-keys.ts";
import { fileKeyOf } from "./file.ts";
import { seal, unseal } from "./sealed.ts";

/**
 * When an entry gets new keys its file stays as it is stored (KEY-049). The key of the file then stands among the sealed
 * details, wrapped by the new content key: who reads the label alone has nothing of it.
 */
export const fileKeyDetail = "file_key";

const header = "hle1.content.file";

type Details = Readonly<Record<string, string>>;

/** The key of an entry's file: the one kept among the details, else that of the content key itself. */
export function currentFileKey(
  contentKey: Uint8Array,
  place: EntryKeyPlace,
  fileId: string,
  kept: string | null | undefined,
): Uint8Array {
  return kept ? keptFileKey(contentKey, place, fileId, kept) : fileKeyOf(contentKey, fileId);
}

/** The details of an entry whose keys are replaced, with the key of its file if it has one. */
export function withKeptFileKey(
  details: Details,
  fileId: string | null,
  before: { contentKey: Uint8Array; place: EntryKeyPlace },
  after: { contentKey: Uint8Array; place: EntryKeyPlace },
): Details {
  const { [fileKeyDetail]: kept, ...others } = details;
  if (fileId === null) return others;
  const fileKey = currentFileKey(before.contentKey, before.place, fileId, kept);
  try {
    return { ...others, [fileKeyDetail]: keepFileKey(after.contentKey, after.place, fileId, fileKey) };
  } finally {
    wipe(fileKey);
  }
}

export function keepFileKey(
  contentKey: Uint8Array,
  place: EntryKeyPlace,
  fileId: string,
  fileKey: Uint8Array,
  nonce?: Uint8Array,
): string {
  const key = wrappingKey(contentKey);
  try {
    return seal(key, header, partsOf(place, fileId), fileKey, nonce);
  } finally {
    wipe(key);
  }
}

/** Throws `sealed.invalid` or `sealed.damaged`. */
export function keptFileKey(contentKey: Uint8Array, place: EntryKeyPlace, fileId: string, kept: string): Uint8Array {
  const key = wrappingKey(contentKey);
  try {
    const fileKey = unseal(key, header, partsOf(place, fileId), kept, "file-key");
    if (fileKey.length !== keyLength) throw new CryptoError("sealed.damaged", { part: "file-key" });
    return fileKey;
  } finally {
    wipe(key);
  }
}

function wrappingKey(contentKey: Uint8Array): Uint8Array {
  return expandKey(contentKey, hkdfInfo.fileKeyByContent, keyLength);
}

function partsOf({ estate, entry, generation }: EntryKeyPlace, fileId: string) {
  return [estate, entry, generation, fileId] as const;
}
