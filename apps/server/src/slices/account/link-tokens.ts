import { hash, randomBytes } from "node:crypto";

/** What a mailed link is for; one made for one purpose does nothing for another. */
export type LinkPurpose = "change-email" | "recovery-email" | "recover" | "object";

/** 256 random bits for the fragment of a link. */
export function newLinkToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Under which auth.verifications keeps the link: a hash, so that a copy of the table opens nothing. */
export function linkIdentifier(purpose: LinkPurpose, token: string): string {
  return `${purpose} ${hash("sha256", token, "base64url")}`;
}
