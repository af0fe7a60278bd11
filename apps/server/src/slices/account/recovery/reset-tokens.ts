import { hash, randomBytes } from "node:crypto";

/** The token of a link to a new password. It stands in the fragment of the link and nowhere else; the table holds its hash. */
export function newResetToken(): string {
  return randomBytes(32).toString("base64url");
}

export function resetTokenHash(token: string): string {
  return hash("sha256", `reset-password ${token}`, "base64url");
}
