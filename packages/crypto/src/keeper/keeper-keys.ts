import { CryptoError } from "../errors.ts";
import { isHash } from "../plan/parts.ts";
import { verifySignature } from "../signature.ts";

/** A key of the keeper, as its static file lists it. */
export interface KeeperKey {
  /** Base64url of the Ed25519 verifying key. */
  key: string;
  /** ISO 8601. */
  since: string;
  /** By the key before, over its place in the list, the key and the day; null for the first. */
  signature: string | null;
}

export interface KeeperKeys {
  format: "heirlock-keeper-keys/1";
  /** The oldest first; the last one signs. */
  keys: readonly KeeperKey[];
}

export const keeperKeyMessage = (place: number, { key, since }: Pick<KeeperKey, "key" | "since">): Uint8Array =>
  new TextEncoder().encode(JSON.stringify([place, key, since]));

/** The keys, oldest first. Throws `keeper.unknown_key` unless each was signed by the one before it. */
export function readKeeperKeys(list: KeeperKeys): string[] {
  const isList = list.format === "heirlock-keeper-keys/1" && Array.isArray(list.keys) && list.keys.length > 0;
  if (!isList) throw new CryptoError("keeper.unknown_key", {});
  for (const [place, one] of list.keys.entries()) {
    const before = list.keys[place - 1];
    const isVouchedFor = before
      ? one.signature !== null && verifySignature(before.key, "keeper-key", keeperKeyMessage(place, one), one.signature)
      : one.signature === null;
    if (!isHash(one.key) || !isVouchedFor) throw new CryptoError("keeper.unknown_key", {});
  }
  return list.keys.map(({ key }) => key);
}
