import { type AccountBundle, verifyingKeyOf, wipeBundle } from "@heirlock/crypto/bundle";
import { CryptoError } from "@heirlock/crypto/errors";
import { unwrapBundle } from "@heirlock/crypto/wrap";
import { KeysError, type OlderBundle } from "./protocol.ts";

export type OpenedBundles = ReturnType<typeof createOpened>;

/** The open bundle and, once asked for, the older ones that it opens. */
export function createOpened(bundle: AccountBundle, verifyingKey: string, older: readonly OlderBundle[] = []) {
  const opened = new Map<string, AccountBundle>();
  return {
    /**
     * Throws `keys.not_available` for a bundle whose kit was not found yet, and `revision.forged` where it is another's:
     * the server says which key belongs to which bundle, and could name one of its own.
     */
    of(keyId: string): AccountBundle {
      if (keyId === verifyingKey) return bundle;
      const known = opened.get(keyId);
      if (known) return known;
      const wrapped = older.find((one) => one.verifyingKey === keyId);
      if (!wrapped) throw new KeysError("keys.not_available", {});
      const found = unwrapBundle(wrapped.bundleByRoot, "root", bundle.vaultRootKey);
      if (verifyingKeyOf(found) !== keyId) {
        wipeBundle(found);
        throw new CryptoError("revision.forged", {});
      }
      opened.set(keyId, found);
      return found;
    },
    wipe(): void {
      for (const one of opened.values()) wipeBundle(one);
    },
  };
}

/** For one request: what was opened of the older ones is wiped when it ends. */
export async function withBundles<Answer>(
  bundle: AccountBundle,
  { verifyingKey, older }: { verifyingKey: string; older?: readonly OlderBundle[] },
  use: (bundles: OpenedBundles) => Promise<Answer>,
): Promise<Answer> {
  const bundles = createOpened(bundle, verifyingKey, older);
  try {
    return await use(bundles);
  } finally {
    bundles.wipe();
  }
}
