/**
 * The vectors again, by code that shares nothing with ours: OpenSSL through node:crypto, and for
 * Argon2id also @noble/hashes. Whoever writes a third implementation finds here all it needs.
 */
import {
  argon2Sync,
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createPublicKey,
  hkdfSync,
  scryptSync,
  verify,
} from "node:crypto";
import { argon2id } from "@noble/hashes/argon2.js";
import { wordlist } from "@scure/bip39/wordlists/english.js";
import { expect, test } from "vitest";
import golden from "./sharing/golden.json" with { type: "json" };
import vectors from "./vectors.json" with { type: "json" };

const unhex = (text: string) => Buffer.from(text, "hex");
const hkdf = (secret: Buffer, info: string, length: number) =>
  Buffer.from(hkdfSync("sha256", secret, Buffer.alloc(0), Buffer.from(info), length));

test("[KEY-001] Argon2id of the vector, by OpenSSL and by noble", () => {
  const { nfkcUtf8, salt, kdf, master } = vectors.password;
  const byOpenSsl = argon2Sync("argon2id", {
    message: unhex(nfkcUtf8),
    nonce: unhex(salt),
    memory: kdf.memoryKiB,
    passes: kdf.passes,
    parallelism: kdf.parallelism,
    tagLength: 32,
  });
  expect(byOpenSsl.toString("hex")).toBe(master);
  const byNoble = argon2id(unhex(nfkcUtf8), unhex(salt), {
    m: kdf.memoryKiB,
    t: kdf.passes,
    p: kdf.parallelism,
    dkLen: 32,
  });
  expect(Buffer.from(byNoble).toString("hex")).toBe(master);
}, 60_000);

test("[KEY-005] HKDF of the vector, by OpenSSL, with the two info strings", () => {
  const master = unhex(vectors.password.master);
  expect(hkdf(master, "heirlock/1 auth-key", 32).toString("hex")).toBe(vectors.password.authKey);
  expect(hkdf(master, "heirlock/1 key-encryption-key", 32).toString("hex")).toBe(vectors.password.kek);
});

test("[KEY-008] [KEY-009] every wrap of the vector opens to the same bundle with OpenSSL alone", () => {
  const open = (text: string, secret: string, info: string) => {
    const header = text.slice(0, text.lastIndexOf("."));
    const payload = Buffer.from(text.slice(header.length + 1), "base64url");
    const keys = hkdf(unhex(secret), info, 64);
    expect(payload.subarray(0, 32)).toEqual(keys.subarray(32));
    return xchachaOpen(keys.subarray(0, 32), payload.subarray(32, 56), Buffer.from(header), payload.subarray(56));
  };
  const { wrap, password, recoveryKey, bundle } = vectors;
  expect(open(wrap.byPassword, password.kek, "heirlock/1 bundle-wrap password").toString("hex")).toBe(bundle.encoded);
  expect(open(wrap.byKit, recoveryKey.key, "heirlock/1 bundle-wrap kit").toString("hex")).toBe(bundle.encoded);
  expect(open(wrap.byPasskey, wrap.prfOutput, "heirlock/1 bundle-wrap passkey").toString("hex")).toBe(bundle.encoded);
  expect(open(wrap.byRoot, wrap.newerRootKey, "heirlock/1 bundle-wrap root").toString("hex")).toBe(bundle.encoded);
});

test("the kit number is 40 bits of HKDF in Crockford's base32", () => {
  const bits = [...hkdf(unhex(vectors.recoveryKey.key), "heirlock/1 kit-number", 5)]
    .map((byte) => byte.toString(2).padStart(8, "0"))
    .join("");
  const text = (bits.match(/.{5}/g) ?? []).map((five) => "0123456789ABCDEFGHJKMNPQRSTVWXYZ"[Number.parseInt(five, 2)]);
  expect(`${text.slice(0, 4).join("")}-${text.slice(4).join("")}`).toBe(vectors.recoveryKey.kitNumber);
});

test("the signature of the vector, by OpenSSL", () => {
  const { context, message, signature } = vectors.signature;
  const key = createPublicKey({
    format: "jwk",
    key: { kty: "OKP", crv: "Ed25519", x: vectors.bundle.verifyingKey },
  });
  const signed = Buffer.from(`heirlock/1 signature ${context}\0${message}`);
  expect(verify(null, signed, key, Buffer.from(signature.slice("hls1.".length), "base64url"))).toBe(true);
});

