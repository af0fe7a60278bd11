import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { type KeyRing, keyIdOf, secretsOf } from "./key-ring.ts";

/**
 * Small secrets that the server itself must read again (the secret of an authenticator app, a phone number), kept so
 * that a copy of the database does not show them. AES-256-GCM under a key that HKDF (RFC 5869) derives from a secret of
 * the ring for one purpose. Purpose and owner are associated data: what was sealed for one person or column opens in no
 * other.
 */
export interface SealedFor {
  purpose: string;
  /** Whose row it stands in. */
  owner: string;
}

/** Its message names no field and no key: it may stand in a log. */
export class SealedUnderUnknownSecret extends Error {
  constructor() {
    super("A field is sealed under a secret that is neither HEIRLOCK_SECRET nor among HEIRLOCK_OTHER_SECRETS");
    this.name = "SealedUnderUnknownSecret";
  }
}

const form = "sealed2";
/** Without the id of a key: any of the ring's may be the one. */
const formWithoutId = "sealed1";
const nonceBytes = 12;
const tagBytes = 16;

function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `heirlock sealed field ${purpose}`, 32));
}
const associated = ({ purpose, owner }: SealedFor) => Buffer.from(`${purpose} ${owner}`);

/** What every field begins with that is sealed under the active secret. */
export const activeHeader = ({ active }: KeyRing): string => `${form}.${keyIdOf(active)}.`;

export function seal(ring: KeyRing, place: SealedFor, value: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", keyFor(ring.active, place.purpose), nonce, { authTagLength: tagBytes });
  cipher.setAAD(associated(place));
  const sealed = Buffer.concat([nonce, cipher.update(value, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return activeHeader(ring) + sealed.toString("base64url");
}

/**
 * Throws SealedUnderUnknownSecret where the secret is not in the ring, and something else for what was sealed for
 * another place, was altered, or is not of `seal`.
 */
export function unseal(ring: KeyRing, place: SealedFor, sealed: string): string {
  const parts = sealed.split(".");
  if (parts[0] === formWithoutId && parts.length === 2) return unsealByAny(ring, place, bytesOf(parts[1]!));
  if (parts[0] !== form || parts.length !== 3) throw new Error("This is not a sealed field");
  const secret = secretsOf(ring).find((one) => keyIdOf(one) === parts[1]);
  if (secret === undefined) throw new SealedUnderUnknownSecret();
  return open(secret, place, bytesOf(parts[2]!));
}

function unsealByAny(ring: KeyRing, place: SealedFor, bytes: Buffer): string {
  for (const secret of secretsOf(ring)) {
    try {
      return open(secret, place, bytes);
    } catch {
      // Another one, perhaps.
    }
  }
  throw new SealedUnderUnknownSecret();
}

function bytesOf(text: string): Buffer {
  const bytes = Buffer.from(text, "base64url");
  if (bytes.length < nonceBytes + tagBytes) throw new Error("This is not a sealed field");
  return bytes;
}

function open(secret: string, place: SealedFor, bytes: Buffer): string {
  const nonce = bytes.subarray(0, nonceBytes);
  const decipher = createDecipheriv("aes-256-gcm", keyFor(secret, place.purpose), nonce, { authTagLength: tagBytes });
  decipher.setAAD(associated(place));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  return decipher.update(bytes.subarray(nonceBytes, -tagBytes), undefined, "utf8") + decipher.final("utf8");
}
