/**
 * Lengths tell: a four-digit PIN is not a letter. Texts are filled up to a length that few share with them, by at most
 * an eighth (Padmé: Nikitin et al., Reducing Metadata Leakage from Encrypted Files, PETS 2019), and to 32 bytes at least.
 */
const shortest = 32;
const endMark = 0x80;

/** The text, the byte 80, then zeros (ISO/IEC 7816-4). */
export function pad(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(paddedLength(bytes.length + 1));
  padded.set(bytes);
  padded[bytes.length] = endMark;
  return padded;
}

/** Null for what was never padded. */
export function unpad(padded: Uint8Array): Uint8Array | null {
  let end = padded.length - 1;
  while (end >= 0 && padded[end] === 0) end--;
  return padded[end] === endMark ? padded.slice(0, end) : null;
}

function paddedLength(length: number): number {
  if (length <= shortest) return shortest;
  const exponent = Math.floor(Math.log2(length));
  const bits = exponent - (Math.floor(Math.log2(exponent)) + 1);
  const step = 2 ** Math.max(bits, 0);
  return Math.ceil(length / step) * step;
}
