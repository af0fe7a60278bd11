import { createHmac, randomInt } from "node:crypto";
import type { AccountId } from "@heirlock/domain/identifiers";

/** What a code was sent for; it does nothing else. */
export type CodePurpose = "set-phone" | "recover";

/** Wrong codes after which one is worth nothing, however right the next guess. */
export const mostTries = 5;

export function newPhoneCode(): string {
  return String(randomInt(100_000_000)).padStart(8, "0");
}

/** Keyed: there are few enough codes to try them all against a bare hash. */
export function phoneCodeHash(secret: string, purpose: CodePurpose, userId: AccountId, code: string): string {
  return createHmac("sha256", secret).update(`phone-code ${purpose} ${userId} ${code}`).digest("base64url");
}
