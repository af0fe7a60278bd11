import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { createBundle, publicKeys } from "./bundle.ts";
import { fromBase64url, toBase64url } from "./format.ts";
import { signatureContexts } from "./labels.ts";
import { verifyNatively } from "./native-signature.ts";
import { sign } from "./sign.ts";
import vectors from "./vectors.json" with { type: "json" };
import { verifySignature } from "./verify.ts";

const message = new TextEncoder().encode(vectors.signature.message);
const signingSeed = new Uint8Array(Buffer.from(vectors.bundle.signingSeed, "hex"));
const { verifyingKey } = vectors.bundle;

test("the signature is that of the vector and verifies", () => {
  expect(sign({ signingSeed }, "password-change", message)).toBe(vectors.signature.signature);
  expect(verifySignature(verifyingKey, "password-change", message, vectors.signature.signature)).toBe(true);
});

test("a signature stands for its key, context and message only", async () => {
  const others = await publicKeys(createBundle());
  fc.assert(
    fc.property(fc.uint8Array(), fc.uint8Array(), fc.constantFrom(...signatureContexts), (said, other, context) => {
      const signature = sign({ signingSeed }, context, said);
      expect(verifySignature(verifyingKey, context, said, signature)).toBe(true);
      for (const wrong of signatureContexts.filter((candidate) => candidate !== context))
        expect(verifySignature(verifyingKey, wrong, said, signature)).toBe(false);
      expect(verifySignature(others.verifyingKey, context, said, signature)).toBe(false);
      if (Buffer.compare(said, other) !== 0)
        expect(verifySignature(verifyingKey, context, other, signature)).toBe(false);
    }),
    { numRuns: 30 },
  );
});

test("WebCrypto and JavaScript judge alike: a good signature, every flipped bit, and what is malformed", async () => {
  const { signature } = vectors.signature;
  const bytes = fromBase64url(signature.slice(5));
  const flipped = Array.from(
    { length: bytes.length * 8 },
    (_, bit) => `hls1.${toBase64url(bytes.with(bit >> 3, bytes[bit >> 3]! ^ (1 << (bit & 7))))}`,
  );
  const malformed = ["", "hls1.", "hls1.!!", signature.slice(5), `${signature}A`];
  const verify = vi.spyOn(crypto.subtle, "verify");
  expect(await verifyNatively(verifyingKey, "password-change", message, signature)).toBe(true);
  for (const wrong of [...flipped, ...malformed])
    expect(await verifyNatively(verifyingKey, "password-change", message, wrong), wrong).toBe(false);
  expect(await verifyNatively(verifyingKey, "password-reset", message, signature)).toBe(false);
  expect(verify).toHaveBeenCalledTimes(1 + flipped.length + 1);
  expect(await verifyNatively("", "password-change", message, signature)).toBe(false);
});

test("a browser without Ed25519 of its own checks in JavaScript", async () => {
  const other = createBundle();
  const { verifyingKey: unseen } = await publicKeys(other);
  const importKey = vi.spyOn(crypto.subtle, "importKey").mockRejectedValue(new DOMException("", "NotSupportedError"));
  const signature = sign(other, "password-change", message);
  expect(await verifyNatively(unseen, "password-change", message, signature)).toBe(true);
  expect(await verifyNatively(unseen, "password-reset", message, signature)).toBe(false);
  importKey.mockRestore();
});

test("every single flipped bit of a signature is refused, and malformed ones are false, not thrown", () => {
  const bytes = fromBase64url(vectors.signature.signature.slice(5));
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const altered = toBase64url(bytes.with(bit >> 3, bytes[bit >> 3]! ^ (1 << (bit & 7))));
    expect(verifySignature(verifyingKey, "password-change", message, `hls1.${altered}`)).toBe(false);
  }
  for (const wrong of ["", "hls1.", "hls1.!!", vectors.signature.signature.slice(5), `${vectors.signature.signature}A`])
    expect(verifySignature(verifyingKey, "password-change", message, wrong)).toBe(false);
  expect(verifySignature("", "password-change", message, vectors.signature.signature)).toBe(false);
});
