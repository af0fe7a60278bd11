/** Why a key operation was refused. Codes with data; the sentences live with the translations. */
export interface CryptoProblems {
  /** The server asked for a derivation weaker than ours (KEY-002). Nothing was derived. */
  "kdf.too_weak": { part: "algorithm" | "memory" | "passes" | "salt" };
  /** The parameters are not weaker, but no browser could or should carry them out. */
  "kdf.out_of_range": { part: "memory" | "passes" | "parallelism" | "salt" };
  /** The device has not enough memory left for the derivation. */
  "kdf.no_memory": Record<never, never>;
  "password.empty": Record<never, never>;
  /** Not the text of a format we know, or of a version we know. */
  "format.invalid": { format: string };
  /** The password, the kit, the passkey or the newer bundle is not the one this bundle was wrapped with. */
  "bundle.wrong_key": { purpose: "password" | "kit" | "passkey" | "root" };
  /** The key is right and the bundle does not authenticate: it was altered or cut. */
  "bundle.damaged": { purpose: "password" | "kit" | "passkey" | "root" };
  /** The bundle opened, but the public keys stated for it are not its own. */
  "bundle.public_keys_differ": { part: "recipient" | "verifyingKey" };
  "kit.empty": Record<never, never>;
  /** Some words, but not 24. */
  "kit.word_count": { found: number };
  /** Words that are not on the list, counted from 1, with the nearest words that are. */
  "kit.unknown_words": { words: { position: number; word: string; suggestions: string[] }[] };
  /** Numbers outside 0001 to 2048, counted from 1. */
  "kit.numbers_out_of_range": { positions: number[] };
  /** 24 real words that do not belong together: one is wrong or two changed places. */
  "kit.checksum": Record<never, never>;
  /** All but one word is right, or two changed places: known by the kit number. Ask to look at the paper again. */
  "kit.slip": { kind: "word"; position: number; suggestion: string } | { kind: "swapped"; positions: [number, number] };
  /** A whole kit, but not the one in force for this account: an older one, or another person's. */
  "kit.other_kit": { kitNumber: string };
}

export type CryptoProblem = keyof CryptoProblems;

export class CryptoError<Code extends CryptoProblem = CryptoProblem> extends Error {
  readonly code: Code;
  readonly data: CryptoProblems[Code];

  constructor(code: Code, data: CryptoProblems[Code]) {
    // The message is the bare code: the data may hold words of a recovery key, and messages get logged.
    super(code);
    this.name = "CryptoError";
    this.code = code;
    this.data = data;
  }
}
