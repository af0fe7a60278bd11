import { scryptAsync } from "@noble/hashes/scrypt.js";
import { base32nopad } from "@scure/base";
import { wordlist } from "@scure/bip39/wordlists/english.js";
import type { PublicKeys } from "../bundle.ts";

/** What two people compare, aloud or by camera, to know that no server put keys of its own between them. */
export interface SafetyNumber {
  /** Eight words of the BIP39 list: 88 bits. */
  words: readonly string[];
  /** The same as four digits each, the place of the word in the list from 0001: for readers of other scripts. */
  numbers: readonly string[];
  /** `HLV1:` and 256 bits in base32. */
  qrText: string;
}

const wordCount = 8;
const bitsPerWord = 11;
const qrPrefix = "HLV1:";
const salt = new TextEncoder().encode("heirlock/1 safety-number");

/**
 * The same on both screens, whoever asks. A server between two people may choose a key for each side and needs only that
 * two of its many pairs give the same 88 bits, about 2^44 tries on each side. So each try costs 32 MiB and some 0.1 s
 * (scrypt, N = 2^15, r = 8), which makes it tens of thousands of processor years.
 */
export async function safetyNumber(one: PublicKeys, other: PublicKeys): Promise<SafetyNumber> {
  const pair = [one, other]
    .map(({ recipient, verifyingKey }) => [recipient, verifyingKey] as const)
    .sort(([, a], [, b]) => (a < b ? -1 : a > b ? 1 : 0));
  const bytes = await scryptAsync(new TextEncoder().encode(JSON.stringify(pair)), salt, {
    N: 2 ** 15,
    r: 8,
    p: 1,
    dkLen: 32,
  });
  const places = placesOf(bytes);
  return {
    words: places.map((index) => wordlist[index]!),
    numbers: places.map((index) => String(index + 1).padStart(4, "0")),
    qrText: qrPrefix + base32nopad.encode(bytes),
  };
}

function placesOf(bytes: Uint8Array): number[] {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  return Array.from({ length: wordCount }, (_, at) =>
    Number.parseInt(bits.slice(at * bitsPerWord, (at + 1) * bitsPerWord), 2),
  );
}
