import { hash, randomBytes } from "node:crypto";
import type { Uuid } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import { query } from "../../kernel/query.ts";
import { insertStopToken } from "./account.queries.ts";

/** The token of a link to a new password. It stands in the fragment of the link and nowhere else; the table holds its hash. */
export function newResetToken(): string {
  return randomBytes(32).toString("base64url");
}

export function resetTokenHash(token: string): string {
  return hash("sha256", `reset-password ${token}`, "base64url");
}

export function stopTokenIdentifier(token: string): string {
  return `stop-reset ${hash("sha256", token, "base64url")}`;
}

/** The token of `/auth/stop-reset#token`: made when a notice about a waiting reset is sent, one for each. */
export async function issueStopToken(auth: Pool, resetId: Uuid): Promise<string> {
  const token = newResetToken();
  await query(auth, insertStopToken, [stopTokenIdentifier(token), resetId]);
  return token;
}
