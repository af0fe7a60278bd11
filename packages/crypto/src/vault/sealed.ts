import { xchacha20poly1305 } from "@noble/ciphers/chacha.js";
import { randomBytes } from "@noble/hashes/utils.js";
import { CryptoError, type SealedPart } from "../errors.ts";
import { fromBase64url, nonceLength, toBase64url } from "../format.ts";

const tagLength = 16;

/**
 * `<header>.<base64url of nonce and ciphertext>`. What it is and where it belongs is authenticated with it, so that
 * nothing can be moved: the associated data are the JSON array of header and place.
 */
export function seal(
  key: Uint8Array,
  header: string,
  place: readonly (string | number)[],
  plain: Uint8Array,
  nonce: Uint8Array = randomBytes(nonceLength),
): string {
  const ciphertext = xchacha20poly1305(key, nonce, associatedData(header, place)).encrypt(plain);
  const payload = new Uint8Array(nonceLength + ciphertext.length);
  payload.set(nonce, 0);
  payload.set(ciphertext, nonceLength);
  return `${header}.${toBase64url(payload)}`;
}

/** Throws `sealed.invalid` for what is not such a text, `sealed.damaged` for one that does not belong here. */
export function unseal(
  key: Uint8Array,
  header: string,
  place: readonly (string | number)[],
  text: string,
  part: SealedPart,
): Uint8Array {
  const payload = payloadOf(text, header, part);
  try {
    return xchacha20poly1305(key, payload.subarray(0, nonceLength), associatedData(header, place)).decrypt(
      payload.subarray(nonceLength),
    );
  } catch {
    throw new CryptoError("sealed.damaged", { part });
  }
}

function payloadOf(text: string, header: string, part: SealedPart): Uint8Array {
  const invalid = () => new CryptoError("sealed.invalid", { part });
  if (!text.startsWith(`${header}.`)) throw invalid();
  let payload: Uint8Array;
  try {
    payload = fromBase64url(text.slice(header.length + 1));
  } catch {
    throw invalid();
  }
  if (payload.length < nonceLength + tagLength) throw invalid();
  return payload;
}

function associatedData(header: string, place: readonly (string | number)[]): Uint8Array {
  return new TextEncoder().encode(JSON.stringify([header, ...place]));
}
