import { randomBytes, timingSafeEqual } from "node:crypto";
import { deriveKey } from "./derive-key.ts";
import { authKeyCost } from "./scrypt-cost.ts";

const length = 32;

/**
 * How the client-derived authentication key is stored. It already is the output of Argon2id, so that guessing it
 * is hopeless; hashing it again means that a copy of the table signs nobody in (KEY-006).
 */
const derive = (authKey: string, salt: Buffer) => deriveKey(authKey, salt, authKeyCost);

export async function hashAuthKey(authKey: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(authKey, salt);
  return `scrypt.${salt.toString("base64url")}.${key.toString("base64url")}`;
}

/** What a guess at an account that does not exist is held against: as much work, and never right. */
export const nobodysKey = `scrypt.${Buffer.alloc(16).toString("base64url")}.${Buffer.alloc(length).toString("base64url")}`;

/** False for a wrong key and for a stored value of another form. */
export async function verifyAuthKey(stored: string, authKey: string): Promise<boolean> {
  const [form, salt, expected] = stored.split(".");
  const key = await derive(authKey, Buffer.from(salt ?? "", "base64url"));
  const wanted = Buffer.from(expected ?? "", "base64url");
  return form === "scrypt" && wanted.length === length && timingSafeEqual(key, wanted);
}
