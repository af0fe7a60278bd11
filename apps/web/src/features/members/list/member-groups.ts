import type { Member } from "@heirlock/contract/members/members";
import { wantsComparing } from "../offers/member-badges.tsx";

/** By what is next with them, in the order of the page. */
export const memberGroups = ["waiting", "noAnswer", "joined", "withoutEmail", "ended"] as const;
export type MemberGroup = (typeof memberGroups)[number];

type Standing = Pick<Member, "status" | "confirmed_by_holder" | "is_active" | "email" | "keys">;

/** Everybody stands in exactly one group; whoever said no or was let go is told of, too. */
export function groupOf(member: Standing): MemberGroup {
  switch (member.status) {
    case "rejected":
    case "revoked":
      return "ended";
    case "invited":
      return "noAnswer";
    case "confirmed":
      if (wantsComparing(member)) return "waiting";
      return member.confirmed_by_holder ? unanswered(member) : "joined";
    case "pending":
    case "draft":
      return unanswered(member);
  }
}

const unanswered = ({ email }: Standing): MemberGroup => (email === null ? "withoutEmail" : "noAnswer");
