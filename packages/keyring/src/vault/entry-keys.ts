import type { AccountBundle } from "@heirlock/crypto/bundle";
import { ownContentKey, ownLabelKey } from "@heirlock/crypto/vault/entry";
import { type EntryKeyPlace, type EntryKeys, wipeEntryKeys } from "@heirlock/crypto/vault/entry-keys";
import type { WrappedEntryKeys } from "./requests.ts";

/** Unwraps an entry's keys for `use` and wipes them afterwards. Throws `sealed.damaged`. */
export function withEntryKeys<T>(
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

/** The three fields that bind a wrapped key to its entry, of anything that has them. */
export function placeOf({ estate, entry, generation }: EntryKeyPlace): EntryKeyPlace {
  return { estate, entry, generation };
}
