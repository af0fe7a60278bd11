import type { Member } from "@heirlock/contract/members/members";

/** As the holder wrote it, or as the account of whoever joined has it. */
export function memberName(member: Pick<Member, "first_name" | "last_name">): string {
  return `${member.first_name} ${member.last_name}`.trim();
}
