import { sha256 } from "@noble/hashes/sha2.js";
import { randomBytes } from "@noble/hashes/utils.js";
import { base32crockford } from "@scure/base";
import { sameBytes } from "../bytes.ts";
import { CryptoError } from "../errors.ts";
import { keyLength } from "../format.ts";
import { expandKey } from "../hkdf.ts";
import { hkdfInfo } from "../labels.ts";

/**
 * A key card on paper: 16 random bytes and 4 of check (the first of their SHA-256), as 8 groups of 4 characters in
 * Crockford's base32. Its identity and signing key are HKDF of the secret, so that no later change voids a card.
 */
export const cardSecretLength = 16;
const checkLength = 4;
const codeLength = 32;
const groupLength = 4;
/** Before the code in the QR: `HLC1:` and the 32 characters, all of QR's alphanumeric mode. */
const qrPrefix = "HLC1:";
/** What may be typed for a digit: the alphabet, and O, I and L, which are read as 0 and 1. */
const readable = /^[0-9A-TV-Z]$/;

/** What an account has in its bundle, but for the vault: `publicKeys` gives recipient and verifying key. */
export interface CardKeys {
  identitySeed: Uint8Array;
  signingSeed: Uint8Array;
}

export function createCardSecret(): Uint8Array {
  return randomBytes(cardSecretLength);
}

export function cardKeys(secret: Uint8Array): CardKeys {
  if (secret.length !== cardSecretLength) throw new CryptoError("format.invalid", { format: "card" });
  return {
    identitySeed: expandKey(secret, hkdfInfo.cardIdentity, keyLength),
    signingSeed: expandKey(secret, hkdfInfo.cardSigning, keyLength),
  };
}

/** The 8 groups as they are printed. */
export function cardGroups(secret: Uint8Array): readonly string[] {
  const code = base32crockford.encode(new Uint8Array([...secret, ...checkOf(secret)]));
  return Array.from({ length: codeLength / groupLength }, (_, group) =>
    code.slice(group * groupLength, (group + 1) * groupLength),
  );
}

export function cardQrText(secret: Uint8Array): string {
  return qrPrefix + cardGroups(secret).join("");
}

/**
 * Reads what was typed, pasted or scanned: case and gaps do not matter, O reads as 0, I and L as 1. The check covers the
 * whole, so no group can be tried by itself. Throws `card.length`, `card.characters` or `card.check`.
 */
export function readCard(typed: string): Uint8Array {
  const folded = typed.normalize("NFKC").toUpperCase().trim();
  const code = (folded.startsWith(qrPrefix) ? folded.slice(qrPrefix.length) : folded).replace(/[\s\p{Pd}.,_]/gu, "");
  const characters = [...code];
  if (characters.length !== codeLength) throw new CryptoError("card.length", { found: characters.length });
  const wrong = characters.flatMap((letter, index) =>
    readable.test(letter) ? [] : [Math.floor(index / groupLength) + 1],
  );
  if (wrong.length > 0) throw new CryptoError("card.characters", { groups: [...new Set(wrong)] });
  const bytes = base32crockford.decode(code);
  const secret = bytes.slice(0, cardSecretLength);
  if (!sameBytes(bytes.subarray(cardSecretLength), checkOf(secret))) throw new CryptoError("card.check", {});
  return secret;
}

function checkOf(secret: Uint8Array): Uint8Array {
  return sha256(secret).subarray(0, checkLength);
}
