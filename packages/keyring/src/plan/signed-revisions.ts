import { CryptoError } from "@heirlock/crypto/errors";
import { ownLabelKey } from "@heirlock/crypto/vault/entry";
import { openField } from "@heirlock/crypto/vault/field";
import { isSignedBy, type SignedRevision } from "@heirlock/crypto/vault/revision";
import type { Plan } from "@heirlock/domain/plan/plan";
import { type AccessCondition, accessConditions } from "@heirlock/domain/vault/kinds";
import type { OpenedBundles } from "../opened-bundles.ts";
import { placeOf } from "../vault/entry-keys.ts";
import type { ShownRevision } from "./requests.ts";

/** Only what the open bundle, or one that it opens, has signed for this estate. */
export function requireOwnRevision(bundles: OpenedBundles, estate: string, sealed: SignedRevision): void {
  const isOwn = sealed.estate === estate && bundles.keyIds().some((key) => isSignedBy(key, sealed));
  if (!isOwn) throw new CryptoError("revision.forged", {});
}

/** The access condition that each of these entries was signed with, in the revision that the plan names (KEY-066). */
export function conditionsOf(
  bundles: OpenedBundles,
  estate: string,
  { entries }: Plan,
  shown: readonly SignedRevision[],
): ReadonlyMap<string, AccessCondition> {
  const conditions = new Map<string, AccessCondition>();
  for (const sealed of shown) {
    requireOwnRevision(bundles, estate, sealed);
    const known = entries.find(({ entry }) => entry === sealed.entry);
    // An older revision may have said otherwise.
    if (known && known.revision !== sealed.revision)
      throw new CryptoError("revision.older", { served: sealed.revision, seen: known.revision });
    conditions.set(sealed.entry, conditionIn(sealed));
  }
  return conditions;
}

export function conditionIn({ accessCondition }: SignedRevision): AccessCondition {
  const known = accessConditions.find((one) => one === accessCondition);
  if (!known) throw new CryptoError("revision.forged", {});
  return known;
}

/**
 * What the holder called these entries, by their ids: read from the revisions, whose signatures were looked at before. Left
 * out is whatever its key does not open.
 */
export function titlesOf(
  bundles: OpenedBundles,
  revisions: readonly ShownRevision[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    revisions.flatMap((sealed) => {
      const title = titleIn(bundles, sealed);
      return title === null ? [] : [[sealed.entry, title]];
    }),
  );
}

function titleIn(bundles: OpenedBundles, { labelKey: wrapped, ...sealed }: ShownRevision): string | null {
  if (!wrapped) return null;
  for (const key of bundles.keyIds()) {
    try {
      const labelKey = ownLabelKey(bundles.of(key).vaultRootKey, { ...placeOf(sealed), labelKey: wrapped });
      try {
        return openField(labelKey, { ...sealed, field: "title" }, sealed.title);
      } finally {
        labelKey.fill(0);
      }
    } catch (error) {
      if (!(error instanceof CryptoError)) throw error;
    }
  }
  return null;
}
