/** What of a PNG is needed to draw it as it was meant; texts, times, Exif data and private chunks are left out. */
const keptChunks = new Set([
  ..."IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs".split(" "),
  // Animated ones.
  ..."acTL fcTL fdAT".split(" "),
]);
const signatureBytes = 8;

/** A PNG without what was written about it (ISO 15948, chunks). Null for bytes that are no whole PNG. */
export function stripPng(bytes: Uint8Array): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = new Uint8Array(bytes.length);
  kept.set(bytes.subarray(0, signatureBytes));
  let [from, to] = [signatureBytes, signatureBytes];
  while (from + 12 <= bytes.length) {
    const end = from + 12 + view.getUint32(from);
    if (end > bytes.length) return null;
    const type = String.fromCharCode(...bytes.subarray(from + 4, from + 8));
    if (keptChunks.has(type)) {
      kept.set(bytes.subarray(from, end), to);
      to += end - from;
    }
    // What comes after the end is cut off.
    if (type === "IEND") return kept.slice(0, to);
    from = end;
  }
  return null;
}
