import type { VaultEntry, vaultRoutes } from "@heirlock/contract/vault";
import type { OwnRevision } from "@heirlock/crypto/vault/entry";
import type { EntryKeyPlace } from "@heirlock/crypto/vault/entry-keys";
import type { SignedRevision } from "@heirlock/crypto/vault/revision";
import type { EntryToOpen } from "@heirlock/keyring/vault/requests";
import { toSignedRevision } from "@heirlock/keyring/vault/signed-revision";
import type { z } from "zod";

/** Between the wire's names and those of the formats (docs/formats.md §8). The estate is the holder's own id. */

export function toOpen(estate: string, entry: VaultEntry, seen: number): EntryToOpen {
  return {
    keyId: entry.key_id,
    sealed: toSignedRevision(estate, entry),
    labelKey: entry.wrapped_label_key,
    seen,
  };
}

export function keyPlace(estate: string, { id, generation }: Pick<VaultEntry, "id" | "generation">): EntryKeyPlace {
  return { estate, entry: id, generation };
}

/** What of a revision is signed: neither content nor keys. */
export function signedPart({ content: _c, labelKey: _l, contentKey: _k, ...signed }: OwnRevision): SignedRevision {
  return signed;
}

type Change = z.input<typeof vaultRoutes.update.body>;

/** A revision as the server takes it. */
export function toBody(revision: OwnRevision, keyId: string): Change {
  return {
    title: revision.title,
    category: revision.category as Change["category"],
    content: revision.content,
    metadata: { description: revision.description, details: revision.details },
    access_condition: revision.accessCondition as Change["access_condition"],
    tags: revision.tags,
    wrapped_label_key: revision.labelKey,
    wrapped_content_key: revision.contentKey,
    revision: revision.revision,
    generation: revision.generation,
    key_id: keyId,
    signature: revision.signature,
    file: revision.file,
  };
}