test("[KEY-062] field, entry keys, file passphrase and revision of the vector, by OpenSSL alone", () => {
  const { entry, bundle } = vectors;
  const open = (text: string, key: Buffer, place: readonly unknown[]) => {
    const header = text.slice(0, text.lastIndexOf("."));
    const payload = Buffer.from(text.slice(header.length + 1), "base64url");
    return xchachaOpen(
      key,
      payload.subarray(0, 24),
      Buffer.from(JSON.stringify([header, ...place])),
      payload.subarray(24),
    );
  };
  const title = open(entry.sealedTitle, unhex(entry.labelKey), [entry.estate, entry.entry, "title", 1]);
  expect(title.toString("hex")).toBe(`${Buffer.from(entry.title).toString("hex")}80`.padEnd(64, "0"));
  const byRoot = hkdf(unhex(bundle.vaultRootKey), "heirlock/1 entry-key root", 32);
  expect(open(entry.wrappedLabelKey, byRoot, [entry.estate, entry.entry, 1]).toString("hex")).toBe(entry.labelKey);
  const byLink = hkdf(unhex(entry.linkKey), "heirlock/1 entry-key link", 32);
  expect(open(entry.linkedContentKey, byLink, [entry.estate, entry.entry, 1]).toString("hex")).toBe(entry.contentKey);
  const passphrase = hkdf(unhex(entry.contentKey), `heirlock/1 file-passphrase\0${entry.fileId}`, 32);
  expect(passphrase.toString("base64url")).toBe(entry.filePassphrase);
  const byContent = hkdf(unhex(entry.newerContentKey), "heirlock/1 file-key content", 32);
  const kept = open(entry.keptFileKey, byContent, [entry.estate, entry.entry, 2, entry.fileId]);
  expect(kept.toString("base64url")).toBe(entry.filePassphrase);
  const key = createPublicKey({ format: "jwk", key: { kty: "OKP", crv: "Ed25519", x: bundle.verifyingKey } });
  const signed = Buffer.from(`heirlock/1 signature entry-revision\0${entry.revisionMessage}`);
  expect(verify(null, signed, key, Buffer.from(entry.revisionSignature.slice("hls1.".length), "base64url"))).toBe(true);
});

test("[KEY-062] key card and safety number of the vector, by OpenSSL alone", () => {
  const { card, safetyNumber, bundle } = vectors;
  const secret = unhex(card.secret);
  const bits = [...secret, ...createHash("sha256").update(secret).digest().subarray(0, 4)]
    .map((byte) => byte.toString(2).padStart(8, "0"))
    .join("");
  const code = (bits.match(/.{5}/g) ?? []).map((five) => "0123456789ABCDEFGHJKMNPQRSTVWXYZ"[Number.parseInt(five, 2)]);
  expect(`HLC1:${code.join("")}`).toBe(card.qrText);
  expect(hkdf(secret, "heirlock/1 card identity", 32).toString("hex")).toBe(card.identitySeed);
  expect(hkdf(secret, "heirlock/1 card signing", 32).toString("hex")).toBe(card.signingSeed);
  const pair = [
    [bundle.recipient, bundle.verifyingKey],
    [golden.cardRecipient, card.verifyingKey],
  ].sort(([, a], [, b]) => (a! < b! ? -1 : 1));
  const number = scryptSync(JSON.stringify(pair), "heirlock/1 safety-number", 32, {
    N: 2 ** 15,
    r: 8,
    p: 1,
    maxmem: 64 * 1024 * 1024,
  });
  const words = [...number]
    .map((byte) => byte.toString(2).padStart(8, "0"))
    .join("")
    .match(/.{11}/g)!
    .slice(0, 8);
  expect(words.map((index) => wordlist[Number.parseInt(index, 2)]).join(" ")).toBe(safetyNumber.words);
});

test("[KEY-062] what is kept, signed and proved between people, by OpenSSL alone", () => {
  const { sharing, bundle, card, entry } = vectors;
  const { estate } = entry;
  const { member, card: cardId } = sharing;
  const byRoot = hkdf(unhex(bundle.vaultRootKey), "heirlock/1 sharing root", 32);
  const kept = (text: string, place: readonly unknown[]) => {
    const header = text.slice(0, text.lastIndexOf("."));
    const payload = Buffer.from(text.slice(header.length + 1), "base64url");
    const associatedData = Buffer.from(JSON.stringify([header, ...place]));
    return xchachaOpen(byRoot, payload.subarray(0, 24), associatedData, payload.subarray(24)).toString("hex");
  };
  const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");
  expect(kept(sharing.keptCard, [estate, member, cardId])).toBe(card.secret);
  expect(kept(sharing.keptLink, [estate, member, "now", 1, hashOf("s")])).toBe(entry.linkKey);
  expect(kept(sharing.keptRelease, [estate, "after_death", 1])).toBe(sharing.releaseKey);
  const isSigned = (by: string, context: string, message: readonly unknown[], signature: string) =>
    verify(
      null,
      Buffer.from(`heirlock/1 signature ${context}\0${JSON.stringify(message)}`),
      createPublicKey({ format: "jwk", key: { kty: "OKP", crv: "Ed25519", x: by } }),
      Buffer.from(signature.slice("hls1.".length), "base64url"),
    );
  const holder = bundle.verifyingKey;
  expect(isSigned(holder, "member-identity", [estate, member, "r", "v"], sharing.memberSignature)).toBe(true);
  expect(isSigned(holder, "holder-identity", [estate, member, "r", "v"], sharing.holderSignature)).toBe(true);
  expect(isSigned(holder, "card-identity", [estate, member, cardId, "r", "v"], sharing.cardSignature)).toBe(true);
  expect(isSigned(card.verifyingKey, "card-join", [card.verifyingKey, "r", "v"], sharing.joinSignature)).toBe(true);
  expect(isSigned(card.verifyingKey, "card-open", [card.verifyingKey], sharing.openSignature)).toBe(true);
  const cardKeys = hashOf(JSON.stringify(["r", "v"]));
  const envelope = [estate, member, "now", 1, "s", cardKeys, null];
  expect(isSigned(holder, "envelope", envelope, sharing.envelopeSignature)).toBe(true);
  const proof = createHmac("sha256", hkdf(unhex(card.secret), "heirlock/1 card holder", 32))
    .update(JSON.stringify([estate, member, cardId, "r", "v"]))
    .digest("base64url");
  expect(proof).toBe(sharing.holderProof);
});

