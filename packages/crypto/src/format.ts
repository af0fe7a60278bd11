import { base64urlnopad } from "@scure/base";
import { CryptoError } from "./errors.ts";

/**
 * What the formats look like from outside. The server imports this file and `verify.ts` and nothing
 * else of this package: it can tell a well-formed text from a broken one and cannot open either.
 */

export interface Kdf {
  algorithm: string;
  memoryKiB: number;
  passes: number;
  parallelism: number;
}

/** Argon2id, 64 MiB, three passes, one lane: the second choice of RFC 9106 §4, with one lane for a worker. */
export const standardKdf = {
  algorithm: "argon2id",
  memoryKiB: 64 * 1024,
  passes: 3,
  parallelism: 1,
} as const satisfies Kdf;

export const saltLength = 16;
export const keyLength = 32;

/** Base64url without padding (RFC 4648 §5). */
export function toBase64url(bytes: Uint8Array): string {
  return base64urlnopad.encode(bytes);
}

/** Throws `format.invalid` unless the text is the one canonical spelling of exactly `length` bytes. */
export function fromBase64url(text: string, length?: number): Uint8Array {
  let bytes: Uint8Array;
  try {
    bytes = base64urlnopad.decode(text);
  } catch {
    throw new CryptoError("format.invalid", { format: "base64url" });
  }
  if (length !== undefined && bytes.length !== length) throw new CryptoError("format.invalid", { format: "base64url" });
  return bytes;
}

/**
 * By what a bundle is wrapped: the kek, the recovery key, the PRF output of a passkey, or (a bundle that a reset left
 * behind) the vault root key of the newer bundle.
 */
export const wrapPurposes = ["password", "kit", "passkey", "root"] as const;
export type WrapPurpose = (typeof wrapPurposes)[number];

export const bundleVersion = 1;
/** Version, identity seed, signing seed, vault root key. */
export const bundleLength = 1 + 3 * keyLength;
export const keyCheckLength = 32;
export const nonceLength = 24;
const tagLength = 16;
const wrappedLength = keyCheckLength + nonceLength + bundleLength + tagLength;

export interface WrappedBundle {
  purpose: WrapPurpose;
  /** The readable beginning, such as `hlb1.password`: the associated data of the cipher. */
  header: string;
  keyCheck: Uint8Array;
  nonce: Uint8Array;
  ciphertext: Uint8Array;
}

export function wrapHeader(purpose: WrapPurpose): string {
  return `hlb${bundleVersion}.${purpose}`;
}

/** Takes `hlb1.<purpose>.<base64url>` apart. Throws `format.invalid` for anything else. */
export function readWrappedBundle(text: string): WrappedBundle {
  const purpose = wrapPurposes.find((candidate) => text.startsWith(`${wrapHeader(candidate)}.`));
  if (!purpose) throw new CryptoError("format.invalid", { format: "hlb1" });
  const header = wrapHeader(purpose);
  const bytes = fromBase64url(text.slice(header.length + 1));
  if (bytes.length !== wrappedLength) throw new CryptoError("format.invalid", { format: "hlb1" });
  return {
    purpose,
    header,
    keyCheck: bytes.subarray(0, keyCheckLength),
    nonce: bytes.subarray(keyCheckLength, keyCheckLength + nonceLength),
    ciphertext: bytes.subarray(keyCheckLength + nonceLength),
  };
}

/** For a schema: whether the text is a bundle wrapped for this purpose. It may still not open. */
export function isWrappedFor(purpose: WrapPurpose, text: string): boolean {
  try {
    return readWrappedBundle(text).purpose === purpose;
  } catch {
    return false;
  }
}

/**
 * What a passkey's PRF extension is evaluated with (WebAuthn Level 3 §10.1.4), always: the output is another for each
 * passkey anyway. The 32 bytes that come out never leave the browser.
 */
export const prfInput = "heirlock/1 passkey-prf";

/** The bech32 text of an ML-KEM-768 + X25519 age recipient: 1216 bytes, so 1946 symbols and 6 of checksum. */
export const recipientPattern = /^age1pq1[02-9ac-hj-np-z]{1952}$/;
