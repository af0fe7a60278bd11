import { createHmac, hash } from "node:crypto";
import type { InvitationId } from "@heirlock/domain/identifiers";

/**
 * The token of an invitation's link. It follows from the server's secret, so that a reminder carries the very link of
 * the first letter without anybody having kept it; the table holds its hash alone.
 */
export function invitationToken(secret: string, invitationId: InvitationId): string {
  return createHmac("sha256", secret).update(`invitation ${invitationId}`).digest("base64url");
}

export function tokenHash(token: string): string {
  return hash("sha256", token, "base64url");
}

/** In the fragment, which no server and no proxy sees. */
export function invitationLink(publicUrl: string, token: string): string {
  return `${publicUrl}/invitations/answer#${token}`;
}
