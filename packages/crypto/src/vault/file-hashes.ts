import { md5 } from "@noble/hashes/legacy.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";

/** SHA-256 over the whole and MD5 over each part, while the bytes pass by. */
export function hashPieces(partBytes: number) {
  const whole = sha256.create();
  const parts: string[] = [];
  let part = md5.create();
  let inPart = 0;
  const endPart = () => {
    parts.push(btoa(String.fromCharCode(...part.digest())));
    part = md5.create();
    inPart = 0;
  };
  return {
    add(bytes: Uint8Array): void {
      whole.update(bytes);
      for (let at = 0; at < bytes.length; ) {
        const piece = bytes.subarray(at, at + partBytes - inPart);
        part.update(piece);
        inPart += piece.length;
        at += piece.length;
        if (inPart === partBytes) endPart();
      }
    },
    end(): { sha256: string; parts: string[] } {
      if (inPart > 0) endPart();
      return { sha256: bytesToHex(whole.digest()), parts };
    },
  };
}

/** Hex of SHA-256. */
export async function hashFile(file: Blob): Promise<string> {
  const whole = sha256.create();
  for (const reader = file.stream().getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return bytesToHex(whole.digest());
    whole.update(value);
  }
}
