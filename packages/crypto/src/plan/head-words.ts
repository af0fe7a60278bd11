import { wordlist } from "@scure/bip39/wordlists/english.js";
import { fromBase64url } from "../format.ts";

const wordCount = 4;
const bitsPerWord = 11;
const hashLength = 32;

/** A head in few words, for people who compare two screens or a print. */
export interface HeadWords {
  /** Four words of the BIP39 list: the first 44 bits of the hash. Nobody but the holder can make heads to choose from. */
  words: readonly string[];
  /** The same as four digits each, the place of the word in the list from 0001: for readers of other scripts. */
  numbers: readonly string[];
}

export function headWords(hash: string): HeadWords {
  const bits = Array.from(fromBase64url(hash, hashLength), (byte) => byte.toString(2).padStart(8, "0")).join("");
  const places = Array.from({ length: wordCount }, (_, at) =>
    Number.parseInt(bits.slice(at * bitsPerWord, (at + 1) * bitsPerWord), 2),
  );
  return {
    words: places.map((index) => wordlist[index]!),
    numbers: places.map((index) => String(index + 1).padStart(4, "0")),
  };
}
