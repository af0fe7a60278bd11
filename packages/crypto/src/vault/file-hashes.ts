import { bytesToHex } from "@noble/hashes/utils.js";

/** A sealed file with the hashes that are signed and by which the store knows its parts: hex of SHA-256. */
export interface HashedFile {
  blob: Blob;
  size: number;
  sha256: string;
  parts: string[];
}

/**
 * Takes up a file while it is being sealed. The hashes are WebCrypto's: in JavaScript they cost twice as much as the
 * sealing. A browser may make them on another thread meanwhile; Chromium makes them on this one.
 */
export async function takeUpSealed(
  sealed: ReadableStream<Uint8Array>,
  { plainBytes, partBytes }: { plainBytes: number; partBytes: number },
  onTaken?: (bytes: number) => void,
): Promise<HashedFile> {
  let room = new Uint8Array(roomFor(plainBytes));
  let length = 0;
  const parts: Promise<string>[] = [];
  for (const reader = sealed.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    if (length + value.length > room.length) room = larger(room, length + value.length);
    room.set(value, length);
    length += value.length;
    onTaken?.(length);
    for (let start = parts.length * partBytes; start + partBytes <= length; start += partBytes)
      parts.push(hashOf(room.subarray(start, start + partBytes)));
  }
  const bytes = room.subarray(0, length);
  const rest = bytes.subarray(parts.length * partBytes);
  if (rest.length > 0) parts.push(hashOf(rest));
  const hashing = Promise.all([hashOf(bytes), ...parts]);
  // Meanwhile, where the hash is made elsewhere: the blob is a copy.
  const blob = new Blob([bytes], { type: "application/octet-stream" });
  const [sha256, ...ofParts] = await hashing;
  return { blob, size: length, sha256, parts: ofParts };
}

/** Hex of SHA-256. */
export async function hashFile(file: Blob): Promise<string> {
  return hashOf(new Uint8Array(await file.arrayBuffer()));
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return bytesToHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

/** An age file is its content, 16 bytes for each 64 KiB of it, and a header and nonce that 1 KiB holds. */
function roomFor(plainBytes: number): number {
  return plainBytes + 16 * Math.ceil(plainBytes / 65_536) + 1024;
}

function larger(room: Uint8Array<ArrayBuffer>, needed: number): Uint8Array<ArrayBuffer> {
  const moved = new Uint8Array(Math.max(needed, 2 * room.length));
  moved.set(room);
  return moved;
}
