import type { VaultEntry } from "@heirlock/contract/vault";
import type { SignedRevision } from "@heirlock/crypto/vault/revision";

export type SealedFields = Pick<
  VaultEntry,
  | "id"
  | "title"
  | "category"
  | "metadata"
  | "access_condition"
  | "tags"
  | "revision"
  | "generation"
  | "content_hash"
  | "signature"
  | "file"
>;

/** An entry of the wire under the names of the formats (docs/formats.md §8). The estate is its holder's id. */
export function toSignedRevision(estate: string, entry: SealedFields): SignedRevision {
  return {
    estate,
    entry: entry.id,
    revision: entry.revision,
    generation: entry.generation,
    category: entry.category,
    accessCondition: entry.access_condition,
    title: entry.title,
    description: entry.metadata.description,
    tags: entry.tags,
    details: entry.metadata.details,
    contentHash: entry.content_hash,
    file: entry.file,
    signature: entry.signature,
  };
}
