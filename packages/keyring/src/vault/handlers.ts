import type { AccountBundle } from "@heirlock/crypto/bundle";
import { wipe } from "@heirlock/crypto/bytes";
import { CryptoError } from "@heirlock/crypto/errors";
import {
  assertGenuine,
  openContent,
  openLabel,
  ownContentKey,
  ownLabelKey,
  sealEntry,
  wrapOwnKeys,
} from "@heirlock/crypto/vault/entry";
import { createEntryKeys, type EntryKeyPlace, type EntryKeys, wipeEntryKeys } from "@heirlock/crypto/vault/entry-keys";
import { createExportIdentity, encryptForExport } from "@heirlock/crypto/vault/export";
import { encryptFile, openFileBy } from "@heirlock/crypto/vault/file";
import { takeUpSealed } from "@heirlock/crypto/vault/file-hashes";
import { withKeptFileKey } from "@heirlock/crypto/vault/file-key";
import type { RequestContext } from "../account/make-keys.ts";
import { createOpened } from "../opened-bundles.ts";
import { KeysError, type VaultRequests, type WrappedEntryKeys } from "../protocol.ts";
import { requireSameFile, signedFileKey } from "./signed-file.ts";

type VaultHandler<Name extends keyof VaultRequests> = (
  bundle: AccountBundle,
  ask: VaultRequests[Name]["ask"],
  context: RequestContext,
) => Promise<VaultRequests[Name]["answer"]>;

/** How fast a slow phone seals and opens, for the progress that is shown. */
const bytesPerMs = 20_000;

