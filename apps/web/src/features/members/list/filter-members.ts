import type { Member } from "@heirlock/contract/members/members";
import type { MemberType } from "@heirlock/domain/members/member-types";
import { memberName } from "../offers/member-name.ts";
import type { MembersSearch } from "./members-search.ts";

/** Somebody whose kind was left open stands with the others. */
export function typeOf(member: Pick<Member, "member_type">): MemberType {
  return member.member_type ?? "other";
}

/** Those of a kind, with a role, in a status (MEM-107), whose name has the letters typed, accents aside. */
export function filterMembers(members: readonly Member[], { type, role, status }: MembersSearch, name = ""): Member[] {
  const wanted = plain(name);
  return members.filter(
    (member) =>
      (!type || typeOf(member) === type) &&
      (!role || member.member_roles.some((held) => held.role === role && held.status !== "revoked")) &&
      (!status || member.status === status) &&
      (wanted === "" || plain(`${memberName(member)} ${member.display_name ?? ""}`).includes(wanted)),
  );
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").trim().toLocaleLowerCase();
}
