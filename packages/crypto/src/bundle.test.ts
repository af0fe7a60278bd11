import { Decrypter, Encrypter } from "age-encryption";
import { expect, test } from "vitest";
import { ageIdentity, assertPublicKeys, createBundle, decodeBundle, encodeBundle, publicKeys } from "./bundle.ts";
import { recipientPattern, toBase64url } from "./format.ts";
import vectors from "./vectors.json" with { type: "json" };

const unhex = (text: string) => new Uint8Array(Buffer.from(text, "hex"));
const fixed = {
  identitySeed: unhex(vectors.bundle.identitySeed),
  signingSeed: unhex(vectors.bundle.signingSeed),
  vaultRootKey: unhex(vectors.bundle.vaultRootKey),
};

test("[KEY-007] a bundle is random and holds exactly identity, signing seed and vault root key", () => {
  const [one, other] = [createBundle(), createBundle()];
  expect(Object.keys(one).sort()).toEqual(["identitySeed", "signingSeed", "vaultRootKey"]);
  const parts = [...Object.values(one), ...Object.values(other)];
  for (const part of parts) expect(part).toHaveLength(32);
  expect(new Set(parts.map(toBase64url)).size).toBe(6);
  expect(decodeBundle(encodeBundle(one))).toEqual(one);
});

test("the encoding and the public keys are those of the vector", async () => {
  expect(Buffer.from(encodeBundle(fixed)).toString("hex")).toBe(vectors.bundle.encoded);
  expect(ageIdentity(fixed)).toBe(vectors.bundle.ageIdentity);
  const keys = await publicKeys(fixed);
  expect(keys.verifyingKey).toBe(vectors.bundle.verifyingKey);
  // RFC 8032 §7.1, test 1: the public key of this very seed.
  expect(Buffer.from(keys.verifyingKey, "base64url").toString("hex")).toBe(
    "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
  );
  expect(keys.recipient).toHaveLength(vectors.bundle.recipientLength);
  expect(keys.recipient).toBe(vectors.bundle.recipient);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(keys.recipient));
  expect(Buffer.from(digest).toString("hex")).toBe(vectors.bundle.recipientSha256);
});

test("[KEY-007] the identity is an age hybrid identity: what age seals to the recipient, it opens", async () => {
  const bundle = createBundle();
  const { recipient } = await publicKeys(bundle);
  expect(recipient).toMatch(recipientPattern);
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const sealed = await encrypter.encrypt("for you alone");
  expect(new TextDecoder().decode(sealed.subarray(0, 60))).toContain("mlkem768x25519");
  const decrypter = new Decrypter();
  decrypter.addIdentity(ageIdentity(bundle));
  expect(await decrypter.decrypt(sealed, "text")).toBe("for you alone");
});

test("public keys that are not the bundle's own are noticed", async () => {
  const own = await publicKeys(fixed);
  const others = await publicKeys(createBundle());
  await expect(assertPublicKeys(fixed, own)).resolves.toBeUndefined();
  await expect(assertPublicKeys(fixed, { ...own, recipient: others.recipient })).rejects.toMatchObject({
    code: "bundle.public_keys_differ",
    data: { part: "recipient" },
  });
  await expect(assertPublicKeys(fixed, { ...own, verifyingKey: others.verifyingKey })).rejects.toMatchObject({
    data: { part: "verifyingKey" },
  });
});

test("another version or length is no bundle", () => {
  const bytes = encodeBundle(fixed);
  for (const wrong of [bytes.slice(1), new Uint8Array([...bytes, 0]), bytes.with(0, 2), new Uint8Array()])
    expect(() => decodeBundle(wrong)).toThrowError("format.invalid");
});
