import { xchacha20poly1305 } from "@noble/ciphers/chacha.js";
import { randomBytes } from "@noble/hashes/utils.js";
import { type AccountBundle, decodeBundle, encodeBundle } from "./bundle.ts";
import { sameBytes, wipe } from "./bytes.ts";
import { CryptoError } from "./errors.ts";
import {
  keyCheckLength,
  keyLength,
  nonceLength,
  readWrappedBundle,
  toBase64url,
  type WrapPurpose,
  wrapHeader,
} from "./format.ts";
import { expandKey } from "./hkdf.ts";
import { hkdfInfo } from "./labels.ts";

const infoOf = {
  password: hkdfInfo.wrapByPassword,
  kit: hkdfInfo.wrapByKit,
  passkey: hkdfInfo.wrapByPasskey,
  root: hkdfInfo.wrapByRoot,
} as const satisfies Record<WrapPurpose, string>;

/**
 * Wraps the bundle with the kek ("password"), the recovery key ("kit"), the PRF output of a passkey ("passkey") or the
 * vault root key of a newer bundle ("root"). The readable header is authenticated, and each purpose has a key of its
 * own, so a wrap cannot pass for another kind. Throws `format.invalid` unless the secret is 32 bytes long.
 *
 * The key check in front commits to the key: XChaCha20-Poly1305 alone would let one ciphertext be
 * built that opens under several keys (Len, Grubbs, Ristenpart: Partitioning Oracle Attacks, 2021).
 * It also lets us tell a wrong password from a damaged bundle.
 */
export function wrapBundle(
  bundle: AccountBundle,
  purpose: WrapPurpose,
  secret: Uint8Array,
  nonce: Uint8Array = randomBytes(nonceLength),
): string {
  const header = wrapHeader(purpose);
  const { cipherKey, keyCheck } = wrapKeys(purpose, secret);
  const plain = encodeBundle(bundle);
  try {
    const ciphertext = xchacha20poly1305(cipherKey, nonce, new TextEncoder().encode(header)).encrypt(plain);
    const payload = new Uint8Array(keyCheckLength + nonceLength + ciphertext.length);
    payload.set(keyCheck, 0);
    payload.set(nonce, keyCheckLength);
    payload.set(ciphertext, keyCheckLength + nonceLength);
    return `${header}.${toBase64url(payload)}`;
  } finally {
    wipe(cipherKey, plain);
  }
}

/**
 * Opens a wrap made for this purpose. Throws `format.invalid` if it is none (or one for another
 * purpose), `bundle.wrong_key` if the secret is not the right one, `bundle.damaged` if it is and the
 * content was altered.
 */
export function unwrapBundle(text: string, purpose: WrapPurpose, secret: Uint8Array): AccountBundle {
  const wrapped = readWrappedBundle(text);
  if (wrapped.purpose !== purpose) throw new CryptoError("format.invalid", { format: wrapHeader(purpose) });
  const { cipherKey, keyCheck } = wrapKeys(purpose, secret);
  try {
    if (!sameBytes(keyCheck, wrapped.keyCheck)) throw new CryptoError("bundle.wrong_key", { purpose });
    const plain = decrypt(cipherKey, wrapped.nonce, wrapped.header, wrapped.ciphertext);
    if (!plain) throw new CryptoError("bundle.damaged", { purpose });
    try {
      return decodeBundle(plain);
    } finally {
      wipe(plain);
    }
  } finally {
    wipe(cipherKey);
  }
}

function wrapKeys(purpose: WrapPurpose, secret: Uint8Array) {
  // HKDF takes a secret of any length, also of none; a browser that gave half a PRF output must not wrap with it.
  if (secret.length !== keyLength) throw new CryptoError("format.invalid", { format: "secret" });
  const bytes = expandKey(secret, infoOf[purpose], keyLength + keyCheckLength);
  return { cipherKey: bytes.subarray(0, keyLength), keyCheck: bytes.subarray(keyLength) };
}

/** Null when the content does not authenticate. */
function decrypt(key: Uint8Array, nonce: Uint8Array, header: string, ciphertext: Uint8Array): Uint8Array | null {
  try {
    return xchacha20poly1305(key, nonce, new TextEncoder().encode(header)).decrypt(ciphertext);
  } catch {
    return null;
  }
}
