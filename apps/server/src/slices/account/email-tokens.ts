import { hash, randomBytes } from "node:crypto";
import type { AccountId } from "@heirlock/domain/identifiers";

/** The token of a confirmation link. The table holds its hash, bound to the account and to the address. */
export function newEmailToken(): string {
  return randomBytes(32).toString("base64url");
}

export function tokenIdentifier(token: string): string {
  return `verify-email ${hash("sha256", token, "base64url")}`;
}

export function tokenValue(userId: AccountId, email: string): string {
  return `${userId} ${hash("sha256", email, "base64url")}`;
}
