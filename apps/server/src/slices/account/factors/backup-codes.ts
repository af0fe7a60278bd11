import { randomBytes, randomInt } from "node:crypto";
import { deriveKey } from "../derive-key.ts";
import { shortSecretCost } from "../scrypt-cost.ts";

/** Crockford's base 32: no I, L, O or U, so that a handwritten code is read again as it was meant. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const howMany = 10;
const length = 10;

/**
 * 50 random bits are more than anybody guesses at a sign-in, and fewer than the 112 that might be stored under a bare
 * hash: hence scrypt (ASVS 5.0 6.5.2). One salt for the set, so that a code is found by one derivation.
 */
export async function hashBackupCode(code: string, salt: string): Promise<string> {
  return (await deriveKey(code, Buffer.from(salt, "base64url"), shortSecretCost)).toString("base64url");
}

const newCode = () => Array.from({ length }, () => letters[randomInt(letters.length)]).join("");

export interface BackupCodeSet {
  /** Shown once, in two groups of five. */
  codes: string[];
  salt: string;
  hashes: string[];
}

export async function newBackupCodes(): Promise<BackupCodeSet> {
  const codes = new Set<string>();
  while (codes.size < howMany) codes.add(newCode());
  const salt = randomBytes(16).toString("base64url");
  const hashes = await Promise.all([...codes].map((code) => hashBackupCode(code, salt)));
  return { codes: [...codes].map((code) => `${code.slice(0, 5)}-${code.slice(5)}`), salt, hashes };
}
