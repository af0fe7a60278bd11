import { ed25519 } from "@noble/curves/ed25519.js";
import { randomBytes } from "@noble/hashes/utils.js";
import { bech32 } from "@scure/base";
import { identityToRecipient } from "age-encryption";
import { wipe } from "./bytes.ts";
import { CryptoError } from "./errors.ts";
import { bundleLength, bundleVersion, keyLength, toBase64url } from "./format.ts";

/** The keys of an account: random, made once, the same for as long as the account keeps its bundle. */
export interface AccountBundle {
  /** Seed of the age hybrid identity (ML-KEM-768 + X25519), as inside `AGE-SECRET-KEY-PQ-1…`. */
  identitySeed: Uint8Array;
  /** Ed25519 seed (RFC 8032). */
  signingSeed: Uint8Array;
  /** Wraps the keys of the holder's vault entries. */
  vaultRootKey: Uint8Array;
}

export interface PublicKeys {
  /** `age1pq1…` */
  recipient: string;
  /** Base64url of 32 bytes. */
  verifyingKey: string;
}

export function createBundle(): AccountBundle {
  return {
    identitySeed: randomBytes(keyLength),
    signingSeed: randomBytes(keyLength),
    vaultRootKey: randomBytes(keyLength),
  };
}

/** The identity as age and its tools write it. A string cannot be wiped: make it late, drop it early. */
export function ageIdentity({ identitySeed }: Pick<AccountBundle, "identitySeed">): string {
  return bech32.encodeFromBytes("AGE-SECRET-KEY-PQ-", identitySeed).toUpperCase();
}

export async function publicKeys(bundle: Pick<AccountBundle, "identitySeed" | "signingSeed">): Promise<PublicKeys> {
  return { recipient: await identityToRecipient(ageIdentity(bundle)), verifyingKey: verifyingKeyOf(bundle) };
}

export function verifyingKeyOf({ signingSeed }: Pick<AccountBundle, "signingSeed">): string {
  return toBase64url(ed25519.getPublicKey(signingSeed));
}

/**
 * Throws `bundle.public_keys_differ` unless the stated public keys are this bundle's own. Without
 * this check a server could have others seal their letters to a key of its own.
 */
export async function assertPublicKeys(bundle: AccountBundle, stated: PublicKeys): Promise<void> {
  const own = await publicKeys(bundle);
  if (own.recipient !== stated.recipient) throw new CryptoError("bundle.public_keys_differ", { part: "recipient" });
  if (own.verifyingKey !== stated.verifyingKey)
    throw new CryptoError("bundle.public_keys_differ", { part: "verifyingKey" });
}

/** Version byte and the three parts, 97 bytes. */
export function encodeBundle(bundle: AccountBundle): Uint8Array {
  const bytes = new Uint8Array(bundleLength);
  bytes[0] = bundleVersion;
  bytes.set(bundle.identitySeed, 1);
  bytes.set(bundle.signingSeed, 1 + keyLength);
  bytes.set(bundle.vaultRootKey, 1 + 2 * keyLength);
  return bytes;
}

/** Throws `format.invalid` for another version or length. The parts are copies. */
export function decodeBundle(bytes: Uint8Array): AccountBundle {
  if (bytes.length !== bundleLength || bytes[0] !== bundleVersion)
    throw new CryptoError("format.invalid", { format: "bundle" });
  return {
    identitySeed: bytes.slice(1, 1 + keyLength),
    signingSeed: bytes.slice(1 + keyLength, 1 + 2 * keyLength),
    vaultRootKey: bytes.slice(1 + 2 * keyLength),
  };
}

export function wipeBundle(bundle: AccountBundle): void {
  wipe(bundle.identitySeed, bundle.signingSeed, bundle.vaultRootKey);
}
