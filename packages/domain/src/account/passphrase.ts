import list from "./passphrase-words.json" with { type: "json" };

/** 19 kB compressed: import this file on demand. */
const words = list.words.split(" ");

const wordCount = 4;

/**
 * A passphrase that is easy to read aloud and passes the policy, such as `Copper-island-saddle-winter-47`:
 * four of about 6,000 words and a number, 56 bits, out of reach behind Argon2id. The words contain no
 * alphabetical runs, which the policy refuses (D13).
 * `fillRandom` fills an array with random bytes, as `crypto.getRandomValues` does.
 */
export function suggestPassphrase(fillRandom: (bytes: Uint8Array<ArrayBuffer>) => unknown): string {
  const chosen = Array.from({ length: wordCount }, () => words[randomBelow(words.length, fillRandom)]!);
  const phrase = [...chosen, String(10 + randomBelow(90, fillRandom))].join("-");
  return phrase[0]!.toUpperCase() + phrase.slice(1);
}

/** Evenly distributed: numbers above the last whole multiple are drawn again. */
function randomBelow(limit: number, fillRandom: (bytes: Uint8Array<ArrayBuffer>) => unknown): number {
  const range = 2 ** 16;
  const usable = range - (range % limit);
  const bytes = new Uint8Array(2);
  // A generator that fails two hundred times in a row is broken, and must not hang the page.
  for (let attempt = 0; attempt < 200; attempt++) {
    fillRandom(bytes);
    const drawn = bytes[0]! * 256 + bytes[1]!;
    if (drawn < usable) return drawn % limit;
  }
  throw new Error("the random generator does not work");
}
