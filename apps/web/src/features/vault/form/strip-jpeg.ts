/**
 * A JPEG without what a camera or a program wrote about it: place, time, device, owner, thumbnails, comments, edits. The
 * picture itself is not encoded again, so nothing of a scanned page gets lost. Of the Exif data only the orientation
 * stays, or a photo taken upright would lie on its side.
 *
 * Segments as in ITU-T T.81 Annex B; Exif as in CIPA DC-008. Null for bytes that are no whole JPEG.
 */
export function stripJpeg(bytes: Uint8Array): Uint8Array | null {
  if (bytes[0] !== 0xff || bytes[1] !== marker.start) return null;
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let orientation = 1;
  let at = 2;
  for (;;) {
    // Any number of fill bytes may come before a marker.
    if (bytes[at] !== 0xff) return null;
    while (bytes[at + 1] === 0xff) at++;
    const code = bytes[at + 1];
    if (code === undefined) return null;
    // What comes after the end, such as the film of a "live" photo, is cut off.
    if (code === marker.end) return join([...withOrientation(kept, orientation), bytes.subarray(at, at + 2)]);
    const size = readUint16(bytes, at + 2);
    const end = at + 2 + size;
    if (size < 2 || end > bytes.length) return null;
    const segment = bytes.subarray(at, end);
    if (code === marker.exif) orientation = orientationOf(segment) ?? orientation;
    if (keeps(code, segment)) kept.push(segment);
    at = end;
    if (code === marker.scan) {
      at = endOfScan(bytes, end);
      kept.push(bytes.subarray(end, at));
    }
  }
}

const marker = { start: 0xd8, end: 0xd9, scan: 0xda, jfif: 0xe0, exif: 0xe1, icc: 0xe2, adobe: 0xee, comment: 0xfe };

/** Tables and frames stay, and of what applications wrote only what says how the colours are meant. */
function keeps(code: number, segment: Uint8Array): boolean {
  const isApplication = code >= marker.jfif && code <= 0xef;
  if (code === marker.comment) return false;
  if (!isApplication) return true;
  if (code === marker.jfif) return startsWith(segment, "JFIF\0");
  if (code === marker.icc) return startsWith(segment, "ICC_PROFILE\0");
  return code === marker.adobe && startsWith(segment, "Adobe");
}

/** Coded data goes on until a marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = start; at + 1 < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1]!;
    const isRestart = next >= 0xd0 && next <= 0xd7;
    if (next !== 0x00 && next !== 0xff && !isRestart) return at;
  }
  return bytes.length;
}

const orientationTag = 0x0112;

function orientationOf(segment: Uint8Array): number | null {
  if (!startsWith(segment, "Exif\0\0")) return null;
  const tiff = segment.subarray(10);
  const isLittle = tiff[0] === 0x49;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  try {
    const directory = view.getUint32(4, isLittle);
    const count = view.getUint16(directory, isLittle);
    for (let entry = 0; entry < count; entry++) {
      const at = directory + 2 + entry * 12;
      if (view.getUint16(at, isLittle) !== orientationTag) continue;
      const value = view.getUint16(at + 8, isLittle);
      return value >= 1 && value <= 8 ? value : null;
    }
  } catch {
    // Exif data that is cut off says nothing.
  }
  return null;
}

/** Right after the start, where readers look for it. */
function withOrientation([start, ...rest]: readonly Uint8Array[], orientation: number): Uint8Array[] {
  return orientation === 1 ? [start!, ...rest] : [start!, exifWith(orientation), ...rest];
}

function exifWith(orientation: number): Uint8Array {
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0];
  const header = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const entry = [orientationTag >> 8, orientationTag & 0xff, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  const body = [...exif, ...header, 0, 1, ...entry, 0, 0, 0, 0];
  return Uint8Array.from([0xff, marker.exif, 0, body.length + 2, ...body]);
}

function startsWith(segment: Uint8Array, text: string): boolean {
  return [...text].every((letter, index) => segment[4 + index] === letter.charCodeAt(0));
}

function readUint16(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}

function join(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
