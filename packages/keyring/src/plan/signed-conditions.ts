import { CryptoError } from "@heirlock/crypto/errors";
import { isSignedBy, type SignedRevision } from "@heirlock/crypto/vault/revision";
import type { Plan } from "@heirlock/domain/plan/plan";
import { type AccessCondition, accessConditions } from "@heirlock/domain/vault/kinds";
import type { OpenedBundles } from "../opened-bundles.ts";

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
