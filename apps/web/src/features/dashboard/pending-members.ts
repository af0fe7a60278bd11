import type { Member } from "@heirlock/contract/members/members";

/** Whose answer is missing (D53). */
export const pendingMembers = (members: readonly Member[]): Member[] =>
  members.filter(({ status }) => status === "invited" || status === "pending");
