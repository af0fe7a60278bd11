import type { MemberRole } from "@heirlock/domain/members/roles";

/**
 * The invitation that somebody is about to answer, while they sign in or up on the way. It stays in this tab alone and
 * is gone with it: the key never stands in an address, a shared storage or a log (SEC-032).
 */
export interface KeptInvitation {
  key: string;
  holder: string;
  firstName: string;
  lastName: string;
  /** The address that was invited; sign-up keeps to it. */
  email: string | null;
  declinedRoles: MemberRole[];
}

/** Where it is answered, and where sign-in leads back to. */
export const answerPath = "/invitations/answer";

const name = "heirlock_invitation";

export function keepInvitation(invitation: KeptInvitation): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(invitation));
  } catch {
    // Without storage the link of the mail is opened once more after sign-in.
  }
}

export function keptInvitation(): KeptInvitation | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? "null");
    if (typeof kept !== "object" || kept === null || !("key" in kept) || typeof kept.key !== "string") return null;
    return kept as KeptInvitation;
  } catch {
    return null;
  }
}

export function forgetInvitation(): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}