/** draft-irtf-cfrg-xchacha-03: HChaCha20 of key and 16 bytes of nonce, then RFC 8439 with the other 8. */
function xchachaOpen(key: Buffer, nonce: Buffer, associatedData: Buffer, sealed: Buffer): Buffer {
  const subkey = hchacha20(key, nonce.subarray(0, 16));
  const iv = Buffer.concat([Buffer.alloc(4), nonce.subarray(16)]);
  const cipher = createDecipheriv("chacha20-poly1305", subkey, iv, { authTagLength: 16 });
  cipher.setAAD(associatedData, { plaintextLength: sealed.length - 16 });
  cipher.setAuthTag(sealed.subarray(-16));
  return Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
}

/** A ChaCha20 block is its last state plus its first; HChaCha20 wants the last state, rows 1 and 4. */
function hchacha20(key: Buffer, input: Buffer): Buffer {
  const block = createCipheriv("chacha20", key, input).update(Buffer.alloc(64));
  const constants = Buffer.from("expand 32-byte k");
  const out = Buffer.alloc(32);
  for (let i = 0; i < 4; i++) {
    out.writeUInt32LE((block.readUInt32LE(4 * i) - constants.readUInt32LE(4 * i)) >>> 0, 4 * i);
    out.writeUInt32LE((block.readUInt32LE(48 + 4 * i) - input.readUInt32LE(4 * i)) >>> 0, 16 + 4 * i);
  }
  return out;
}

test("the signed plan of the vector, by OpenSSL alone", () => {
  const sha = (...parts: (Buffer | string)[]) => {
    const hash = createHash("sha256");
    for (const part of parts) hash.update(part);
    return hash.digest();
  };
  const { salt, fingerprint, leaf, root, head, headHash, signature } = vectors.plan;
  expect(sha('["r","v"]').toString("base64url")).toBe(fingerprint);
  let level = Array.from({ length: 1024 }, (_, slot) => {
    const place = Buffer.alloc(4);
    place.writeUInt32BE(slot);
    return slot === 5 ? sha(Buffer.of(0), leaf) : sha(Buffer.of(2), unhex(salt), place);
  });
  while (level.length > 1)
    level = Array.from({ length: level.length / 2 }, (_, at) => sha(Buffer.of(1), level[2 * at]!, level[2 * at + 1]!));
  expect(level[0]!.toString("base64url")).toBe(root);
  expect(sha(head).toString("base64url")).toBe(headHash);
  const key = createPublicKey({ format: "jwk", key: { kty: "OKP", crv: "Ed25519", x: vectors.bundle.verifyingKey } });
  const signed = Buffer.from(`heirlock/1 signature plan-head\0${head}`);
  expect(verify(null, signed, key, Buffer.from(signature.slice("hls1.".length), "base64url"))).toBe(true);
});

test("[OPS-029] what the keeper of the vector signs, by OpenSSL alone", () => {
  const { keeper, bundle } = vectors;
  const key = createPublicKey({ format: "jwk", key: { kty: "OKP", crv: "Ed25519", x: bundle.verifyingKey } });
  const isSigned = (context: string, text: string, signature: string) =>
    verify(
      null,
      Buffer.from(`heirlock/1 signature ${context}\0${text}`),
      key,
      Buffer.from(signature.slice("hls1.".length), "base64url"),
    );
  const sha = (first: number, ...parts: (Buffer | string)[]) => {
    const hash = createHash("sha256").update(Buffer.of(first));
    for (const part of parts) hash.update(part);
    return hash.digest();
  };
  const [a, b, c] = [keeper.leaf, keeper.secondLeaf, keeper.thirdLeaf].map((leaf) => sha(0, leaf));
  expect(sha(1, sha(1, a!, b!), c!).toString("base64url")).toBe(keeper.root);
  expect(JSON.parse(keeper.checkpoint)[3]).toBe(keeper.root);
  expect(createHash("sha256").update(keeper.checkpoint).digest("base64url")).toBe(keeper.checkpointHash);
  expect(isSigned("audit-checkpoint", keeper.checkpoint, keeper.checkpointSignature)).toBe(true);
  expect(isSigned("newest-head", keeper.answer, keeper.answerSignature)).toBe(true);
  const next = JSON.stringify([1, keeper.nextKey, keeper.since]);
  expect(isSigned("keeper-key", next, keeper.nextKeySignature)).toBe(true);
});
