import { ed25519 } from "@noble/curves/ed25519.js";
import { fromBase64url, keyLength } from "./format.ts";
import { type SignatureContext, signaturePrefix } from "./labels.ts";

export const signatureHeader = "hls1.";
const signatureLength = 64;

/** What is really signed: prefix and context, a zero byte (no context contains one), the message. */
export function signedBytes(context: SignatureContext, message: Uint8Array): Uint8Array {
  const head = new TextEncoder().encode(`${signaturePrefix}${context}\0`);
  const bytes = new Uint8Array(head.length + message.length);
  bytes.set(head, 0);
  bytes.set(message, head.length);
  return bytes;
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
  if (!signature.startsWith(signatureHeader)) return false;
  try {
    return ed25519.verify(
      fromBase64url(signature.slice(signatureHeader.length), signatureLength),
      signedBytes(context, message),
      fromBase64url(verifyingKey, keyLength),
      { zip215: false },
    );
  } catch {
    return false;
  }
}
