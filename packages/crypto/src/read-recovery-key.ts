import { wordlist } from "@scure/bip39/wordlists/english.js";
import { CryptoError } from "./errors.ts";
import { nearestWords } from "./nearest-words.ts";
import { fromIndices, fromQrText, kitNumber, kitWordCount, qrHeader } from "./recovery-key.ts";

/**
 * Reads any of the three forms as people type them: capitals, accents added by a phone, line breaks,
 * commas, the position in front of each word, the first four letters only (no two words share them),
 * Arabic-Indic digits. Throws one of the `kit.*` codes, or `format.invalid` for a broken QR text.
 */
export function readRecoveryKey(typed: string): Uint8Array {
  const text = plainLetters(typed);
  const start = text.indexOf(qrHeader.toLowerCase());
  if (start >= 0) return fromQrText(text.slice(start).replace(/\s/g, "").toUpperCase());

  const tokens = text.split(/[^\p{L}\p{N}]+/u).filter((token) => token !== "");
  if (tokens.length === 0) throw new CryptoError("kit.empty", {});
  return tokens.every((token) => /^\d+$/.test(token)) ? fromNumbers(tokens) : fromWords(tokens);
}

/** As `readRecoveryKey`, and throws `kit.other_kit` when the kit is whole but not the one in force (KEY-024). */
export function readRecoveryKeyOf(typed: string, expectedKitNumber: string): Uint8Array {
  const recoveryKey = readRecoveryKey(typed);
  const number = kitNumber(recoveryKey);
  if (number !== expectedKitNumber) {
    recoveryKey.fill(0);
    throw new CryptoError("kit.other_kit", { kitNumber: number });
  }
  return recoveryKey;
}

function plainLetters(typed: string): string {
  return typed
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/\u0131/g, "i") // the dotless i of a Turkish keyboard
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .toLowerCase();
}

function fromWords(tokens: string[]): Uint8Array {
  // A number between words is the position printed in front of each.
  const words = tokens.filter((token) => !/^\d+$/.test(token)).map((token) => token.replace(/^\d+/, ""));
  if (words.length !== kitWordCount) throw new CryptoError("kit.word_count", { found: words.length });
  const indices = words.map(wordIndex);
  const unknown = words.flatMap((word, i) =>
    indices[i] === -1 ? [{ position: i + 1, word, suggestions: nearestWords(word) }] : [],
  );
  if (unknown.length > 0) throw new CryptoError("kit.unknown_words", { words: unknown });
  return fromIndices(indices);
}

function wordIndex(word: string): number {
  const exact = wordlist.indexOf(word);
  if (exact >= 0 || word.length !== 4) return exact;
  return wordlist.findIndex((candidate) => candidate.startsWith(word));
}

function fromNumbers(tokens: string[]): Uint8Array {
  const numbers = splitNumbers(tokens).map(Number);
  if (numbers.length !== kitWordCount) throw new CryptoError("kit.word_count", { found: numbers.length });
  const positions = numbers.flatMap((number, i) => (number >= 1 && number <= wordlist.length ? [] : [i + 1]));
  if (positions.length > 0) throw new CryptoError("kit.numbers_out_of_range", { positions });
  return fromIndices(numbers.map((number) => number - 1));
}

/** 96 digits may come in groups of any length; with positions in front there are 48 numbers. */
function splitNumbers(tokens: string[]): string[] {
  const digits = tokens.join("");
  if (digits.length === 4 * kitWordCount) return digits.match(/\d{4}/g) ?? [];
  const numbered =
    tokens.length === 2 * kitWordCount && tokens.every((token, i) => i % 2 === 1 || Number(token) === i / 2 + 1);
  return numbered ? tokens.filter((_, i) => i % 2 === 1) : tokens;
}
