import { sha256 } from "@noble/hashes/sha2.js";
import { toBase64url } from "../format.ts";
import { verifySignature } from "../signature.ts";

/**
 * What is signed of one revision of an entry. Of the content only the hash: whoever may read the label and not the
 * content can check the signature too.
 */
export interface SealedRevision {
  estate: string;
  entry: string;
  /** 1, 2, 3 ...: each one more than the last. */
  revision: number;
  /** Of the entry's keys. */
  generation: number;
  category: string;
  accessCondition: string;
  title: string;
  description: string;
  tags: string;
  details: string;
  /** SHA-256 of the sealed content's text. */
  contentHash: string;
  /** The sealed file; its hash is of the age file as it is stored. */
  file: { id: string; sha256: string; size: number } | null;
}

export interface SignedRevision extends SealedRevision {
  signature: string;
}

/** Every field in this order, as a JSON array without blanks. */
export function revisionMessage(sealed: SealedRevision): Uint8Array {
  const { estate, entry, revision, generation, category, accessCondition, file } = sealed;
  const { title, description, tags, details, contentHash } = sealed;
  return new TextEncoder().encode(
    JSON.stringify([
      estate,
      entry,
      revision,
      generation,
      category,
      accessCondition,
      title,
      description,
      tags,
      details,
      contentHash,
      file && [file.id, file.sha256, file.size],
    ]),
  );
}

/** Whether the holder with this verifying key signed exactly this. */
export function isSignedBy(verifyingKey: string, { signature, ...sealed }: SignedRevision): boolean {
  return verifySignature(verifyingKey, "entry-revision", revisionMessage(sealed), signature);
}

/** Base64url of SHA-256 over a sealed text. */
export function hashOfSealed(text: string): string {
  return toBase64url(sha256(new TextEncoder().encode(text)));
}
