import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/**
 * Small secrets that the server itself must read again (the secret of an authenticator app, a phone number), kept so
 * that a copy of the database does not show them. AES-256-GCM under a key that HKDF (RFC 5869) derives from
 * HEIRLOCK_SECRET for one purpose. Purpose and owner are associated data: what was sealed for one person or column
 * opens in no other.
 */
export interface SealedFor {
  purpose: string;
  /** Whose row it stands in. */
  owner: string;
}

const form = "sealed1";
const nonceBytes = 12;
const tagBytes = 16;

function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `heirlock sealed field ${purpose}`, 32));
}
const associated = ({ purpose, owner }: SealedFor) => Buffer.from(`${purpose} ${owner}`);

export function seal(secret: string, place: SealedFor, value: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", keyFor(secret, place.purpose), nonce, { authTagLength: tagBytes });
  cipher.setAAD(associated(place));
  const sealed = Buffer.concat([nonce, cipher.update(value, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return `${form}.${sealed.toString("base64url")}`;
}

/** Throws for what was sealed under another secret, for another place, or not by `seal`. */
export function unseal(secret: string, place: SealedFor, sealed: string): string {
  const [found, text = ""] = sealed.split(".");
  const bytes = Buffer.from(text, "base64url");
  if (found !== form || bytes.length < nonceBytes + tagBytes) throw new Error("This is not a sealed field");
  const nonce = bytes.subarray(0, nonceBytes);
  const decipher = createDecipheriv("aes-256-gcm", keyFor(secret, place.purpose), nonce, { authTagLength: tagBytes });
  decipher.setAAD(associated(place));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  return decipher.update(bytes.subarray(nonceBytes, -tagBytes), undefined, "utf8") + decipher.final("utf8");
}
