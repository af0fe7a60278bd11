import { hkdf } from "@noble/hashes/hkdf.js";
import { sha256 } from "@noble/hashes/sha2.js";
import type { hkdfInfo } from "./labels.ts";

type HkdfInfo = (typeof hkdfInfo)[keyof typeof hkdfInfo];

/** HKDF-SHA256 (RFC 5869) with an empty salt: the input is always 32 bytes of full strength. */
export function expandKey(secret: Uint8Array, info: HkdfInfo, length: number): Uint8Array {
  return hkdf(sha256, secret, undefined, new TextEncoder().encode(info), length);
}
