import { wordlist } from "@scure/bip39/wordlists/english.js";
import { wipe } from "./bytes.ts";
import { CryptoError } from "./errors.ts";
import { findSlip } from "./find-slip.ts";
import { nearestWords } from "./nearest-words.ts";
import { fromIndices, fromQrText, kitNumber, kitWordCount, qrHeader } from "./recovery-key.ts";

/**
 * Reads any of the three forms as people type them: capitals, accents added by a phone, line breaks,
 * commas, the position in front of each word, the first four letters only (no two words share them),
 * Arabic-Indic digits. Throws one of the `kit.*` codes, or `format.invalid` for a broken QR text.
 */
export function readRecoveryKey(typed: string): Uint8Array {
  const text = plainLetters(typed);
  return isQr(text) ? readQr(text) : fromEntries(readEntries(text));
}

/**
 * As `readRecoveryKey`, for the kit with this number. Knowing it, one wrong or unreadable word, or two
 * that changed places, can be pointed out: `kit.slip`. Throws `kit.other_kit` when the kit is whole but
 * not the one in force (KEY-024).
 */
export function readRecoveryKeyOf(typed: string, expectedKitNumber: string): Uint8Array {
  const text = plainLetters(typed);
  const entries = isQr(text) ? null : readEntries(text);
  const slip = () => entries && findSlip(entries.indices, expectedKitNumber);
  try {
    const recoveryKey = entries ? fromEntries(entries) : readQr(text);
    const number = kitNumber(recoveryKey);
    if (number === expectedKitNumber) return recoveryKey;
    wipe(recoveryKey);
    throw new CryptoError("kit.other_kit", { kitNumber: number });
  } catch (error) {
    const found = slip();
    if (found) throw new CryptoError("kit.slip", found);
    throw error;
  }
}

/** What was typed at each of the 24 places, and its index on the list or -1. */
interface Entries {
  typed: string[];
  indices: number[];
  form: "words" | "numbers";
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

const isQr = (text: string) => text.includes(qrHeader.toLowerCase());

function readQr(text: string): Uint8Array {
  const start = text.indexOf(qrHeader.toLowerCase());
  return fromQrText(text.slice(start).replace(/\s/g, "").toUpperCase());
}

function readEntries(text: string): Entries {
  const tokens = text.split(/[^\p{L}\p{N}]+/u).filter((token) => token !== "");
  if (tokens.length === 0) throw new CryptoError("kit.empty", {});
  const entries = tokens.every(isNumber) ? readNumbers(tokens) : readWords(tokens);
  if (entries.typed.length !== kitWordCount) throw new CryptoError("kit.word_count", { found: entries.typed.length });
  return entries;
}

const isNumber = (token: string) => /^\d+$/.test(token);

function readWords(tokens: string[]): Entries {
  // A number between words is the position printed in front of each.
  const typed = tokens.filter((token) => !isNumber(token)).map((token) => token.replace(/^\d+/, ""));
  return { typed, indices: typed.map(wordIndex), form: "words" };
}

function wordIndex(word: string): number {
  const exact = wordlist.indexOf(word);
  if (exact >= 0 || word.length !== 4) return exact;
  return wordlist.findIndex((candidate) => candidate.startsWith(word));
}

function readNumbers(tokens: string[]): Entries {
  const typed = splitNumbers(tokens);
  const indices = typed.map(Number).map((number) => (number >= 1 && number <= wordlist.length ? number - 1 : -1));
  return { typed, indices, form: "numbers" };
}

/** 96 digits may come in groups of any length; with positions in front there are 48 numbers. */
function splitNumbers(tokens: string[]): string[] {
  const digits = tokens.join("");
  if (digits.length === 4 * kitWordCount) return digits.match(/\d{4}/g) ?? [];
  const numbered =
    tokens.length === 2 * kitWordCount && tokens.every((token, i) => i % 2 === 1 || Number(token) === i / 2 + 1);
  return numbered ? tokens.filter((_, i) => i % 2 === 1) : tokens;
}

function fromEntries({ typed, indices, form }: Entries): Uint8Array {
  const unknown = indices.flatMap((index, i) => (index === -1 ? [i + 1] : []));
  if (unknown.length > 0) throw unknownEntries(typed, unknown, form);
  const recoveryKey = fromIndices(indices);
  if (!recoveryKey) throw new CryptoError("kit.checksum", {});
  return recoveryKey;
}

function unknownEntries(typed: string[], positions: number[], form: Entries["form"]): CryptoError {
  if (form === "numbers") return new CryptoError("kit.numbers_out_of_range", { positions });
  const words = positions.map((position) => {
    const word = typed[position - 1]!;
    return { position, word, suggestions: nearestWords(word) };
  });
  return new CryptoError("kit.unknown_words", { words });
}
