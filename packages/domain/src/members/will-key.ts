/**
 * A will key: a code that is handed over in person, 4 groups of 5 characters (D34). Of characters that are taken for each
 * other in handwriting only one is in it: no 0 and O, no 1, I and L; and of B8, S5, Z2 and VU the second alone.
 */
export const willKeyAlphabet = "23456789ACDEFGHJKMNPQRTUWXY";
export const willKeyGroups = 4;
export const willKeyGroupLength = 5;
const length = willKeyGroups * willKeyGroupLength;

/** So many random bytes suffice, but for one in 10^13 times. */
export const willKeyBytes = 64;

/** Multiples of the alphabet's length that fit into a byte: whatever lies above would favour the first characters. */
const fair = 256 - (256 % willKeyAlphabet.length);

/** The key, in groups. Throws a RangeError where the bytes do not suffice. */
export function makeWillKey(random: Uint8Array): string {
  const drawn = [...random].filter((byte) => byte < fair).slice(0, length);
  if (drawn.length < length) throw new RangeError("Too few random bytes for a will key");
  return inGroups(drawn.map((byte) => willKeyAlphabet[byte % willKeyAlphabet.length]).join(""));
}

const readAs: Readonly<Record<string, string>> = { B: "8", S: "5", Z: "2", V: "U" };

/** What somebody typed, as it was given out; null if it cannot be a key. Case, blanks and dashes do not matter. */
export function readWillKey(typed: string): string | null {
  const characters = [...typed.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, "")].map((one) => readAs[one] ?? one);
  const isKey = characters.length === length && characters.every((one) => willKeyAlphabet.includes(one));
  return isKey ? inGroups(characters.join("")) : null;
}

function inGroups(characters: string): string {
  return Array.from({ length: willKeyGroups }, (_, at) =>
    characters.slice(at * willKeyGroupLength, (at + 1) * willKeyGroupLength),
  ).join("-");
}
