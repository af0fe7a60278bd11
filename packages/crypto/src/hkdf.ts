import { hkdf } from "@noble/hashes/hkdf.js";
import { sha256 } from "@noble/hashes/sha2.js";
import type { hkdfInfo } from "./labels.ts";

type HkdfInfo = (typeof hkdfInfo)[keyof typeof hkdfInfo];

/**
 * HKDF-SHA256 (RFC 5869) with an empty salt: the input is always full strength. Where one secret gives many keys of a
 * kind, `one` says which: it stands behind the info, after a zero byte.
 */
export function expandKey(secret: Uint8Array, info: HkdfInfo, length: number, one?: string): Uint8Array {
  const full = one === undefined ? info : `${info}\0${one}`;
  return hkdf(sha256, secret, undefined, new TextEncoder().encode(full), length);
}
