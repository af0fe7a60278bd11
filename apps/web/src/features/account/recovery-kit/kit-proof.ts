/** Proof that the Recovery Kit is on paper: two of its 24 entries, asked at random (KEY-012). */

export type KitForm = "words" | "numbers";

/** What a new kit says on paper, as the key worker hands it out. It lives in memory only. */
export interface KitOnPaper {
  words: readonly string[];
  numbers: readonly string[];
  qrText: string;
  kitNumber: string;
}

/** Two different places, counted from 1 and in order. `random` gives numbers from 0 up to 1. */
export function pickProofPositions(count: number, random: () => number): [number, number] {
  const first = Math.floor(random() * count);
  const second = (first + 1 + Math.floor(random() * (count - 1))) % count;
  return first < second ? [first + 1, second + 1] : [second + 1, first + 1];
}

/** Evenly enough for a proof, from the browser's own generator. */
export function secureRandom(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
}

/**
 * Whether what was typed is the entry on paper. Capitals, spaces around it and Arabic digits are forgiven, and
 * a number may lose its leading zeros; another spelling is not.
 */
export function matchesEntry(typed: string, expected: string): boolean {
  const plain = typed
    .normalize("NFKC")
    .trim()
    .toLowerCase()
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0));
  if (/^\d+$/.test(plain) && /^\d+$/.test(expected)) return Number(plain) === Number(expected);
  return plain === expected;
}
