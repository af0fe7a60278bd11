import { type AccountBundle, verifyingKeyOf, wipeBundle } from "@heirlock/crypto/bundle";
import { CryptoError } from "@heirlock/crypto/errors";
import { unwrapBundle } from "@heirlock/crypto/wrap";
import { KeysError } from "./problems.ts";

/** A bundle that a reset left behind and whose kit was found: the open bundle opens it (KEY-021). */
export interface OlderBundle {
  verifyingKey: string;
  bundleByRoot: string;
}

/** What is asked of the open bundle of this verifying key, and of those that it opens. */
export interface WithBundle {
  verifyingKey: string;
  older?: readonly OlderBundle[];
}

export type OpenedBundles = ReturnType<typeof createOpened>;

/** The open bundle and, once asked for, the older ones that it opens. */
function createOpened(bundle: AccountBundle, verifyingKey: string, older: readonly OlderBundle[] = []) {
  const opened = new Map<string, AccountBundle>();
  const bundles = {
    /**
     * Throws `keys.not_available` for a bundle whose kit was not found yet, and `revision.forged` if the bundle has
     * another key: the server says which key belongs to which bundle, and could name one of its own.
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
    /** The verifying keys of the open bundle and of those that it opens. */
    keyIds(): string[] {
      const opens = (key: string) => {
        try {
          return bundles.of(key) !== undefined;
        } catch {
          return false;
        }
      };
      return [verifyingKey, ...older.map((one) => one.verifyingKey).filter(opens)];
    },
    wipe(): void {
      for (const one of opened.values()) wipeBundle(one);
    },
  };
  return bundles;
}

/** For one request: the older bundles it opened are wiped when it ends. */
export async function withBundles<Answer>(
  bundle: AccountBundle,
  { verifyingKey, older }: WithBundle,
  use: (bundles: OpenedBundles) => Promise<Answer>,
): Promise<Answer> {
  const bundles = createOpened(bundle, verifyingKey, older);
  try {
    return await use(bundles);
  } finally {
    bundles.wipe();
  }
}
