import { ed25519 } from "@noble/curves/ed25519.js";
import { fromBase64url, keyLength } from "./format.ts";
import { type SignatureContext, signaturePrefix } from "./labels.ts";

export const signatureHeader = "hls1.";
const signatureLength = 64;

/** What is really signed: prefix and context, a zero byte (no context contains one), the message. */
export function signedBytes(context: SignatureContext, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`${signaturePrefix}${context}\0`);
  const bytes = new Uint8Array(head.length + message.length);
  bytes.set(head, 0);
  bytes.set(message, head.length);
  return bytes;
}

/** The 64 bytes of `hls1.<base64url>`, or null for what is no such text. */
export function signatureBytes(signature: string): Uint8Array<ArrayBuffer> | null {
  if (!signature.startsWith(signatureHeader)) return null;
  try {
    return new Uint8Array(fromBase64url(signature.slice(signatureHeader.length), signatureLength));
  } catch {
    return null;
  }
}

/**
 * Whether `hls1.<base64url>` is this key's signature over the message in this context. False, never
 * thrown, for whatever is malformed. Strict RFC 8032 (no ZIP-215), so that every implementation agrees.
 */
export function verifySignature(
  verifyingKey: string,
  context: SignatureContext,
  message: Uint8Array,
  signature: string,
): boolean {
  const bytes = signatureBytes(signature);
  if (!bytes) return false;
  try {
    return ed25519.verify(bytes, signedBytes(context, message), fromBase64url(verifyingKey, keyLength), {
      zip215: false,
    });
  } catch {
    return false;
  }
}
