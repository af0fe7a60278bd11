import { randomBytes } from "@noble/hashes/utils.js";
import { wipe } from "../bytes.ts";
import { CryptoError } from "../errors.ts";
import { keyLength } from "../format.ts";
import { expandKey } from "../hkdf.ts";
import { hkdfInfo } from "../labels.ts";
import { seal, unseal } from "./sealed.ts";

/** The two keys of an entry. Whoever has the label key alone reads no byte of the content. */
export interface EntryKeys {
  label: Uint8Array;
  content: Uint8Array;
}
export type EntryKeyName = keyof EntryKeys;

/** Whose keys they are; the generation grows when they are replaced after a grant was taken back. */
export interface EntryKeyPlace {
  estate: string;
  entry: string;
  generation: number;
}

/** By what they are wrapped: the holder's vault root key, or the link key of a member and lane. */
export type KeyWrapper = "root" | "link";
const infoOf = { root: hkdfInfo.entryKeyByRoot, link: hkdfInfo.entryKeyByLink } as const;

export function createEntryKeys(): EntryKeys {
  return { label: randomBytes(keyLength), content: randomBytes(keyLength) };
}

/** `hle1.<by>.<name>.<payload>`. */
export function wrapEntryKey(
  secret: Uint8Array,
  by: KeyWrapper,
  name: EntryKeyName,
  place: EntryKeyPlace,
  key: Uint8Array,
  nonce?: Uint8Array,
): string {
  const wrapping = wrappingKey(secret, by);
  try {
    return seal(wrapping, headerOf(by, name), partsOf(place), key, nonce);
  } finally {
    wipe(wrapping);
  }
}

/** Throws `sealed.invalid` or `sealed.damaged`. */
export function unwrapEntryKey(
  secret: Uint8Array,
  by: KeyWrapper,
  name: EntryKeyName,
  place: EntryKeyPlace,
  wrapped: string,
): Uint8Array {
  const wrapping = wrappingKey(secret, by);
  const part = `${name}-key` as const;
  try {
    const key = unseal(wrapping, headerOf(by, name), partsOf(place), wrapped, part);
    if (key.length !== keyLength) throw new CryptoError("sealed.damaged", { part });
    return key;
  } finally {
    wipe(wrapping);
  }
}

/**
 * For many keys under one link key, which is expanded once: whether each opens at its place. The keys themselves are
 * wiped at once.
 */
export function withLinkKey<Answer>(
  linkKey: Uint8Array,
  use: (opens: (name: EntryKeyName, place: EntryKeyPlace, wrapped: string) => boolean) => Answer,
): Answer {
  const wrapping = wrappingKey(linkKey, "link");
  try {
    return use((name, place, wrapped) => {
      try {
        const key = unseal(wrapping, headerOf("link", name), partsOf(place), wrapped, `${name}-key`);
        wipe(key);
        return key.length === keyLength;
      } catch {
        return false;
      }
    });
  } finally {
    wipe(wrapping);
  }
}

export function wipeEntryKeys({ label, content }: EntryKeys): void {
  wipe(label, content);
}

function wrappingKey(secret: Uint8Array, by: KeyWrapper): Uint8Array {
  if (secret.length !== keyLength) throw new CryptoError("format.invalid", { format: "secret" });
  return expandKey(secret, infoOf[by], keyLength);
}

function headerOf(by: KeyWrapper, name: EntryKeyName): string {
  return `hle1.${by}.${name}`;
}

function partsOf({ estate, entry, generation }: EntryKeyPlace) {
  return [estate, entry, generation] as const;
}
