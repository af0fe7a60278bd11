import { verifySignature } from "../verify.ts";

/** One revision of an entry as the server keeps it. Only category, access condition, sizes and dates can be read. */
export interface SealedRevision {
  estate: string;
  entry: string;
  /** 1, 2, 3 ...: each one more than the last. */
  revision: number;
  /** Of the entry's keys. */
  generation: number;
  category: string;
  accessCondition: string;
  /** Wrapped by the vault root key. */
  labelKey: string;
  contentKey: string;
  title: string;
  description: string;
  tags: string;
  details: string;
  content: string;
  /** The sealed file; its hash is of the age file as it is stored. */
  file: { id: string; sha256: string; size: number } | null;
}

export interface SignedRevision extends SealedRevision {
  signature: string;
}

/** What the holder signs: every field, in this order, as a JSON array without blanks. */
export function revisionMessage(sealed: SealedRevision): Uint8Array {
  const { estate, entry, revision, generation, category, accessCondition, file } = sealed;
  const { labelKey, contentKey, title, description, tags, details, content } = sealed;
  return new TextEncoder().encode(
    JSON.stringify([
      estate,
      entry,
      revision,
      generation,
      category,
      accessCondition,
      labelKey,
      contentKey,
      title,
      description,
      tags,
      details,
      content,
      file && [file.id, file.sha256, file.size],
    ]),
  );
}

/** Whether the holder with this verifying key signed exactly this. */
export function isSignedBy(verifyingKey: string, { signature, ...sealed }: SignedRevision): boolean {
  return verifySignature(verifyingKey, "entry-revision", revisionMessage(sealed), signature);
}
