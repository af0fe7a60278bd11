import { sha256 } from "@noble/hashes/sha2.js";
import { randomBytes } from "@noble/hashes/utils.js";
import { base32crockford, base32nopad } from "@scure/base";
import { wordlist } from "@scure/bip39/wordlists/english.js";
import { sameBytes, wipe } from "./bytes.ts";
import { CryptoError } from "./errors.ts";
import { keyLength } from "./format.ts";
import { expandKey } from "./hkdf.ts";
import { hkdfInfo } from "./labels.ts";

/**
 * The recovery key is 256 random bits. On paper it carries 8 bits of checksum (the first byte of its
 * SHA-256, as in BIP39), together 264 bits: 24 words of 11 bits, or 24 numbers, or 53 characters in a QR.
 */

export const kitWordCount = 24;
export const qrHeader = "HLK1:";
const bitsPerWord = 11;
const printedLength = keyLength + 1;

export interface KitForms {
  /** 24 English words of the BIP39 list. */
  words: string[];
  /** The same places on the list, 0001 to 2048, for readers of other scripts. */
  numbers: string[];
  /** Upper-case letters and digits only, so that the code stays small and coarse. */
  qrText: string;
}

export function createRecoveryKey(): Uint8Array {
  return randomBytes(keyLength);
}

export function writeRecoveryKey(recoveryKey: Uint8Array): KitForms {
  const printed = new Uint8Array(printedLength);
  printed.set(recoveryKey, 0);
  printed[keyLength] = sha256(recoveryKey)[0]!;
  const indices = toIndices(printed);
  const forms = {
    words: indices.map((index) => wordlist[index]!),
    numbers: indices.map((index) => String(index + 1).padStart(4, "0")),
    qrText: qrHeader + base32nopad.encode(printed),
  };
  wipe(printed);
  return forms;
}

/** Places on the word list, 0 to 2047. Null when they do not belong together. */
export function fromIndices(indices: readonly number[]): Uint8Array | null {
  const printed = new Uint8Array(printedLength);
  let held = 0;
  let bits = 0;
  let at = 0;
  for (const index of indices) {
    held = (held << bitsPerWord) | index;
    bits += bitsPerWord;
    while (bits >= 8) {
      bits -= 8;
      printed[at++] = (held >>> bits) & 0xff;
    }
    held &= (1 << bits) - 1;
  }
  return fromPrinted(printed);
}

/** The text inside the QR code. Throws `format.invalid` or `kit.checksum`. */
export function fromQrText(text: string): Uint8Array {
  const printed = decodeBase32(text.slice(qrHeader.length));
  if (!text.startsWith(qrHeader) || printed?.length !== printedLength)
    throw new CryptoError("format.invalid", { format: "HLK1" });
  const recoveryKey = fromPrinted(printed);
  if (!recoveryKey) throw new CryptoError("kit.checksum", {});
  return recoveryKey;
}

/** Tells one kit from another without saying anything about its words: 40 bits, `XXXX-XXXX`. */
export function kitNumber(recoveryKey: Uint8Array): string {
  const text = base32crockford.encode(expandKey(recoveryKey, hkdfInfo.kitNumber, 5));
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}

function toIndices(printed: Uint8Array): number[] {
  const indices: number[] = [];
  let held = 0;
  let bits = 0;
  for (const byte of printed) {
    held = (held << 8) | byte;
    bits += 8;
    if (bits >= bitsPerWord) {
      bits -= bitsPerWord;
      indices.push(held >>> bits);
      held &= (1 << bits) - 1;
    }
  }
  return indices;
}

function decodeBase32(text: string): Uint8Array | null {
  try {
    return base32nopad.decode(text);
  } catch {
    return null;
  }
}

function fromPrinted(printed: Uint8Array): Uint8Array | null {
  const recoveryKey = printed.slice(0, keyLength);
  const right = sameBytes(sha256(recoveryKey).subarray(0, 1), printed.subarray(keyLength));
  wipe(printed);
  return right ? recoveryKey : null;
}
