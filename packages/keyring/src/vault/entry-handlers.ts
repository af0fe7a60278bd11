import { wipe } from "@heirlock/crypto/bytes";
import {
  assertGenuine,
  openContent,
  openLabel,
  ownContentKey,
  ownLabelKey,
  sealEntry,
  wrapOwnKeys,
} from "@heirlock/crypto/vault/entry";
import { createEntryKeys, wipeEntryKeys } from "@heirlock/crypto/vault/entry-keys";
import { withKeptFileKey } from "@heirlock/crypto/vault/file-key";
import { withBundles } from "../opened-bundles.ts";
import type { Handlers } from "../request.ts";
import { placeOf, withEntryKeys } from "./entry-keys.ts";
import { labelOrProblem } from "./opened-label.ts";
import type { OpenedLabel, VaultRequests } from "./requests.ts";

type EntryRequest = "newEntryKeys" | "sealEntry" | "openLabels" | "openContent" | "moveEntry" | "rotateEntry";

/** Keys of entries are unwrapped for one request and wiped before its answer. */
export const entryHandlers: Handlers<Pick<VaultRequests, EntryRequest>> = {
  async newEntryKeys({ place }, { bundle }) {
    const keys = createEntryKeys();
    try {
      return wrapOwnKeys(bundle.vaultRootKey, place, keys);
    } finally {
      wipeEntryKeys(keys);
    }
  },

  sealEntry: async ({ facts, plain, keys: wrapped }, { bundle }) =>
    withEntryKeys(bundle, facts, wrapped, (keys) => sealEntry(bundle, keys, facts, plain)),

  async openLabels({ entries, ...own }, { bundle, assertWanted }) {
    const checks = await Promise.allSettled(
      entries.map(({ keyId, sealed, seen }) => assertGenuine(keyId, sealed, seen)),
    );
    // A lock in between has wiped the keys.
    await assertWanted();
    return withBundles(bundle, own, async (bundles) => {
      const labels: OpenedLabel[] = [];
      for (const [at, { keyId, sealed, labelKey }] of entries.entries())
        labels.push(
          await labelOrProblem(() => {
            const { vaultRootKey } = bundles.of(keyId);
            const check = checks[at]!;
            if (check.status === "rejected") throw check.reason;
            const key = ownLabelKey(vaultRootKey, { ...placeOf(sealed), labelKey });
            try {
              return { label: openLabel(key, sealed) };
            } finally {
              wipe(key);
            }
          }),
        );
      return { labels };
    });
  },

  async openContent({ keyId, sealed, contentKey, content, ...own }, { bundle, assertWanted }) {
    await assertGenuine(keyId, sealed, 0);
    await assertWanted();
    return withBundles(bundle, own, async (bundles) => {
      const key = ownContentKey(bundles.of(keyId).vaultRootKey, { ...placeOf(sealed), contentKey });
      try {
        return { content: openContent(key, sealed, content) };
      } finally {
        wipe(key);
      }
    });
  },

  async moveEntry({ keyId, sealed, keys: wrapped, content, ...own }, { bundle, assertWanted }) {
    await assertGenuine(keyId, sealed, 0);
    await assertWanted();
    return withBundles(bundle, own, async (bundles) =>
      withEntryKeys(bundles.of(keyId), sealed, wrapped, (keys) => {
        const plain = { ...openLabel(keys.label, sealed), content: openContent(keys.content, sealed, content) };
        const { category, accessCondition, file } = sealed;
        const facts = { ...placeOf(sealed), category, accessCondition, file, revision: sealed.revision + 1 };
        return sealEntry(bundle, keys, facts, plain);
      }),
    );
  },

  async rotateEntry({ keyId, sealed, keys: wrapped, content, seen, ...own }, { bundle, assertWanted }) {
    await assertGenuine(keyId, sealed, seen);
    await assertWanted();
    const newKeys = createEntryKeys();
    try {
      return await withBundles(bundle, own, async (bundles) =>
        withEntryKeys(bundles.of(keyId), sealed, wrapped, (keys) => {
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
        }),
      );
    } finally {
      wipeEntryKeys(newKeys);
    }
  },
};
