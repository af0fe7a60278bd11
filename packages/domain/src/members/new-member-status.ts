import type { MemberStatus } from "./statuses.ts";

/** The status a new member is saved with (MEM-014, MEM-016, D33). */
export function statusOfNewMember({ email, invite }: { email: string; invite: boolean }): MemberStatus {
  if (email.trim() === "") return "draft";
  return invite ? "invited" : "pending";
}

/** "Invite by email" stays ticked only while there is an e-mail (MEM-017). */
export function keptInvite({ email, invite }: { email: string; invite: boolean }): boolean {
  return invite && email.trim() !== "";
}

/** What "Add Without Email" leaves (MEM-018). */
export const withoutEmail = { email: "", invite: false } as const;