/** The requests about vault entries. Keys of entries are unwrapped for one request and wiped before its answer. */
export const vaultRequests: { [Name in keyof VaultRequests]: VaultHandler<Name> } = {
  async newEntryKeys(bundle, { place }) {
    const keys = createEntryKeys();
    try {
      return wrapOwnKeys(bundle.vaultRootKey, place, keys);
    } finally {
      wipeEntryKeys(keys);
    }
  },

  async sealEntry(bundle, { facts, plain, keys: wrapped }) {
    return withKeys(bundle, facts, wrapped, (keys) => sealEntry(bundle, keys, facts, plain));
  },

  async openLabels(bundle, { verifyingKey, older, entries }, context) {
    const checks = await Promise.allSettled(
      entries.map(({ keyId, sealed, seen }) => assertGenuine(keyId, sealed, seen)),
    );
    // A lock meanwhile has wiped the keys.
    await context.assertWanted();
    const bundles = createOpened(bundle, verifyingKey, older);
    try {
      const labels = entries.map(({ keyId, sealed, labelKey }, at) => {
        try {
          const { vaultRootKey } = bundles.of(keyId);
          const check = checks[at]!;
          if (check.status === "rejected") throw check.reason;
          const key = ownLabelKey(vaultRootKey, { ...placeOf(sealed), labelKey });
          try {
            return { label: openLabel(key, sealed) };
          } finally {
            wipe(key);
          }
        } catch (error) {
          if (error instanceof CryptoError) return { problem: error.code };
          if (error instanceof KeysError) return { problem: "keys.not_available" as const };
          throw error;
        }
      });
      return { labels };
    } finally {
      bundles.wipe();
    }
  },

  async openContent(bundle, { verifyingKey, older, keyId, sealed, contentKey, content }, context) {
    await assertGenuine(keyId, sealed, 0);
    await context.assertWanted();
    const bundles = createOpened(bundle, verifyingKey, older);
    try {
      const key = ownContentKey(bundles.of(keyId).vaultRootKey, { ...placeOf(sealed), contentKey });
      try {
        return { content: openContent(key, sealed, content) };
      } finally {
        wipe(key);
      }
    } finally {
      bundles.wipe();
    }
  },

  async sealFile(bundle, { place, contentKey, fileId, file, partBytes }, context) {
    context.tell("sealing-file", 0);
    const key = ownContentKey(bundle.vaultRootKey, { ...place, contentKey });
    try {
      const sealed = await encryptFile(key, fileId, file.stream());
      return await takeUpSealed(sealed, { plainBytes: file.size, partBytes }, inTens(file.size, context.reach));
    } finally {
      wipe(key);
    }
  },

  async openFile(bundle, { verifyingKey, older, keyId, sealed, labelKey, contentKey, file, type }, context) {
    context.tell("opening-file", file.size / bytesPerMs);
    await assertGenuine(keyId, sealed, 0);
    await requireSameFile(sealed, file);
    // A lock meanwhile has wiped the keys; and nothing that was opened is handed out after one.
    await context.assertWanted();
    const bundles = createOpened(bundle, verifyingKey, older);
    const fileKey = withKeys(bundles.of(keyId), placeOf(sealed), { labelKey, contentKey }, (keys) =>
      signedFileKey(keys, sealed),
    );
    try {
      const bytes = (await openFileBy(fileKey, file.stream())) as Uint8Array<ArrayBuffer>;
      await context.assertWanted();
      return { file: new Blob([bytes], { type }) };
    } finally {
      wipe(fileKey);
      bundles.wipe();
    }
  },

  async moveEntry(bundle, { verifyingKey, older, keyId, sealed, keys: wrapped, content }, context) {
    await assertGenuine(keyId, sealed, 0);
    await context.assertWanted();
    const bundles = createOpened(bundle, verifyingKey, older);
    try {
      return withKeys(bundles.of(keyId), placeOf(sealed), wrapped, (keys) => {
        const plain = { ...openLabel(keys.label, sealed), content: openContent(keys.content, sealed, content) };
        const { estate, entry, generation, category, accessCondition, file } = sealed;
        const facts = { estate, entry, generation, category, accessCondition, file, revision: sealed.revision + 1 };
        return sealEntry(bundle, keys, facts, plain);
      });
    } finally {
      bundles.wipe();
    }
  },

  async rotateEntry(bundle, { verifyingKey, older, keyId, sealed, keys: wrapped, content, seen }, context) {
    await assertGenuine(keyId, sealed, seen);
    await context.assertWanted();
    const bundles = createOpened(bundle, verifyingKey, older);
    const newKeys = createEntryKeys();
    try {
      return withKeys(bundles.of(keyId), placeOf(sealed), wrapped, (keys) => {
        const { estate, entry, category, accessCondition, file } = sealed;
        const [revision, generation] = [sealed.revision + 1, sealed.generation + 1];
        const facts = { estate, entry, revision, generation, category, accessCondition, file };
        const label = openLabel(keys.label, sealed);
        const details = withKeptFileKey(
          label.details,
          file?.id ?? null,
          { contentKey: keys.content, place: placeOf(sealed) },
          { contentKey: newKeys.content, place: placeOf(facts) },
        );
        const plain = { ...label, details, content: openContent(keys.content, sealed, content) };
        return sealEntry(bundle, newKeys, facts, plain);
      });
    } finally {
      wipeEntryKeys(newKeys);
      bundles.wipe();
    }
  },

  newExportIdentity: () => createExportIdentity(),

  async sealForExport(_bundle, { recipient, file }, context) {
    context.tell("sealing-file", file.size / bytesPerMs);
    const sealed = await encryptForExport(recipient, file.stream());
    return { blob: await new Response(sealed as ReadableStream<Uint8Array<ArrayBuffer>>).blob() };
  },
};

/** Tells how far a file is in tens, as it is shown: each piece would be hundreds of messages. */
function inTens(size: number, reach: RequestContext["reach"]): (bytes: number) => void {
  let told = 0;
  return (bytes) => {
    const tenths = Math.min(10, Math.floor((bytes / size) * 10));
    if (tenths > told) reach(tenths / 10);
    told = tenths;
  };
}

function withKeys<T>(
  { vaultRootKey }: AccountBundle,
  place: EntryKeyPlace,
  { labelKey, contentKey }: WrappedEntryKeys,
  use: (keys: EntryKeys) => T,
): T {
  const keys = {
    label: ownLabelKey(vaultRootKey, { ...placeOf(place), labelKey }),
    content: ownContentKey(vaultRootKey, { ...placeOf(place), contentKey }),
  };
  try {
    return use(keys);
  } finally {
    wipeEntryKeys(keys);
  }
}

function placeOf({ estate, entry, generation }: EntryKeyPlace): EntryKeyPlace {
  return { estate, entry, generation };
}
