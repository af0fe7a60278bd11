import { hash, hkdfSync } from "node:crypto";
import type { WillKeyId } from "@heirlock/domain/identifiers";
import { makeWillKey, willKeyBytes } from "@heirlock/domain/members/will-key";

/**
 * The key of a row. It follows from the server's secret, so that the worker can mail it without anybody having kept it;
 * the table holds its hash.
 */
export function willKeyOf(secret: string, id: WillKeyId): string {
  return makeWillKey(new Uint8Array(hkdfSync("sha256", secret, id, "will-key", willKeyBytes)));
}

/** The first group finds the key, so that wrong guesses count against it; the other three are the secret (71 bits). */
export function locatorOf(key: string): string {
  return key.split("-", 1)[0]!;
}

export function hashOfKey(key: string): string {
  return hash("sha256", `will-key ${key}`, "base64url");
}
