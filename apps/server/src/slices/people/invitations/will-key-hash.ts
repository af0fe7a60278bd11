import { hash } from "node:crypto";

/** The first group finds the key, so that wrong guesses count against it; the other three are the secret (71 bits). */
export function locatorOf(key: string): string {
  return key.split("-", 1)[0]!;
}

export function hashOfKey(key: string): string {
  return hash("sha256", `will-key ${key}`, "base64url");
}
